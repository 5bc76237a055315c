import { z } from 'zod';
import { at, event, id, personal } from './event.ts';
import { count, emailHash, hitId, pageNumber, sessionId } from './fields.ts';

/**
 * Reported facts, not decisions: the edge appends them without loading a stream, keyed by presentation.
 * They are absolute and folded by their own time, so repetition and order do not matter.
 */
export const reading = {
  /** The presentation that was opened. */
  presentationId: id,
  /** The link that was opened; null for a signed-in viewing without a link. */
  sharedLinkId: id.nullable(),
  /** The user who owned the link at the time; null without a link. */
  linkOwnerId: id.nullable(),
};

/**
 * Whose figures an opening counts in: `person` (the default in all figures), `bot`, or `own-team` for signed-in
 * colleagues.
 */
export const hitLane = z.enum(['person', 'bot', 'own-team']);
export type HitLane = z.output<typeof hitLane>;

const sealedVisitor = { name: 'visitor', protection: 'personal', personField: 'hitId' } as const;

/** A shared link was opened: one hit. Published at once, before the reader passes any gate. */
export const SharedLinkHitRecorded = event(
  'SharedLinkHitRecorded',
  {
    ...reading,
    hitId,
    /** When the link was opened. */
    openedAt: at,
    /**
     * Whose opening it looked like at once, by user agent and sign-in: `person`, `bot` or `own-team`. The last
     * HitVerdictGiven or HitVerdictTakenBack of the hit overrides it.
     */
    lane: hitLane.default('person'),
    /** Why it is not a person's, such as `user-agent: googlebot` or `signed-in`. Null for a person's. */
    laneReason: z.string().nullable().default(null),
    /**
     * HMAC that is the same for openings of one link from the same network address with the same browser; it
     * identifies nobody. Null when not known.
     */
    visitorKey: z.string().nullable().default(null),
    /** What the browser calls itself. Neither the visitor nor the network address is stored. */
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

/** A viewing began: the viewer opened after every gate was passed, or a member opened a presentation. */
export const ViewerSessionStarted = event(
  'ViewerSessionStarted',
  {
    ...reading,
    sessionId,
    /** The opening that the viewing belongs to; null without a link. */
    hitId: hitId.nullable(),
    /** The signed-in member, when there is no link; such viewings count for the own team. */
    viewerId: id.nullable(),
    /** The activity that the member's app says it belongs to: a meeting or a customer visit. Null without one. */
    activityId: id.nullable(),
    /** The opening that it belongs to, as far as figures need it; null without a link. */
    opening: z
      .strictObject({
        /** When the link was opened. */
        openedAt: at,
        lane: hitLane,
        /** As in SharedLinkHitRecorded. */
        visitorKey: z.string().nullable(),
      })
      .nullable()
      .default(null),
    /** When the viewing began, by the server's clock. */
    startedAt: at,
    /** How many pages the file has; null when the viewer does not say. */
    pageCount: count.nullable(),
    /** Whether the viewer says that it is shown live to an audience; no figure depends on it. */
    liveMode: z.boolean().default(false),
    /** What the browser or app calls itself. */
    userAgent: personal(z.string(), 'sessionId'),
    /** The `meta` that the viewer sent with it, as JSON text; null for none, and before version 5. */
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

/**
 * A moment on the viewer's own clock, which may be off by days: epoch microseconds. Null when the viewer did not send
 * it.
 */
export const viewerClock = z.number().int().nonnegative().nullable().default(null);

/** Something happened in a viewing: a page turn, a click, a download, a print, a zoom, leaving or coming back. */
export const ViewerEventRecorded = event(
  'ViewerEventRecorded',
  {
    ...reading,
    sessionId,
    /** The kind of event as the viewer names it: PDF, visibility, Video, Download, Print or data-capture. */
    category: z.string(),
    /** What happened, as the viewer names it, such as change_page. */
    action: z.string(),
    /** A page padded to four digits, or the URL of a clicked link; null for neither. */
    path: z.string().nullable(),
    /** The open page, when `path` is not one; null when not known. */
    page: pageNumber.nullable(),
    /** A detail of the event: the factor of a zoom, the marker of a video. Null for none. */
    detail: z.string().nullable(),
    /** When it happened, as the viewer reports it: epoch microseconds. */
    eventAtUs: z.number(),
    /**
     * How far into the viewing's visible time it happened: milliseconds, at most as many as passed on the server's
     * clock; 0 when the viewer does not say.
     */
    elapsedMs: z.number().nonnegative(),
    /** Whether the viewer said `elapsedMs`. Null: not recorded before version 3. */
    saysElapsed: z.boolean().nullable().default(null),
    /** What else the viewer sent with it, as JSON text; may contain what a visitor typed. Null for nothing. */
    meta: personal(z.string(), 'sessionId').default(null),
    /** When the server received it. */
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

/** The reader left, as the viewer reported it. ViewerSessionClosed has the account of the viewing. */
export const ViewerSessionEnded = event(
  'ViewerSessionEnded',
  {
    ...reading,
    sessionId,
    /**
     * Cumulative milliseconds with the page visible, at most as many as passed on the server's clock; 0 when the
     * viewer does not say.
     */
    elapsedMs: z.number().nonnegative(),
    /** Whether the viewer said `elapsedMs`. Null: not recorded before version 2. */
    saysElapsed: z.boolean().nullable().default(null),
    /** When it ended, at the latest when the server received this. */
    endedAt: at,
    /** When the server received it. Null: not recorded before version 2. */
    heardAt: at.nullable().default(null),
    /** When it ended, by the viewer's clock: epoch microseconds. Null when the viewer did not say. */
    endedAtUs: viewerClock,
    /** When the viewer sent it, by the viewer's clock: epoch microseconds. Null when the viewer did not say. */
    sentAtUs: viewerClock,
  },
  {
    version: 2,
    upcasts: {
      1: (data) => ({ ...data, saysElapsed: null, heardAt: null, endedAtUs: null, sentAtUs: null }),
    },
  },
);

/** A recipient passed one of a link's gates. */
export const SharedLinkGatePassed = event('SharedLinkGatePassed', {
  ...reading,
  hitId,
  /** Which gate: consent, the access code, or the code that proves an email. */
  gate: z.enum(['CONSENT', 'ACCESS_CODE', 'EMAIL']),
  /** When the gate was passed. */
  passedAt: at,
});

/** A visitor proved an email with a code that was sent to it. */
export const SharedLinkVisitorVerified = event('SharedLinkVisitorVerified', {
  ...reading,
  hitId,
  /** The contact: HMAC of the email in this team. */
  visitorId: emailHash,
  /** The proven email. */
  email: personal(z.email(), 'visitorId'),
  /** When the code was accepted. */
  verifiedAt: at,
});

/** A visitor entered an email at a link that asks for one and does not verify it. */
export const SharedLinkEmailEntered = event('SharedLinkEmailEntered', {
  ...reading,
  hitId,
  /** The contact: HMAC of the email in this team. */
  visitorId: emailHash,
  /** The email as entered. */
  email: personal(z.email(), 'visitorId'),
  /** When it was entered. */
  enteredAt: at,
});

// The ledger of consent: what was shown to a visitor, word for word, and what they chose. No answer is given on a
// choice before it is on the log.

const consent = {
  ...reading,
  hitId,
  /** Whether the visitor may refuse: OPTIONAL, or has to agree before anything is shown: REQUIRED. */
  mode: z.enum(['OPTIONAL', 'REQUIRED']),
  /** The sentence beside the checkbox, word for word. */
  statement: z.string(),
  /** URL of the privacy policy that was linked; null for none. */
  privacyPolicyUrl: z.string().nullable(),
};

/** A visitor was asked for consent. */
export const SharedLinkConsentShown = event('SharedLinkConsentShown', {
  ...consent,
  /** When the question was shown. */
  shownAt: at,
});

/** A visitor gave or refused consent. Nothing of the viewing is recorded after a refusal. */
export const SharedLinkConsentChosen = event('SharedLinkConsentChosen', {
  ...consent,
  /** True for agreed, false for refused. */
  isGiven: z.boolean(),
  /** When the visitor chose. */
  chosenAt: at,
});
