import { isOurs } from '@lectern/schemas/access/claims.ts';
import { DomainError } from '@lectern/kernel/errors.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import type { Row } from '@lectern/kernel/service/view-handle.ts';
import { sharedLinkHit } from '../hit/hit.ts';
import { laneOf, currentVerdict } from '../hit/state.ts';
import type { Hit } from '../hits-of-link/projection.ts';
import { readersOfHit } from '../readers-of-hit/projection.ts';
import { readPresentation } from '../replicas/presentations.ts';
import { blocksRobots } from '../shared-link/access.ts';
import { sharedLink } from '../shared-link/shared-link.ts';
import type { PublicSharedLinkHit } from './generated.ts';
import { existingLink } from './rows.ts';
import { problems } from '../texts/problems.ts';

/** What a visitor may know of their own hit (accounts §3). */
export async function presentPublicHit(
  context: ServiceContext,
  hit: Row<Hit>,
): Promise<PublicSharedLinkHit> {
  const { sharedLinkId, presentationId, lane: recordedLane, laneReason } = hit.doc;
  const [row, decided, readers, presentation] = await Promise.all([
    context.view(sharedLink).get(sharedLinkId),
    context.view(sharedLinkHit).get(hit.id),
    context.rowsOf(readersOfHit).get(hit.id),
    isOurs(context.claims) && context.claims.teamId
      ? readPresentation(context, context.claims.teamId, presentationId, () => true)
      : null,
  ]);
  const link = existingLink(row)?.doc;
  if (!link) throw new DomainError('NOT_FOUND', problems.linkNotFound);
  const state = decided?.doc.status === 'known' ? decided.doc : null;
  const lane = state ? laneOf(state) : recordedLane;
  const isFake = lane === 'bot';
  return {
    id: hit.id,
    email: readers?.doc.visitor?.email ?? state?.email ?? null,
    isFake,
    blockRobots: blocksRobots(link, presentation),
    isReal: lane === 'person',
    botReason: isFake ? ((state && currentVerdict(state)?.reason) ?? laneReason) : null,
    notificationLevel: link.notificationLevel,
    areRemindersMuted: link.areRemindersMuted,
  };
}
