import { Readable } from 'node:stream';
import { BLOCK_BYTES, isBlock, type BlobDigest, type OnBytes } from './digest.ts';
import { clampRange } from './key.ts';
import type { BlobInfo, Blobs } from './port.ts';

/** A blob that is not what was stored. */
export class BlobDamaged extends Error {
  readonly key: string;
  readonly isMissing: boolean;
  constructor(key: string, isMissing: boolean) {
    super(`${key} is ${isMissing ? 'missing' : 'damaged'}`);
    this.name = 'BlobDamaged';
    this.key = key;
    this.isMissing = isMissing;
  }
}

/**
 * Reads a blob block by block and passes no block on that is not one of those that were stored. The first one has been
 * checked when it resolves.
 * @param accepted what the blob may be: while pages are being replaced, the old or the new one
 * @throws BlobDamaged, also while it is read
 */
export async function readChecked(
  blobs: Blobs,
  key: string,
  accepted: readonly BlobDigest[],
  range?: { start: number; end: number },
): Promise<{ info: BlobInfo; body: Readable }> {
  const found = await blobs.get(key, range && inWholeBlocks(range));
  if (!found) throw new BlobDamaged(key, true);
  const { size } = found.info;
  const fitting = accepted.filter((digest) => digest.size === size);
  if (fitting.length === 0) {
    found.body.destroy();
    throw new BlobDamaged(key, false);
  }
  const { start, end } = range ? clampRange(range, size) : { start: 0, end: size - 1 };
  const first = Math.floor(start / BLOCK_BYTES);
  const checked = checkedBlocks(found.body, fitting, first, key);
  const head = await checked.next();
  async function* wanted() {
    let at = first * BLOCK_BYTES;
    for (let next = head; !next.done; next = await checked.next()) {
      yield next.value.subarray(Math.max(0, start - at), end + 1 - at);
      at += next.value.length;
    }
    if (at <= end) throw new BlobDamaged(key, false);
  }
  const body = Readable.from(wanted(), { objectMode: false, highWaterMark: 1 });
  body.once('close', () => found.body.destroy());
  return { info: found.info, body };
}

function inWholeBlocks({ start, end }: { start: number; end: number }) {
  const block = (at: number) => Math.floor(at / BLOCK_BYTES) * BLOCK_BYTES;
  return { start: block(start), end: block(end) + BLOCK_BYTES - 1 };
}

async function* checkedBlocks(
  body: AsyncIterable<Buffer>,
  fitting: readonly BlobDigest[],
  first: number,
  key: string,
): AsyncGenerator<Buffer, void> {
  let accepted = fitting;
  let number = first;
  for await (const block of inBlocks(body)) {
    accepted = accepted.filter((digest) => isBlock(digest, number, block));
    if (accepted.length === 0) throw new BlobDamaged(key, false);
    number++;
    yield block;
  }
}

async function* inBlocks(body: AsyncIterable<Buffer>): AsyncGenerator<Buffer, void> {
  let waiting: Buffer[] = [];
  let length = 0;
  for await (const chunk of body) {
    let rest = chunk;
    while (length + rest.length >= BLOCK_BYTES) {
      const part = rest.subarray(0, BLOCK_BYTES - length);
      yield Buffer.concat([...waiting, part]);
      rest = rest.subarray(part.length);
      [waiting, length] = [[], 0];
    }
    if (rest.length === 0) continue;
    waiting.push(rest);
    length += rest.length;
  }
  if (length > 0) yield Buffer.concat(waiting);
}

export async function checkBlob(
  blobs: Blobs,
  key: string,
  accepted: readonly BlobDigest[],
  onBytes: OnBytes = () => {},
): Promise<BlobDamaged | null> {
  try {
    await readAll((await readChecked(blobs, key, accepted)).body, onBytes);
    return null;
  } catch (error) {
    if (error instanceof BlobDamaged) return error;
    throw error;
  }
}

async function readAll(source: AsyncIterable<Buffer>, onBytes: OnBytes): Promise<void> {
  for await (const chunk of source) await onBytes(chunk.length);
}
