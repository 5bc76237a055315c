import { DomainError } from '@lectern/kernel/errors.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import type { Row } from '@lectern/kernel/service/view-handle.ts';
import { hitsOfLink, type Hit } from '../hits-of-link/projection.ts';
import type { SharedLinkHitCommand } from './commands.ts';
import { sharedLinkHit } from './hit.ts';

type Distributed<Command> = Command extends unknown ? Omit<Command, 'hitId' | 'recorded'> : never;

/** Decides about a hit that was recorded; who may is the caller's matter. @param options as of `execute` */
export async function decideOnHit(
  context: ServiceContext,
  { id, doc }: Row<Hit>,
  command: Distributed<SharedLinkHitCommand>,
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
  return context
    .withRows(undefined)
    .execute(
      sharedLinkHit,
      id,
      { ...command, hitId: id, recorded } as SharedLinkHitCommand,
      options,
    );
}

/** A hit that its own visitor speaks of, as soon as its recording has arrived here. @throws DomainError NOT_FOUND, UNAVAILABLE */
export async function recordedHit(
  context: ServiceContext,
  {
    id,
    sharedLinkId,
    presentationId,
  }: { id: string; sharedLinkId: string; presentationId: string },
): Promise<Row<Hit>> {
  // Hits lie on the log by their presentation.
  const hit = await context.fresh(
    hitsOfLink,
    presentationId,
    (rows) => rows.get(id),
    (found) => found !== null,
  );
  if (hit?.doc.sharedLinkId !== sharedLinkId) throw new DomainError('NOT_FOUND', 'Link not found.');
  return hit;
}
