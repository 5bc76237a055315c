import { z } from 'zod';
import { languages } from '../text/languages.ts';
import { at, event, id, personal, secret } from './event.ts';
import { hitLane } from './telemetry.ts';

/**
 * The key that a link's name is sealed with: one for each name, of no person. It is erased with the person that the link was
 * made for. Null where there is no name, and for names from before they were sealed.
 */
const nameKey = z.string().nullable();

/** Of a page that a recipient reads; null: whatever their browser prefers. */
const language = z.enum(languages).nullable();

export const SharedLinkCreated = event(
  'SharedLinkCreated',
  {
    sharedLinkId: id,
    presentationId: id,
    createdBy: id,
    /** 128 bits, base64url: the unguessable end of the address. */
    token: z.string(),
    alias: z.string().nullable(),
    name: personal(z.string(), 'nameKey'),
    nameKey,
    linkType: z.enum(['EMAIL', 'LINK', 'SPACE']),
    /** Null: never expires. */
    expiresAt: at.nullable(),
    /** 0 none, 1 first click, 2 every click, 3 weekly, 4 monthly (accounts §3). */
    notificationLevel: z.number().int().min(0).max(4),
  },
  {
    version: 2,
    upcasts: { 1: (data) => ({ ...data, nameKey: null }) },
    formerlyProtected: { 1: [] },
  },
);

export const SharedLinkActivated = event('SharedLinkActivated', { sharedLinkId: id });

export const SharedLinkCanceled = event('SharedLinkCanceled', { sharedLinkId: id });

export const SharedLinkExpired = event('SharedLinkExpired', {
  sharedLinkId: id,
  expiredAt: at,
  /** Only what went with its presentation comes back with it. */
  reason: z.enum(['date', 'presentation-deleted', 'asked']),
});

/** The sender was told of the first opening; at most once a link. */
export const SharedLinkFirstOpeningNoticed = event('SharedLinkFirstOpeningNoticed', {
  sharedLinkId: id,
  hitId: id,
});

/** Stream SharedLinkHit/<team>/<hit>: it begins where more is decided about a hit than its recording says. */
const hit = { hitId: id, sharedLinkId: id, presentationId: id };

/** Its stream begins: what was recorded of the hit, once. */
export const HitTakenUp = event('HitTakenUp', {
  ...hit,
  linkOwnerId: id.nullable(),
  openedAt: at,
  recordedLane: hitLane,
});

/**
 * From now on the hit and its viewings count in this lane. Who gave it is the event's actor. The last HitVerdictGiven
 * or HitVerdictTakenBack of a hit decides; without one it is the lane in which the hit was recorded.
 */
export const HitVerdictGiven = event('HitVerdictGiven', {
  ...hit,
  lane: hitLane,
  /** For people to read; says nothing about anybody. */
  reason: z.string(),
  /** `viewer` and `fingerprint`: what the recipient's browser says of itself. A person's verdict goes before theirs. */
  decidedBy: z.enum(['person', 'fingerprint', 'viewer']),
});

/** A person's verdict was undone: the hit is back in `lane`, which it had before. */
export const HitVerdictTakenBack = event('HitVerdictTakenBack', { ...hit, lane: hitLane });

/** Somebody is reading: told by the viewer some seconds into its session. At most once a hit, and of persons alone. */
export const HitNoticed = event('HitNoticed', { ...hit, noticedAt: at });

/** An address that the visitor typed, and nobody has checked. */
export const HitEmailGiven = event('HitEmailGiven', {
  ...hit,
  /** The team's HMAC of the address, as for every contact. */
  visitorId: z.string(),
  email: personal(z.email(), 'visitorId'),
});

/** 0 none, 1 first click, 2 every click, 3 weekly, 4 monthly (accounts §3): how its sender is told of openings. */
export const SharedLinkNotificationLevelSet = event('SharedLinkNotificationLevelSet', {
  sharedLinkId: id,
  notificationLevel: z.number().int().min(0).max(4),
});

/** No more, or again, mails that remind the sender of the link: that it is about to expire. */
export const SharedLinkRemindersTurned = event('SharedLinkRemindersTurned', {
  sharedLinkId: id,
  isMuted: z.boolean(),
});

/** Something a user should hear of, in their feed. What it says is composed when it is read. */
export const NotificationRaised = event('NotificationRaised', {
  /** Of a visit: the id of its first hit. */
  notificationId: id,
  userId: id,
  kind: z.enum([
    'first-opening',
    'opening',
    'access-asked',
    'upload-failed',
    'link-expiring',
    'digest-sent',
    'code-guessed',
  ]),
  sharedLinkId: id.nullable(),
  presentationId: id.nullable(),
  hitId: id.nullable(),
  /** What only this one knows: why a file failed, which week a digest is of. */
  detail: z.string().nullable(),
  /** Who asks for access: the team's HMAC of the address, as for every contact. Null for other kinds. */
  personId: z.string().nullable().default(null),
  personName: personal(z.string(), 'personId').default(null),
});

/** Another hit of the same visit: the same visitor and link, less than ten minutes apart. */
export const NotificationExtended = event('NotificationExtended', {
  notificationId: id,
  userId: id,
  hitId: id,
});

export const NotificationRead = event('NotificationRead', { notificationId: id, userId: id });

/** An administrator's word to the whole team. */
export const AnnouncementMade = event('AnnouncementMade', {
  announcementId: id,
  title: z.string(),
  message: z.string(),
});

export const AnnouncementRead = event('AnnouncementRead', { announcementId: id, userId: id });

// ── Shared links: what the sender decides ───────────────────────────────────────────────────────
// A link begins with SharedLinkCreated; what is not as it would be anyway follows in the same commit.

/** What the sender calls it and where it is found. Only what changed is there. */
export const SharedLinkRevised = event(
  'SharedLinkRevised',
  {
    sharedLinkId: id,
    name: personal(z.string(), 'nameKey').optional(),
    /** There with the name. */
    nameKey: nameKey.optional(),
    alias: z.string().nullable().optional(),
  },
  {
    version: 2,
    upcasts: { 1: (data) => ('name' in data ? { ...data, nameKey: null } : data) },
    formerlyProtected: { 1: [] },
  },
);

/** What its recipient is asked, and may do. Only what changed is there. */
export const SharedLinkRulesChanged = event(
  'SharedLinkRulesChanged',
  {
    sharedLinkId: id,
    /** Null: as the team says (accounts §3). */
    consentMode: z.enum(['NOT_REQUIRED', 'OPTIONAL', 'REQUIRED']).nullable().optional(),
    /** Whether visitors enter an email, and whether a mailed code verifies it. Not known to version 1. */
    emailMode: z.enum(['NOT_REQUIRED', 'ENTERED', 'VERIFIED']).optional(),
    /** Only the recipients it names, who prove their address by a code. */
    isForRecipientsOnly: z.boolean().optional(),
    /** The browser is sent to the file itself. */
    isDirect: z.boolean().optional(),
    /** What the link leaves of what its presentation allows. */
    canBeDownloaded: z.boolean().optional(),
    canBePrinted: z.boolean().optional(),
    canBeForwarded: z.boolean().optional(),
    language: language.optional(),
  },
  { version: 2, upcasts: { 1: (data) => data } },
);

/** Null: it never expires any more. */
export const SharedLinkExpiryChanged = event('SharedLinkExpiryChanged', {
  sharedLinkId: id,
  expiresAt: at.nullable(),
});

/** Null once its key is gone: then no code is right. Whoever had passed the former code is asked again. */
export const SharedLinkAccessCodeSet = event('SharedLinkAccessCodeSet', {
  sharedLinkId: id,
  accessCode: secret(z.string(), 'sharedLinkId'),
});

export const SharedLinkAccessCodeRemoved = event('SharedLinkAccessCodeRemoved', {
  sharedLinkId: id,
});

/** `recipientId` is the team's HMAC of the address, as for every contact. */
const recipient = { sharedLinkId: id, recipientId: z.string() };

export const SharedLinkRecipientAdded = event('SharedLinkRecipientAdded', {
  ...recipient,
  email: personal(z.email(), 'recipientId'),
  name: personal(z.string(), 'recipientId'),
});

/** Whoever had proved an address is asked again. */
export const SharedLinkRecipientRemoved = event('SharedLinkRecipientRemoved', recipient);

/** The sender has it mailed to one of its recipients; a job sends it. */
export const SharedLinkMailRequested = event('SharedLinkMailRequested', {
  ...recipient,
  requestedBy: id,
  /** Null: as Lectern writes it. */
  subject: personal(z.string(), 'recipientId'),
  message: personal(z.string(), 'recipientId'),
});

export const SharedLinkTransferred = event('SharedLinkTransferred', {
  sharedLinkId: id,
  fromUserId: id,
  toUserId: id,
});

/** It can be restored for 30 days, and keeps its address as long. */
export const SharedLinkDeleted = event('SharedLinkDeleted', { sharedLinkId: id });

export const SharedLinkRestored = event('SharedLinkRestored', { sharedLinkId: id });

/** It can be restored no more, and its address is free again. Its visits stay. */
export const SharedLinkPurged = event('SharedLinkPurged', { sharedLinkId: id });

// ── Guesses at a link's codes ───────────────────────────────────────────────────────────────────

/** Whose code it is: the presentation's, which all its links share, or null for the link's own. */
const codeOwner = { sharedLinkId: id, presentationId: id.nullable() };

/** A wrong code; a stream beside the link's or the presentation's counts them for all copies of the edge. */
export const SharedLinkGuessRefused = event(
  'SharedLinkGuessRefused',
  {
    ...codeOwner,
    gate: z.enum(['ACCESS_CODE', 'EMAIL']),
    /** HMAC of where it came from: enough to count by. */
    callerName: z.string(),
    /** By a visit that had passed this gate before: counted apart from strangers. */
    isKnownReader: z.boolean(),
  },
  {
    version: 2,
    upcasts: { 1: (data) => ({ ...data, presentationId: null, isKnownReader: false }) },
  },
);

/** So many wrong codes came in that they are refused for longer. Notifies the owner, at most once a day. */
export const SharedLinkCodeGuessed = event('SharedLinkCodeGuessed', {
  ...codeOwner,
  gate: z.enum(['ACCESS_CODE', 'EMAIL']),
});

/** A code was mailed to somebody who says an address is theirs; it holds for minutes and is kept nowhere. */
export const SharedLinkCodeRequested = event('SharedLinkCodeRequested', {
  ...recipient,
  email: personal(z.email(), 'recipientId'),
  /** Which stretch of time the code holds for. */
  period: z.number().int(),
  language: language.default(null),
});

// ── Forwards: a reader sends a link on ──────────────────────────────────────────────────────────

/** A visitor had it mailed to somebody else; a stream beside the link's counts them. Nobody has checked who they say they are. */
export const SharedLinkForwarded = event('SharedLinkForwarded', {
  ...recipient,
  hitId: id,
  email: personal(z.email(), 'recipientId'),
  /** The team's HMAC of the address, as for every contact. */
  forwarderId: z.string(),
  forwarderEmail: personal(z.email(), 'forwarderId'),
  forwarderName: personal(z.string(), 'forwarderId'),
  message: personal(z.string(), 'forwarderId'),
  language: language.default(null),
});
