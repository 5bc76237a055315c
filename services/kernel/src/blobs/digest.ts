import { createHash, type Hash } from 'node:crypto';
import { Transform } from 'node:stream';
import { z } from 'zod';

/** Checked as a whole before any byte of it is sent. */
export const BLOCK_BYTES = 256 * 1024;
/** Of a SHA-256 in base64url. */
const LENGTH = 43;

export const blobDigest = z.strictObject({
  size: z.number().int().nonnegative(),
  /** SHA-256 of all bytes, hex. */
  sha256: z.string(),
  /** SHA-256 of each block in base64url, one after the other. */
  blocks: z.string(),
});
export type OnBytes = (bytes: number) => Promise<void> | void;
export type BlobDigest = z.output<typeof blobDigest>;

/** Passes bytes on and digests them. */
export class Digester extends Transform {
  readonly #whole = createHash('sha256');
  #block: Hash = createHash('sha256');
  #inBlock = 0;
  #size = 0;
  #blocks = '';

  override _transform(chunk: Buffer, _: BufferEncoding, done: (error: null, data: Buffer) => void) {
    this.add(chunk);
    done(null, chunk);
  }

  add(chunk: Buffer): void {
    this.#whole.update(chunk);
    this.#size += chunk.length;
    for (let at = 0; at < chunk.length;) {
      const part = chunk.subarray(at, at + BLOCK_BYTES - this.#inBlock);
      this.#block.update(part);
      this.#inBlock += part.length;
      at += part.length;
      if (this.#inBlock === BLOCK_BYTES) this.#endBlock();
    }
  }

  /** Once, at the end. */
  digest(): BlobDigest {
    if (this.#inBlock > 0) this.#endBlock();
    return { size: this.#size, sha256: this.#whole.digest('hex'), blocks: this.#blocks };
  }

  #endBlock(): void {
    this.#blocks += this.#block.digest('base64url');
    this.#block = createHash('sha256');
    this.#inBlock = 0;
  }
}

/** @param onBytes after each piece: a reader that takes its time waits there */
export async function digestOf(
  source: AsyncIterable<Buffer>,
  onBytes: OnBytes = () => {},
): Promise<BlobDigest> {
  const digester = new Digester();
  for await (const chunk of source) {
    digester.add(chunk);
    await onBytes(chunk.length);
  }
  return digester.digest();
}

/** @param number from 0 */
export function isBlock({ blocks }: BlobDigest, number: number, bytes: Buffer): boolean {
  const digest = createHash('sha256').update(bytes).digest('base64url');
  return blocks.slice(number * LENGTH, (number + 1) * LENGTH) === digest;
}
