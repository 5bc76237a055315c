import type { Secrets } from '@lectern/kernel/access/secrets.ts';
import { z } from 'zod';
import { openText, sealText } from '../../sign-in/tokens/sealed-text.ts';

/** What somebody typed who registers a company, until they open the link of the mail. */
const schema = z.strictObject({
  /** Of the administrator and the team that it makes: one link makes them once. */
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
 * The token of an activation mail is the registration itself, sealed: nothing of it is kept here before its link is opened,
 * so that nobody takes a name or an address by asking, and there is nothing to forget of whoever never comes (ADR 0025).
 */
export function sealRegistration(secrets: Secrets, registration: Registration): string {
  return sealText(secrets, 'registration', JSON.stringify(names.map((name) => registration[name]))); // Without the names it is half as long.
}

/** Null for a text that is none of ours, or is over. */
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
