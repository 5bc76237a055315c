import { createHash } from 'node:crypto';

const LENGTH = 22;

/** JSON in a line, with its checksum in a line before it. */
export function withChecksum(value: unknown): string {
  const json = JSON.stringify(value);
  return `${checksumOf(json)}\n${json}`;
}

/** What `withChecksum` made; undefined if a bit of it has changed. */
export function readChecksummed(text: string): unknown {
  const json = text.slice(LENGTH + 1).trimEnd();
  return text.slice(0, LENGTH) === checksumOf(json) ? JSON.parse(json) : undefined;
}

function checksumOf(json: string): string {
  return createHash('sha256').update(json).digest('base64url').slice(0, LENGTH);
}
