import { z } from 'zod';
import { at, event, id, personal } from './event.ts';

/**
 * Reported facts, not decisions: the edge appends them without loading a stream, keyed by presentation.
 * They are absolute and folded by their own time, so repetition and order do not matter.
 */
export const reading = {
  presentationId: id,
  /** Null for a signed-in viewing without a link. */
  sharedLinkId: id.nullable(),
  /** Who made the link; null without one. */
  linkOwnerId: id.nullable(),
};

/** Whose openings are counted together: figures are of persons, unless somebody asks for the others too. */
export const hitLane = z.enum(['person', 'bot', 'own-team']);
export type HitLane = z.output<typeof hitLane>;

const sealedVisitor = { name: 'visitor', protection: 'personal', personField: 'hitId' } as const;

export const SharedLinkHitRecorded = event(
  'SharedLinkHitRecorded',
  {
    ...reading,
    hitId: id,
    openedAt: at,
    /** As the edge saw it at once, by user agent and sign-in; the last HitVerdict… event of the hit goes before it. */
    lane: hitLane.default('person'),
    /** Why it is no person's: `user-agent: googlebot`, `signed-in`. Null for a person's. */
    laneReason: z.string().nullable().default(null),
    /** The same for openings of one link from the same address with the same browser: an HMAC that names nobody. */
    visitorKey: z.string().nullable().default(null),
    /** What the browser says it is. Whose it is, and from which address it came, is not written down anywhere. */
    userAgent: z.string().nullable(),
  },
  {
    version: 3,
    upcasts: {
      1: (data) => ({ ...data, lane: 'person', laneReason: null, visitorKey: null }),
      2: ({ visitor, ...data }) => ({
        ...data,
        userAgent: (visitor as { userAgent: string | null } | null)?.userAgent ?? null,
      }),
    },
    formerlyProtected: { 1: [sealedVisitor], 2: [sealedVisitor] },
  },
);

const sealedUserAgent = {
  name: 'userAgent',
  protection: 'personal',
  personField: 'sessionId',
} as const;

export const ViewerSessionStarted = event(
  'ViewerSessionStarted',
  {
    ...reading,
    sessionId: id,
    hitId: id.nullable(),
    /** The member who is signed in, where there is no link; his viewings are the own team's. */
    viewerId: id.nullable(),
    /** What the member says it belongs to: a meeting in his calendar, a visit of his. */
    activityId: id.nullable(),
    /** The opening of the link that it belongs to, as far as figures need it; null without one. As in SharedLinkHitRecorded. */
    opening: z
      .strictObject({ openedAt: at, lane: hitLane, visitorKey: z.string().nullable() })
      .nullable()
      .default(null),
    startedAt: at,
    pageCount: z.number().int().nonnegative().nullable(),
    /** What the viewer says of it (content §3); nothing depends on it. */
    liveMode: z.boolean().default(false),
    userAgent: personal(z.string(), 'sessionId'),
    /** The `meta` that the viewer sent with it (content §3), as JSON. Not known before version 5. */
    meta: personal(z.string(), 'sessionId').default(null),
  },
  {
    version: 5,
    upcasts: {
      1: (data) => ({ ...data, activityId: null }),
      2: (data) => ({ ...data, opening: null }),
      3: (data) => ({ ...data, liveMode: false }),
      4: (data) => ({ ...data, meta: null }),
    },
    formerlyProtected: {
      1: [sealedUserAgent],
      2: [sealedUserAgent],
      3: [sealedUserAgent],
      4: [sealedUserAgent],
    },
  },
);

/** A moment on the viewer's own clock, which may be off by days: epoch microseconds. Null where the viewer did not send it. */
export const viewerClock = z.number().int().nonnegative().nullable().default(null);

export const ViewerEventRecorded = event(
  'ViewerEventRecorded',
  {
    ...reading,
    sessionId: id,
    category: z.string(),
    action: z.string(),
    /** A page padded to four digits, or the address of a link that was clicked. */
    path: z.string().nullable(),
    /** The page that lay open, where the path is another. */
    page: z.number().int().positive().nullable(),
    /** What goes with it: the factor of a zoom, the marker of a video. */
    detail: z.string().nullable(),
    /** Epoch microseconds as the viewer reports them. */
    eventAtUs: z.number(),
    /** Where on the session's visible clock it happened, in milliseconds, clamped to the server's clock; 0 where the viewer does not say. */
    elapsedMs: z.number().nonnegative(),
    /** Whether the viewer says where on the visible clock it happened. Null: not recorded before version 3. */
    saysElapsed: z.boolean().nullable().default(null),
    /** What else the viewer says with it, as JSON: perhaps what a visitor typed. */
    meta: personal(z.string(), 'sessionId').default(null),
    heardAt: at,
  },
  {
    version: 4,
    upcasts: {
      1: (data) => ({ ...data, page: null, detail: null }),
      2: (data) => ({ ...data, saysElapsed: null }),
      3: (data) => ({ ...data, meta: null }),
    },
    formerlyProtected: { 1: [], 2: [], 3: [] },
  },
);

export const ViewerSessionEnded = event(
  'ViewerSessionEnded',
  {
    ...reading,
    sessionId: id,
    /** Cumulative visible milliseconds, clamped to the server's clock; 0 where the viewer does not say. */
    elapsedMs: z.number().nonnegative(),
    /** Whether the viewer says how long it was. Null: not recorded before version 2. */
    saysElapsed: z.boolean().nullable().default(null),
    /** Clamped to the server's clock. */
    endedAt: at,
    /** When the server heard it. Null: not recorded before version 2. */
    heardAt: at.nullable().default(null),
    /** When it ended by the viewer's clock. */
    endedAtUs: viewerClock,
    /** When the viewer sent it. */
    sentAtUs: viewerClock,
  },
  {
    version: 2,
    upcasts: {
      1: (data) => ({ ...data, saysElapsed: null, heardAt: null, endedAtUs: null, sentAtUs: null }),
    },
  },
);

/** A recipient got past one of a link's gates. */
export const SharedLinkGatePassed = event('SharedLinkGatePassed', {
  ...reading,
  hitId: id,
  gate: z.enum(['CONSENT', 'ACCESS_CODE', 'EMAIL']),
  passedAt: at,
});

/** A visitor proved an address by a code that was mailed to it. */
export const SharedLinkVisitorVerified = event('SharedLinkVisitorVerified', {
  ...reading,
  hitId: id,
  /** The team's HMAC of the address, as for every contact. */
  visitorId: z.string(),
  email: personal(z.email(), 'visitorId'),
  verifiedAt: at,
});

/** A visitor entered an email at a link that asks for one and does not verify it. */
export const SharedLinkEmailEntered = event('SharedLinkEmailEntered', {
  ...reading,
  hitId: id,
  /** The team's HMAC of the email, as for every contact. */
  visitorId: z.string(),
  email: personal(z.email(), 'visitorId'),
  enteredAt: at,
});

// The ledger of consent: what was put before a visitor, word for word, and what he chose. No answer is given on a
// choice before it is on the log.

const consent = {
  ...reading,
  hitId: id,
  mode: z.enum(['OPTIONAL', 'REQUIRED']),
  /** The sentence beside the box. */
  statement: z.string(),
  privacyPolicyUrl: z.string().nullable(),
};

export const SharedLinkConsentShown = event('SharedLinkConsentShown', { ...consent, shownAt: at });

export const SharedLinkConsentChosen = event('SharedLinkConsentChosen', {
  ...consent,
  isGiven: z.boolean(),
  chosenAt: at,
});
