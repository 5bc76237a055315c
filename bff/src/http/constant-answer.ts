import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendText } from './send.ts';

const HOUR = 3_600;

/**
 * An answer that is the same for all until the next release: made on the first request, and sent only to clients that
 * do not have it.
 */
export class ConstantAnswer {
  #making: Promise<{ text: string; etag: string }> | null = null;

  /** @param make makes the JSON; called again if it fails */
  async send(
    req: IncomingMessage,
    res: ServerResponse,
    make: () => Promise<string>,
  ): Promise<void> {
    this.#making ??= make().then((text) => ({
      text,
      etag: `"${createHash('sha256').update(text).digest('base64url')}"`,
    }));
    const { text, etag } = await this.#making.catch((error: unknown) => {
      this.#making = null;
      throw error;
    });
    const headers = { 'cache-control': `public, max-age=${HOUR}`, etag };
    if (has(req, etag)) res.writeHead(304, headers).end();
    else sendText(res, 200, text, headers);
  }
}

/** Whatever else the caller's cache headers say: its copy is what we would send. */
function has({ headers }: IncomingMessage, etag: string): boolean {
  const known = (headers['if-none-match'] ?? '')
    .split(',')
    .map((one) => one.trim().replace(/^W\//, ''));
  return known.includes(etag) || known.includes('*');
}
