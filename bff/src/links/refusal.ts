import { EdgeError } from '../http/edge-error.ts';
import type { PublicLink } from './public-link.ts';
import { problems } from '../http/problems.ts';

/** The field `reason` of the answer to a recipient. */
type RefusalReason =
  | 'canceled'
  | 'expired'
  | 'not_released'
  | 'preparing'
  | 'preparation_failed'
  | 'unavailable';

function reasonOf({
  status,
  refusal,
  presentation,
}: Pick<PublicLink, 'status' | 'refusal' | 'presentation'>): RefusalReason | null {
  if (refusal) return refusal.toLowerCase() as RefusalReason;
  return status === 'ACTIVE' && presentation ? null : 'unavailable';
}

/** 410 with the `reason`, the `team_name`, which an open link says too, and `release_at` if it opens later (accounts §8: 10003). */
export function linkClosed(
  link: Pick<PublicLink, 'status' | 'refusal' | 'presentation' | 'releaseAt' | 'team'>,
): EdgeError {
  const details = {
    reason: reasonOf(link) ?? 'unavailable',
    ...(link.releaseAt && { release_at: link.releaseAt }),
    ...(link.team?.name && { team_name: link.team.name }),
  };
  return new EdgeError('GONE', problems.linkNotFound, { details });
}

/** @throws EdgeError GONE if it is not open or unknown */
export function assertLinkOpen(link: PublicLink | null): PublicLink {
  if (!link) throw new EdgeError('GONE', problems.linkNotFound);
  if (link.status !== 'ACTIVE') throw linkClosed(link);
  return link;
}
