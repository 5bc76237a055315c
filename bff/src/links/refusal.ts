import { EdgeError } from '../http/edge-error.ts';
import type { PublicLink } from './public-link.ts';

/** Why a link is not open, as recipients are told: the field `reason` of the answer. */
type RefusalReason = 'canceled' | 'expired' | 'not_released' | 'unavailable';

/** Null while it is open to somebody. */
function reasonOf({
  status,
  refusal,
  presentation,
}: Pick<PublicLink, 'status' | 'refusal' | 'presentation'>): RefusalReason | null {
  if (refusal) return refusal.toLowerCase() as RefusalReason;
  return status === 'ACTIVE' && presentation ? null : 'unavailable';
}

/** 410: it was there. `reason` says why it is not open, `release_at` when it will be (accounts §8: 10003). */
export function linkClosed(
  link: Pick<PublicLink, 'status' | 'refusal' | 'presentation' | 'releaseAt'>,
): EdgeError {
  const details = {
    reason: reasonOf(link) ?? 'unavailable',
    ...(link.releaseAt && { release_at: link.releaseAt }),
  };
  return new EdgeError('GONE', 'Link not found.', { details });
}

/** @throws EdgeError GONE where it is not open, or nothing is known of it any more */
export function assertLinkOpen(link: PublicLink | null): PublicLink {
  if (!link) throw new EdgeError('GONE', 'Link not found.');
  if (link.status !== 'ACTIVE') throw linkClosed(link);
  return link;
}
