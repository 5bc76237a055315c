import { createHmac } from 'node:crypto';
import { isSameText } from '../keys/is-same-text.ts';
import type { Secrets } from '../keys/secrets.ts';

const PURPOSE = 'edge request';
/** Also the most that the clocks of two processes may differ. */
const LASTS_MS = 30_000;

/** By this a process with LECTERN_SECRET asks identity for the proof that it is the edge. */
export function edgeRequest(secrets: Secrets, now = Date.now()): string {
  return `${now}.${mac(secrets.keys(PURPOSE)[0], String(now))}`;
}

export function isEdgeRequest(text: string, secrets: Secrets, now = Date.now()): boolean {
  const [, at = '', given = ''] = /^(\d{1,15})\.([\w-]{43})$/.exec(text) ?? [];
  const isSigned = secrets
    .keys(PURPOSE)
    .map((key) => isSameText(mac(key, at), given))
    .includes(true);
  return isSigned && Math.abs(now - Number(at)) <= LASTS_MS;
}

function mac(key: Buffer, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url');
}
