import { hash } from 'node:crypto';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { forwards } from '../replicas/forwards.ts';
import { type HitReplica, hits } from '../replicas/hits.ts';
import { recipients } from '../replicas/recipients.ts';
import { verdicts } from '../replicas/verdicts.ts';
import type { HitLane } from '@lectern/schemas/events/telemetry.ts';
import type { Assignment, ViewingIdentity } from '../viewer-session/account.ts';
import type { Opening } from '../viewer-sessions/projection.ts';

/** What other read models say about the visitor. */
export interface AssignmentInputs {
  hit: HitReplica | null;
  /** Of the last verdict on the hit. */
  lane: HitLane | null;
  recipients: readonly string[];
  /** When a reader first forwarded the link. */
  forwardedAt: string | null;
}

type Viewing = Pick<ViewingIdentity, 'sessionId' | 'hitId' | 'viewerId' | 'sharedLinkId'>;

/**
 * Determines lane and visitor. A member's viewing is the own team's; otherwise the last verdict decides, then the lane of
 * the opening. The contact is the one who verified an email, else the one who entered one; else, for persons, the link's only
 * recipient unless the link was forwarded before.
 */
export function determineAssignment(
  { sessionId, hitId, viewerId }: Viewing,
  opening: Opening,
  { hit, lane: verdict, recipients: recipientIds, forwardedAt }: AssignmentInputs,
): Assignment {
  if (viewerId !== null)
    return {
      lane: 'own-team',
      contactId: null,
      isContactVerified: false,
      visitor: `u:${viewerId}`,
    };
  const lane = verdict ?? opening?.lane ?? 'person';
  const isForwarded = forwardedAt !== null && opening !== null && opening.openedAt > forwardedAt;
  const [onlyRecipient = null, ...others] = recipientIds;
  const isNamed = lane === 'person' && others.length === 0 && !isForwarded;
  const contactId = isNamed ? onlyRecipient : null;
  const visitor =
    contactId === null
      ? anonymousVisitor(opening?.visitorKey ?? hitId ?? sessionId)
      : contactVisitorKey(contactId);
  return { lane, ...(namedContact(hit) ?? { contactId, isContactVerified: false, visitor }) };
}

/** What a verdict changes: a new lane also reassigns an unverified contact. */
export function reassignmentForLane(
  lane: HitLane,
  { account, ...identity }: Viewing & { account: Assignment },
  opening: Opening,
  inputs: AssignmentInputs,
): Partial<Assignment> {
  return account.lane === lane
    ? { lane }
    : determineAssignment(identity, opening, { ...inputs, lane });
}

/** The contact who verified an email, else who entered one; null when nobody did. */
export function namedContact(hit: HitReplica | null): Omit<Assignment, 'lane'> | null {
  const contactId = (hit?.verified ?? hit?.entered)?.contactId;
  return contactId === undefined
    ? null
    : {
        contactId,
        isContactVerified: hit?.verified != null,
        visitor: contactVisitorKey(contactId),
      };
}

export function contactVisitorKey(contactId: string): string {
  return `c:${contactId}`;
}

/** Short, because figures hold many. */
function anonymousVisitor(name: string): string {
  return `v:${hash('sha256', name, 'base64url').slice(0, 12)}`;
}

/** Unfiltered: who may see the viewing may see these. Look-ups are batched. */
export async function readAssignmentInputs(
  context: ServiceContext,
  { hitId, sharedLinkId }: Viewing,
): Promise<AssignmentInputs> {
  const all = { isUnfiltered: true };
  const [hit, verdict, link, forwarded] = await Promise.all([
    hitId === null ? null : context.rowsOf(hits, all).get(hitId),
    hitId === null ? null : context.rowsOf(verdicts, all).get(hitId),
    sharedLinkId === null ? null : context.rowsOf(recipients, all).get(sharedLinkId),
    sharedLinkId === null ? null : context.rowsOf(forwards, all).get(sharedLinkId),
  ]);
  return {
    hit: hit?.doc ?? null,
    lane: verdict?.doc.lane ?? null,
    recipients: link?.doc.contactIds ?? [],
    forwardedAt: forwarded?.doc.firstAt ?? null,
  };
}
