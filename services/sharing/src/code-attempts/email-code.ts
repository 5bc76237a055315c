import { createHmac } from 'node:crypto';
import type { Secrets } from '@lectern/kernel/access/secrets.ts';

/** A code is good in the stretch of time it was made in and in the next one. */
const PERIOD_MS = 10 * 60_000;

export function periodAt(now: number): number {
  return Math.floor(now / PERIOD_MS);
}

/** Six digits that follow from whom they are for and when: kept nowhere, the same on every copy, good on any device. */
export function emailCode(
  secrets: Secrets,
  of: { sharedLinkId: string; recipientId: string; period: number },
): string {
  return codesForPeriod(secrets, of)[0]!;
}

/** Those that are right now, also under a secret that is about to go. */
export function emailCodesAt(
  secrets: Secrets,
  of: { sharedLinkId: string; recipientId: string },
  now: number,
): string[] {
  const period = periodAt(now);
  return [period, period - 1].flatMap((each) => codesForPeriod(secrets, { ...of, period: each }));
}

function codesForPeriod(
  secrets: Secrets,
  {
    sharedLinkId,
    recipientId,
    period,
  }: { sharedLinkId: string; recipientId: string; period: number },
): string[] {
  return secrets.keys('link code').map((key) => {
    const digest = createHmac('sha256', key)
      .update(`${sharedLinkId}/${recipientId}/${period}`)
      .digest();
    return String(digest.readUIntBE(0, 6) % 1_000_000).padStart(6, '0');
  });
}
