import type { ExistingSharedLink } from './state.ts';

/** What the link is at a moment: a date that has passed counts before any job has written it down. */
export function statusAt(link: ExistingSharedLink, now: string): 'ACTIVE' | 'CANCELED' | 'EXPIRED' {
  if (link.status === 'canceled') return 'CANCELED';
  return link.status === 'expired' || isPast(link.expiresAt, now) ? 'EXPIRED' : 'ACTIVE';
}

export function isPast(expiresAt: string | null, now: string): boolean {
  return expiresAt !== null && expiresAt <= now;
}
