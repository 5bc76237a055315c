import type { FileHandle } from 'node:fs/promises';

/** Written at once: each write takes a turn through the pool of threads. */
const BATCH = 1024 ** 2;
const STEP = 8 * 1024 ** 2;

/** How much of a file of that size is on disk: the writer syncs each step before the one after the next begins. */
export function durableBytes(size: number): number {
  return Math.max(0, Math.floor(size / STEP) - 1) * STEP;
}

/** Writes a stream to an empty file. When it resolves, or throws the source's error, everything received is on disk. */
export async function writeStream(
  file: FileHandle,
  source: AsyncIterable<Buffer>,
): Promise<number> {
  let size = 0;
  let steps = 0;
  let syncing: Promise<unknown> = Promise.resolve();
  const write = async (batch: readonly Buffer[], bytes: number) => {
    const reached = Math.floor((size + bytes) / STEP);
    if (reached > steps) await syncing;
    for (let [at, rest] = [size, batch]; rest.length > 0;) {
      const { bytesWritten } = await file.writev(rest, at);
      at += bytesWritten;
      rest = behind(rest, bytesWritten);
    }
    size += bytes;
    batch.forEach(free);
    if (reached === steps) return;
    steps = reached;
    syncing = file.datasync();
    syncing.catch(() => {}); // The next caller that waits for it gets the error.
  };
  let batch: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of source) {
      batch.push(chunk);
      bytes += chunk.length;
      if (bytes < BATCH) continue;
      await write(batch, bytes);
      [batch, bytes] = [[], 0];
    }
  } finally {
    if (bytes > 0) await write(batch, bytes);
    await syncing;
    await file.datasync();
  }
  return size;
}

/** Frees a chunk with memory of its own at once: a large file would keep the garbage collector busy. */
function free({ buffer, byteLength }: Buffer): void {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0);
}

/** What is left after a partial write. */
function behind(batch: readonly Buffer[], written: number): readonly Buffer[] {
  let skipped = 0;
  for (const [index, chunk] of batch.entries()) {
    if (skipped + chunk.length > written)
      return [chunk.subarray(written - skipped), ...batch.slice(index + 1)];
    skipped += chunk.length;
  }
  return [];
}
