import { createHmac } from 'node:crypto';
import { isSameText } from '@lectern/kernel/keys/is-same-text.ts';
import type { Secrets } from '@lectern/kernel/keys/secrets.ts';
import { isOpenChallenge, newChallenge, type Purpose } from './challenge.ts';

/** Loaded on first use. */
const library = () => import('otpauth');

const STEP_MS = 30_000;
const SECRET_BYTES = 20;
const settings = { issuer: 'Lectern', algorithm: 'SHA1', digits: 6, period: 30 } as const; // Every app supports these.

export interface StartedTotp {
  /** Base32, for typing. */
  secret: string;
  /** For the app, as QR code or link. */
  uri: string;
  /** Proves that the secret is ours and recent; comes back with the first code. */
  ticket: string;
}

export async function startTotp(
  secrets: Secrets,
  { userId, email }: { userId: string; email: string },
): Promise<StartedTotp> {
  const { Secret, TOTP } = await library();
  const secret = new Secret({ size: SECRET_BYTES });
  const challenge = Buffer.from(newChallenge(secrets, purposeFor(userId))).toString('base64url');
  const ticket = `${challenge}.${ticketMac(secrets.keys('totp')[0], challenge, secret.base32)}`;
  return {
    secret: secret.base32,
    uri: new TOTP({ ...settings, label: email, secret }).toString(),
    ticket,
  };
}

export function isTicketValid(
  secrets: Secrets,
  userId: string,
  { secret, ticket }: { secret: string; ticket: string },
): boolean {
  const [challenge = '', signature = ''] = ticket.split('.');
  return (
    isOpenChallenge(secrets, purposeFor(userId), challenge) &&
    secrets.keys('totp').some((key) => isSameText(ticketMac(key, challenge, secret), signature))
  );
}

/** The half minute of a code: the current, previous or next one; null for a wrong code. */
export async function stepOf(
  secret: string,
  code: string,
  now = Date.now(),
): Promise<number | null> {
  const { Secret, TOTP } = await library();
  const delta = new TOTP({ ...settings, secret: Secret.fromBase32(secret) }).validate({
    token: code,
    timestamp: now,
    window: 1,
  });
  return delta === null ? null : Math.floor(now / STEP_MS) + delta;
}

const purposeFor = (userId: string): Purpose => `codes of ${userId}`;

function ticketMac(key: Buffer, challenge: string, secret: string): string {
  return createHmac('sha256', key).update(`${challenge} ${secret}`).digest('base64url');
}
