import { hash } from 'node:crypto';

/** A UUIDv7 of this moment, derived from the name, so that the same thing never gets two. @param ms since 1970 */
export function idAt(ms: number, name: string): string {
  const moment = Math.trunc(Math.min(ms, 2 ** 48 - 1))
    .toString(16)
    .padStart(12, '0');
  const rest = hash('sha256', name, 'hex');
  const variant = ((Number.parseInt(rest.charAt(3), 16) & 3) | 8).toString(16);
  return `${moment.slice(0, 8)}-${moment.slice(8)}-7${rest.slice(0, 3)}-${variant}${rest.slice(4, 7)}-${rest.slice(7, 19)}`;
}
