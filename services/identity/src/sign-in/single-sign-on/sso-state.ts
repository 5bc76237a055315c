import type { Secrets } from '@lectern/kernel/keys/secrets.ts';
import { z } from 'zod';
import { openText, sealText } from '../tokens/sealed-text.ts';

const reauthentication = z.strictObject({
  kind: z.literal('CONFIRM'),
  userId: z.uuid(),
  signInId: z.uuid(),
  askedAt: z.string(),
});

const purpose = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('SIGN_IN') }),
  z.strictObject({ kind: z.literal('TEST'), userId: z.uuid() }),
  reauthentication,
]);

/** Sealed in a cookie for the round trip to the provider. */
const schema = z.strictObject({
  attemptId: z.uuid(),
  teamId: z.uuid(),
  /** The sealed key keeps its name: a browser may carry it through an upgrade. */
  errand: purpose,
  provider: z.enum(['OKTA', 'DYNAMICS', 'EGNYTE']),
  revision: z.number(),
  /** Null without OpenID Connect. */
  issuer: z.string().nullable(),
  state: z.string(),
  nonce: z.string(),
  codeVerifier: z.string(),
  /** A path of ours. */
  next: z.string(),
  expiresAt: z.string(),
});

export type SsoState = z.output<typeof schema>;
export type Reauthentication = z.output<typeof reauthentication>;

const PURPOSE = 'single-sign-on';

export function sealSsoState(secrets: Secrets, way: SsoState): string {
  return sealText(secrets, PURPOSE, JSON.stringify(way));
}

/** Null if forged or expired. */
export function openSsoState(secrets: Secrets, sealed: string, now: string): SsoState | null {
  const text = openText(secrets, PURPOSE, sealed);
  const read = text === null ? null : schema.safeParse(JSON.parse(text));
  return read?.success && read.data.expiresAt > now ? read.data : null;
}
