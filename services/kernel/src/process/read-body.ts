import type { IncomingMessage } from 'node:http';
import { DomainError } from '../errors.ts';

/** Of a call between processes. The edge lets nothing through that comes near. */
const MOST_BYTES = 16 * 1024 ** 2;

/** @throws DomainError TOO_LARGE */
export async function readBody(req: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of req as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > MOST_BYTES) throw new DomainError('TOO_LARGE', 'A call may have at most 16 MB.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
