import type { Secrets } from '@lectern/kernel/keys/secrets.ts';
import { z } from 'zod';
import { openText, sealText } from '../../sign-in/tokens/sealed-text.ts';

/** Waits in the mail until its link is opened. */
const schema = z.strictObject({
  /** New ids, so that one link registers once. */
  userId: z.uuid(),
  teamId: z.uuid(),
  email: z.string(),
  name: z.string(),
  teamName: z.string(),
  passwordHash: z.string(),
  isTrial: z.boolean(),
  plan: z.string(),
  period: z.enum(['MONTH', 'YEAR']),
  userCount: z.number(),
  promoCode: z.string().nullable(),
  termsAcceptedAt: z.string(),
  expiresAt: z.string(),
});

export type Registration = z.output<typeof schema>;

const names = Object.keys(schema.shape) as (keyof Registration)[];

/**
 * The token is the sealed registration itself. Nothing is stored before the link is opened: an
 * unused registration takes no name or address, and needs no clean-up (ADR 25).
 */
export function sealRegistration(secrets: Secrets, registration: Registration): string {
  return sealText(secrets, 'registration', JSON.stringify(names.map((name) => registration[name]))); // Half as long without the names.
}

/** Null for a forged or expired token. */
export function openRegistration(
  secrets: Secrets,
  token: string,
  now: string,
): Registration | null {
  const text = openText(secrets, 'registration', token);
  if (text === null) return null;
  const values = JSON.parse(text) as unknown[];
  const read = schema.safeParse(Object.fromEntries(names.map((name, at) => [name, values[at]])));
  return read.success && read.data.expiresAt > now ? read.data : null;
}
