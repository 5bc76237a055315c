import type { Secrets } from '@lectern/kernel/access/secrets.ts';
import { z } from 'zod';
import { openText, sealText } from '../tokens/sealed-text.ts';

/** Somebody who is in shows once more that it is them. */
const confirming = z.strictObject({
  kind: z.literal('CONFIRM'),
  userId: z.uuid(),
  signInId: z.uuid(),
  askedAt: z.string(),
});

/** What somebody goes to a provider for. */
const errand = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('SIGN_IN') }),
  /** An administrator tries it out. */
  z.strictObject({ kind: z.literal('TEST'), userId: z.uuid() }),
  confirming,
]);

/** What a browser carries to a provider and back, without being able to read it. */
const schema = z.strictObject({
  attemptId: z.uuid(),
  teamId: z.uuid(),
  errand,
  provider: z.enum(['OKTA', 'DYNAMICS', 'EGNYTE']),
  revision: z.number(),
  /** Of OpenID Connect; null where the provider does without. */
  issuer: z.string().nullable(),
  state: z.string(),
  nonce: z.string(),
  codeVerifier: z.string(),
  /** A path of ours. */
  next: z.string(),
  expiresAt: z.string(),
});

export type Way = z.output<typeof schema>;
export type Confirming = z.output<typeof confirming>;

const PURPOSE = 'single-sign-on';

export function sealWay(secrets: Secrets, way: Way): string {
  return sealText(secrets, PURPOSE, JSON.stringify(way));
}

/** Null for a text that is none of ours, or is over. */
export function openWay(secrets: Secrets, sealed: string, now: string): Way | null {
  const text = openText(secrets, PURPOSE, sealed);
  const read = text === null ? null : schema.safeParse(JSON.parse(text));
  return read?.success && read.data.expiresAt > now ? read.data : null;
}
