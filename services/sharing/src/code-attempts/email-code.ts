import { createHmac } from 'node:crypto';
import type { Secrets } from '@lectern/kernel/keys/secrets.ts';

/** A code is valid in its period and the next one. */
const PERIOD_MS = 10 * 60_000;

export function periodAt(now: number): number {
  return Math.floor(now / PERIOD_MS);
}

/** Six digits derived from link, recipient and time: stored nowhere, the same in every process. */
export function emailCode(
  secrets: Secrets,
  of: { sharedLinkId: string; recipientId: string; period: number },
): string {
  return codeFrom(secrets.keys('link code')[0], of);
}

/** All codes that are valid now, also under a secret that is being rotated out. */
export function emailCodesAt(
  secrets: Secrets,
  of: { sharedLinkId: string; recipientId: string },
  now: number,
): string[] {
  const latest = periodAt(now);
  return secrets
    .keys('link code')
    .flatMap((key) => [latest, latest - 1].map((period) => codeFrom(key, { ...of, period })));
}

function codeFrom(
  key: Buffer,
  {
    sharedLinkId,
    recipientId,
    period,
  }: { sharedLinkId: string; recipientId: string; period: number },
): string {
  const digest = createHmac('sha256', key)
    .update(`${sharedLinkId}/${recipientId}/${period}`)
    .digest();
  return String(digest.readUIntBE(0, 6) % 1_000_000).padStart(6, '0');
}
