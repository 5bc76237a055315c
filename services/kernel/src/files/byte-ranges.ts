import { buffer } from 'node:stream/consumers';
import type { Blobs } from '../blobs/port.ts';

/** Bytes that can be read at any place: of a file, or of a blob. */
export interface ByteRanges {
  size: number;
  /** Not beyond the size. */
  read(start: number, length: number): Promise<Buffer>;
}

/** Null where there is no such blob. */
export async function rangesOfBlob(blobs: Blobs, key: string): Promise<ByteRanges | null> {
  const info = await blobs.head(key);
  if (!info) return null;
  return {
    size: info.size,
    async read(start, length) {
      const part = await blobs.get(key, { start, end: start + length - 1 });
      return part ? await buffer(part.body) : Buffer.alloc(0);
    },
  };
}
