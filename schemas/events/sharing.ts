import { z } from 'zod';
import { languages } from '../text/languages.ts';
import { at, event, id, personal, secret } from './event.ts';
import { emailHash, hitId, notificationLevel, presentationId, sharedLinkId } from './fields.ts';

/**
 * The key that a link's name is encrypted with: one for each name, of no person. It is erased with the person that the
 * link was made for. Null when there is no name, and for names from before they were encrypted.
 */
const nameKey = z.string().nullable();
/** What the sender calls the link: who it is for. Never shown to recipients. */
const linkName = personal(z.string(), 'nameKey');
/** The readable end of the link's URL; null for none. */
const alias = z.string().nullable();

/** Language of the pages and emails that recipients read; null: the one that their browser prefers. */
const language = z.enum(languages).nullable();

/**
 * A link to a presentation was created and is active. What the sender set beyond the defaults follows in further
 * events of the same moment.
 */
export const SharedLinkCreated = event(
  'SharedLinkCreated',
  {
    sharedLinkId,
    /** The presentation that the link opens. */
    presentationId,
    /** The user who created it and owns it until SharedLinkTransferred. */
    createdBy: id,
    /** The unguessable end of the link's URL: 128 random bits, base64url. */
    token: z.string(),
    alias,
    name: linkName,
    nameKey,
    /** How it is sent: EMAIL with recipients, LINK to copy, SPACE for several presentations together. */
    linkType: z.enum(['EMAIL', 'LINK', 'SPACE']),
    /** When the link stops working; null: never. */
    expiresAt: at.nullable(),
    notificationLevel,
  },
  {
    version: 2,
    upcasts: { 1: (data) => ({ ...data, nameKey: null }) },
    formerlyProtected: { 1: [] },
  },
);

/** A canceled or expired link works again. */
export const SharedLinkActivated = event('SharedLinkActivated', { sharedLinkId });

/** The link was turned off: visitors are refused within a second. */
export const SharedLinkCanceled = event('SharedLinkCanceled', { sharedLinkId });

/** The link expired and does not open any more. */
export const SharedLinkExpired = event('SharedLinkExpired', {
  sharedLinkId,
  /** When it expired. */
  expiredAt: at,
  /**
   * Its date passed, its presentation was deleted, or a user expired it. Only the second is undone when the
   * presentation is restored.
   */
  reason: z.enum(['date', 'presentation-deleted', 'asked']),
});

/** The sender was notified of the first opening; at most once per link. */
export const SharedLinkFirstOpeningNoticed = event('SharedLinkFirstOpeningNoticed', {
  sharedLinkId,
  /** The opening that the sender was notified of. */
  hitId,
});

/** The sender changed how often they hear of a link's openings. */
export const SharedLinkNotificationLevelSet = event('SharedLinkNotificationLevelSet', {
  sharedLinkId,
  notificationLevel,
});

/** Reminders about a link, such as that it expires soon, were turned off or on. */
export const SharedLinkRemindersTurned = event('SharedLinkRemindersTurned', {
  sharedLinkId,
  /** True for off. */
  isMuted: z.boolean(),
});

// ── Shared links: what the sender decides ───────────────────────────────────────────────────────
// A link begins with SharedLinkCreated; what is not as it would be anyway follows in the same commit.

/** The sender renamed a link or changed its alias. Only changed fields are present. */
export const SharedLinkRevised = event(
  'SharedLinkRevised',
  {
    sharedLinkId,
    name: linkName.optional(),
    /** Present together with the name. */
    nameKey: nameKey.optional(),
    alias: alias.optional(),
  },
  {
    version: 2,
    upcasts: { 1: (data) => ('name' in data ? { ...data, nameKey: null } : data) },
    formerlyProtected: { 1: [] },
  },
);

/** What a link asks of its recipients and lets them do was changed. Only changed fields are present. */
export const SharedLinkRulesChanged = event(
  'SharedLinkRulesChanged',
  {
    sharedLinkId,
    /** Whether visitors have to agree to being recorded; null: as the team's setting says. */
    consentMode: z.enum(['NOT_REQUIRED', 'OPTIONAL', 'REQUIRED']).nullable().optional(),
    /** Whether visitors have to enter an email, and to verify it with a code. Missing in version 1. */
    emailMode: z.enum(['NOT_REQUIRED', 'ENTERED', 'VERIFIED']).optional(),
    /** Whether only the named recipients may open it, who prove their email with a code. */
    isForRecipientsOnly: z.boolean().optional(),
    /** Whether the browser is sent to the file itself instead of the viewer. */
    isDirect: z.boolean().optional(),
    /** False: recipients may not download, whatever the presentation allows. */
    canBeDownloaded: z.boolean().optional(),
    /** False: recipients may not print, whatever the presentation allows. */
    canBePrinted: z.boolean().optional(),
    /** False: recipients may not forward, whatever the presentation allows. */
    canBeForwarded: z.boolean().optional(),
    language: language.optional(),
  },
  { version: 2, upcasts: { 1: (data) => data } },
);

/** A link's expiry date was changed. */
export const SharedLinkExpiryChanged = event('SharedLinkExpiryChanged', {
  sharedLinkId,
  /** When the link stops working; null: never. */
  expiresAt: at.nullable(),
});

/** A link has a new access code. Visitors who passed the former code are asked again. */
export const SharedLinkAccessCodeSet = event('SharedLinkAccessCodeSet', {
  sharedLinkId,
  /** The code; once its key is erased no code is accepted. */
  accessCode: secret(z.string(), 'sharedLinkId'),
});

/** A link does not ask for an access code any more. */
export const SharedLinkAccessCodeRemoved = event('SharedLinkAccessCodeRemoved', {
  sharedLinkId,
});

const recipient = {
  sharedLinkId,
  /** The recipient: HMAC of their email in this team. */
  recipientId: emailHash,
};

/** A recipient was added to a link. */
export const SharedLinkRecipientAdded = event('SharedLinkRecipientAdded', {
  ...recipient,
  /** The recipient's email. */
  email: personal(z.email(), 'recipientId'),
  /** The recipient's name. */
  name: personal(z.string(), 'recipientId'),
});

/** A recipient was removed from a link. Visitors who had proven an email are asked again. */
export const SharedLinkRecipientRemoved = event('SharedLinkRecipientRemoved', recipient);

/** The sender asked for a link to be emailed to one of its recipients; a job sends it. */
export const SharedLinkMailRequested = event('SharedLinkMailRequested', {
  ...recipient,
  /** The user who asked for it. */
  requestedBy: id,
  /** The email's subject; null: Lectern's own. */
  subject: personal(z.string(), 'recipientId'),
  /** The sender's text in the email; null for none. */
  message: personal(z.string(), 'recipientId'),
});

/** A link has another owner, who sees its visits from now on. */
export const SharedLinkTransferred = event('SharedLinkTransferred', {
  sharedLinkId,
  /** The previous owner. */
  fromUserId: id,
  /** The new owner. */
  toUserId: id,
});

/** A link was deleted. It can be restored for 30 days and keeps its URL that long. */
export const SharedLinkDeleted = event('SharedLinkDeleted', { sharedLinkId });

/** A deleted link was restored. */
export const SharedLinkRestored = event('SharedLinkRestored', { sharedLinkId });

/** A deleted link cannot be restored any more, and its alias is free again. Its visits are kept. */
export const SharedLinkPurged = event('SharedLinkPurged', { sharedLinkId });

// ── Guesses at a link's codes ───────────────────────────────────────────────────────────────────

const guessed = {
  /** The link whose code was guessed at. */
  sharedLinkId,
  /** The presentation, when the code is its own and shared by all its links; null for the link's own code. */
  presentationId: presentationId.nullable(),
  /** Which code: the access code, or the one that proves an email. */
  gate: z.enum(['ACCESS_CODE', 'EMAIL']),
};

/** Someone entered a wrong code. Counted per link or presentation across all servers. */
export const SharedLinkGuessRefused = event(
  'SharedLinkGuessRefused',
  {
    ...guessed,
    /** HMAC of the network address that it came from: enough to count by. */
    callerName: z.string(),
    /** Whether the visit had passed this gate before; such guesses are counted separately. */
    isKnownReader: z.boolean(),
  },
  {
    version: 2,
    upcasts: { 1: (data) => ({ ...data, presentationId: null, isKnownReader: false }) },
  },
);

/**
 * So many wrong codes were entered that further ones are refused for longer. Notifies the owner, at most once a day.
 */
export const SharedLinkCodeGuessed = event('SharedLinkCodeGuessed', guessed);

/** A code was emailed to a visitor to prove their email. It is valid for minutes and stored nowhere. */
export const SharedLinkCodeRequested = event(
  'SharedLinkCodeRequested',
  {
    ...recipient,
    /** The email that the code was sent to. */
    email: personal(z.email(), 'recipientId'),
    /** Number of the ten-minute period that the code belongs to; it is valid in that period and the next. */
    period: z.number().int(),
    language: language.default(null),
  },
  { version: 2, upcasts: { 1: (data) => ({ ...data, language: null }) } },
);

// ── Forwards: a reader sends a link on ──────────────────────────────────────────────────────────

/** A visitor had a link emailed to someone else. Nobody has verified who the visitor says they are. */
export const SharedLinkForwarded = event(
  'SharedLinkForwarded',
  {
    ...recipient,
    /** The opening from which it was forwarded. */
    hitId,
    /** The email that it was forwarded to. */
    email: personal(z.email(), 'recipientId'),
    /** Who forwarded it: HMAC of the email that they gave. */
    forwarderId: emailHash,
    /** The email of the person who forwarded it. */
    forwarderEmail: personal(z.email(), 'forwarderId'),
    /** The name of the person who forwarded it. */
    forwarderName: personal(z.string(), 'forwarderId'),
    /** What they wrote with it; null for nothing. */
    message: personal(z.string(), 'forwarderId'),
    language: language.default(null),
  },
  { version: 2, upcasts: { 1: (data) => ({ ...data, language: null }) } },
);
