import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import type { SqlValue } from './writer-protocol.ts';

/** Characters from which on it is cheaper to pack a body than to hand it to the writer's thread and write it twice (ADR 23): a page of the file. */
const LONG = 8_000;
/** The fastest there is still finds what the lines of a crowd have in common. Its sum tells where a damaged one only seems to be whole. */
const params = { [constants.ZSTD_c_compressionLevel]: -5, [constants.ZSTD_c_checksumFlag]: 1 };

/** A body as it lies in its row: its lines as text, a long one packed. */
export function packed(body: string): SqlValue {
  return body.length < LONG ? body : new Uint8Array(zstdCompressSync(body, { params }));
}

/** @throws Error for bytes that are no packed body, or no longer the one that was packed */
export function unpacked(body: SqlValue): string {
  return body instanceof Uint8Array ? zstdDecompressSync(body).toString() : String(body);
}

/** The events in a row of the log, each as it was written; empty texts where the row is damaged, so that each can be parked. */
export function linesOf({ body, count }: { body: SqlValue; count: number }): string[] {
  let lines: string[] = [];
  try {
    lines = unpacked(body).split('\n');
  } catch {
    // The number of lines shows it.
  }
  return lines.length === count ? lines : Array<string>(count).fill('');
}
