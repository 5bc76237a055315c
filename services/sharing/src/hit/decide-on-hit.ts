import { DomainError } from '@lectern/kernel/errors.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import type { Row } from '@lectern/kernel/service/view-handle.ts';
import { hitsOfLink, type Hit } from '../hits-of-link/projection.ts';
import type { HitAction } from './commands.ts';
import { sharedLinkHit } from './hit.ts';
import { problems } from '../texts/problems.ts';

/** Executes a command on a recorded hit; callers check permission. */
export async function executeOnHit(
  context: ServiceContext,
  { id, doc }: Row<Hit>,
  action: HitAction,
  options: { withoutIdempotency?: boolean } = {},
) {
  const { sharedLinkId, presentationId, createdBy, at, lane } = doc;
  const recorded = {
    sharedLinkId,
    presentationId,
    linkOwnerId: createdBy,
    openedAt: at,
    recordedLane: lane,
  };
  const command = { ...action, hitId: id, recorded };
  return context.withRows(undefined).execute(sharedLinkHit, id, command, options);
}

/** Waits for the recording of a hit. @throws DomainError NOT_FOUND, UNAVAILABLE */
export async function waitForHit(
  context: ServiceContext,
  {
    id,
    sharedLinkId,
    presentationId,
  }: { id: string; sharedLinkId: string; presentationId: string },
): Promise<Row<Hit>> {
  // Hits are partitioned by presentation.
  const hit = await context.fresh(
    hitsOfLink,
    presentationId,
    (rows) => rows.get(id),
    (found) => found !== null,
  );
  if (hit?.doc.sharedLinkId !== sharedLinkId)
    throw new DomainError('NOT_FOUND', problems.linkNotFound);
  return hit;
}
