import { hash } from 'node:crypto';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { forwards } from '../replicas/forwards.ts';
import type { HitReplica } from '../replicas/hits.ts';
import { hits } from '../replicas/hits.ts';
import { recipients } from '../replicas/recipients.ts';
import { verdicts } from '../replicas/verdicts.ts';
import type { HitLane } from '@lectern/schemas/events/telemetry.ts';
import type { Assignment, ViewingIdentity } from '../viewer-session/account.ts';
import type { Opening } from '../viewer-sessions/projection.ts';

/** What is known of whoever views. */
export interface AssignmentInputs {
  hit: HitReplica | null;
  /** The last verdict on the hit. */
  lane: HitLane | null;
  recipients: readonly string[];
  /** When one of its readers sent the link on first. */
  forwardedAt: string | null;
}

type Viewing = Pick<ViewingIdentity, 'sessionId' | 'hitId' | 'viewerId' | 'sharedLinkId'>;

/**
 * Whose a viewing is. Members are their own team's; of a recipient the last verdict decides, else what was seen at once.
 * A contact is who proved an address, else, of a person's viewing alone, the only one for whom the link was made, as long
 * as nobody had sent it on.
 */
export function determineAssignment(
  { sessionId, hitId, viewerId }: Viewing,
  opening: Opening,
  { hit, lane: verdict, recipients: of, forwardedAt }: AssignmentInputs,
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
  const contactId = lane === 'person' && of.length === 1 && !isForwarded ? of[0]! : null;
  const visitor =
    contactId === null
      ? anonymousVisitor(opening?.visitorKey ?? hitId ?? sessionId)
      : contactVisitorKey(contactId);
  return { lane, ...(verifiedContact(hit) ?? { contactId, isContactVerified: false, visitor }) };
}

/** What a verdict makes of a viewing as it is booked: with its lane goes who is named without proof. */
export function reassignmentForLane(
  lane: HitLane,
  { account, ...facts }: Viewing & { account: Assignment },
  opening: Opening,
  known: AssignmentInputs,
): Partial<Assignment> {
  return account.lane === lane ? { lane } : determineAssignment(facts, opening, { ...known, lane });
}

/** The contact who proved an address; null where nobody did. */
export function verifiedContact(hit: HitReplica | null): Omit<Assignment, 'lane'> | null {
  const contactId = hit?.verified?.contactId;
  return contactId === undefined
    ? null
    : { contactId, isContactVerified: true, visitor: contactVisitorKey(contactId) };
}

export function contactVisitorKey(contactId: string): string {
  return `c:${contactId}`;
}

/** Short, for figures hold many of them. */
function anonymousVisitor(name: string): string {
  return `v:${hash('sha256', name, 'base64url').slice(0, 12)}`;
}

/** Of rows that nobody may see who may not see the viewing; so they need no rule of their own. Look-ups are batched. */
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
