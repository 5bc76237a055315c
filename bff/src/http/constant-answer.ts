import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendText } from './send.ts';

const HOUR = 3_600;

/** The same to everybody until the next release: made when first asked for, and sent again only to those who do not have it. */
export class ConstantAnswer {
  #making: Promise<{ text: string; etag: string }> | null = null;

  /** @param make JSON; made again where it failed */
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

/** Whatever else they say of caches: what they have is what they would be sent. */
function has({ headers }: IncomingMessage, etag: string): boolean {
  const known = (headers['if-none-match'] ?? '')
    .split(',')
    .map((one) => one.trim().replace(/^W\//, ''));
  return known.includes(etag) || known.includes('*');
}
