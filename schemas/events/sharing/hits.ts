import { z } from 'zod';
import { at, event, id, personal } from '../event.ts';
import { emailHash, hitId, presentationId, sharedLinkId } from '../fields.ts';
import { hitLane } from '../telemetry.ts';

/** Stream SharedLinkHit/<team>/<hit>: it begins where more is decided about a hit than its recording says. */
const hit = {
  hitId,
  /** The link that was opened. */
  sharedLinkId,
  /** The presentation that the link opens. */
  presentationId,
};

/**
 * First event of a hit about which something is decided: repeats what was recorded of it, once, before the decision.
 */
export const HitTakenUp = event('HitTakenUp', {
  ...hit,
  /** The user who owned the link when it was opened; null when not known. */
  linkOwnerId: id.nullable(),
  /** When the link was opened. */
  openedAt: at,
  /** The lane in which the hit was recorded. */
  recordedLane: hitLane,
});

/**
 * From now on the hit and its viewings count in this lane. The event's actor gave the verdict. The last HitVerdictGiven
 * or HitVerdictTakenBack of a hit decides; without one it is the lane in which the hit was recorded.
 */
export const HitVerdictGiven = event('HitVerdictGiven', {
  ...hit,
  /** Whose figures the hit counts in from now on: `person`, `bot` or `own-team`. */
  lane: hitLane,
  /** Why, for people to read; contains no personal data. */
  reason: z.string(),
  /**
   * `person`: a user. `fingerprint` and `viewer`: what the recipient's browser reports of itself, which never
   * overrides a person's verdict.
   */
  decidedBy: z.enum(['person', 'fingerprint', 'viewer']),
});

/** A person's verdict was undone. */
export const HitVerdictTakenBack = event('HitVerdictTakenBack', {
  ...hit,
  /** The lane that the hit had before the verdict, and has again. */
  lane: hitLane,
});

/**
 * The viewer reported that someone has been reading for some seconds. At most once per hit, and only in the lane
 * `person`.
 */
export const HitNoticed = event(
  'HitNoticed',
  {
    ...hit,
    /** When it was reported. */
    noticedAt: at,
    /** Whether the visitor had opened the link less than 30 minutes before: counts of openings leave it out. */
    isReload: z.boolean(),
  },
  { version: 2, upcasts: { 1: (data) => ({ ...data, isReload: false }) } },
);

/** A visitor entered an email, which nobody has verified. */
export const HitEmailGiven = event('HitEmailGiven', {
  ...hit,
  /** The contact: HMAC of the email in this team. */
  visitorId: emailHash,
  /** The email as entered. */
  email: personal(z.email(), 'visitorId'),
});
