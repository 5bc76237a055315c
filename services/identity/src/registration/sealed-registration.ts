import type { Secrets } from '@lectern/kernel/access/secrets.ts';
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { z } from 'zod';

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

const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const MOST_CHARACTERS = 4_000;

/**
 * The token of an activation mail is the registration itself, sealed: nothing of it is kept here before its link is opened,
 * so that nobody takes a name or an address by asking, and there is nothing to forget of whoever never comes (ADR 0025).
 */
export function sealRegistration(secrets: Secrets, registration: Registration): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', secrets.keys('registration')[0], nonce);
  const values = names.map((name) => registration[name]); // Without the names it is half as long.
  const sealed = [cipher.update(JSON.stringify(values)), cipher.final()];
  return Buffer.concat([nonce, cipher.getAuthTag(), ...sealed]).toString('base64url');
}

/** Null for a text that is none of ours, or is over. */
export function openRegistration(secrets: Secrets, token: string, now: string): Registration | null {
  if (!/^[\w-]+$/.test(token) || token.length > MOST_CHARACTERS) return null;
  const bytes = Buffer.from(token, 'base64url');
  for (const key of secrets.keys('registration')) {
    const text = opened(key, bytes);
    if (text === null) continue;
    const values = JSON.parse(text) as unknown[];
    const read = schema.safeParse(Object.fromEntries(names.map((name, at) => [name, values[at]])));
    return read.success && read.data.expiresAt > now ? read.data : null;
  }
  return null;
}

function opened(key: Buffer, bytes: Buffer): string | null {
  if (bytes.length <= NONCE_BYTES + TAG_BYTES) return null;
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES)).setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]).toString();
  } catch {
    return null;
  }
}
