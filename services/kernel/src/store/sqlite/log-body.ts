import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import type { SqlValue } from './writer-protocol.ts';

/** From this many characters, a page of the file, compressing a body is cheaper than writing it twice (ADR 23). */
const LONG = 8_000;
/** The fastest level still finds what lines have in common. The checksum detects damage. */
const params = { [constants.ZSTD_c_compressionLevel]: -5, [constants.ZSTD_c_checksumFlag]: 1 };

/** A body as stored: text, or compressed where it is long. */
export function packed(body: string): SqlValue {
  return body.length < LONG ? body : new Uint8Array(zstdCompressSync(body, { params }));
}

/** @throws Error for bytes that are no packed body, or no longer the one that was packed */
export function unpacked(body: SqlValue): string {
  return body instanceof Uint8Array ? zstdDecompressSync(body).toString() : String(body);
}

/** The events in a row of the log; empty texts where the row is damaged, so that each can be parked. */
export function linesOf({ body, count }: { body: SqlValue; count: number }): string[] {
  let lines: string[] = [];
  try {
    lines = unpacked(body).split('\n');
  } catch {
    // The number of lines shows it.
  }
  return lines.length === count ? lines : Array<string>(count).fill('');
}
