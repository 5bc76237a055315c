import { createHmac, randomBytes } from 'node:crypto';
import { isSameText } from '@lectern/kernel/keys/is-same-text.ts';
import type { Secrets } from '@lectern/kernel/keys/secrets.ts';

const PURPOSE = 'known browser';
const LASTS_MS = 365 * 86_400_000;

/**
 * A signed cookie that proves an earlier sign-in. It opens nothing, but guesses from elsewhere do
 * not count against it. `<name>.<expiry, seconds in base 36>.<MAC>`.
 */
export function mintKnownBrowser(secrets: Secrets, emailName: string, now = Date.now()): string {
  const payload = `${randomBytes(16).toString('base64url')}.${Math.floor((now + LASTS_MS) / 1000).toString(36)}`;
  return `${payload}.${mac(secrets.keys(PURPOSE)[0], payload, emailName)}`;
}

/** The browser's name, if valid for this address; null otherwise. */
export function knownBrowserOf(
  secrets: Secrets,
  text: string | null | undefined,
  emailName: string,
  now = Date.now(),
): string | null {
  const [, payload, name, until, signature] =
    /^(([\w-]{22})\.([0-9a-z]{1,9}))\.([\w-]{43})$/.exec(text ?? '') ?? [];
  if (!payload || !name || !until || !signature || Number.parseInt(until, 36) * 1000 <= now)
    return null;
  return secrets.keys(PURPOSE).some((key) => isSameText(mac(key, payload, emailName), signature))
    ? name
    : null;
}

function mac(key: Buffer, payload: string, emailName: string): string {
  return createHmac('sha256', key).update(`${payload} ${emailName}`).digest('base64url');
}
