import type { ExistingSharedLink } from './state.ts';

/** A past date counts before the job records it. */
export function statusAt(link: ExistingSharedLink, now: string): 'ACTIVE' | 'CANCELED' | 'EXPIRED' {
  if (link.status === 'canceled') return 'CANCELED';
  return link.status === 'expired' || isPast(link.expiresAt, now) ? 'EXPIRED' : 'ACTIVE';
}

export function isPast(expiresAt: string | null, now: string): boolean {
  return expiresAt !== null && expiresAt <= now;
}
