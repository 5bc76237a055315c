import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { BlobDamaged } from '@lectern/kernel/blobs/checked-read.ts';
import type { Engines } from '@lectern/kernel/engines/engines.ts';
import { recheckAccess } from '../access/recheck-access.ts';
import { notFound, type EdgeError } from './edge-error.ts';

interface Rewritten {
  contentType: string;
  parts: AsyncIterable<Uint8Array>;
}

interface Options {
  /** Of the stored file that the blob belongs to. */
  folder: string;
  key: string;
  contentType: string;
  headers: Record<string, string>;
  /** Sends this instead, always whole. */
  rewrite?: ((body: Readable) => Promise<Rewritten>) | undefined;
  /** The error for missing bytes; by default not found. */
  missing?(): EdgeError;
  /** The error for bytes that are not what was stored. */
  damaged(): EdgeError;
  /** Checked repeatedly during a long answer, which is cut when it is no longer allowed. */
  isStillAllowed(maxAgeMs: number): Promise<boolean>;
}

/**
 * Sends a blob, or the requested range of it. Damaged bytes end the answer before they are sent. @throws EdgeError
 * NOT_FOUND
 */
export async function sendBlob(
  { blobs, storedFiles }: Pick<Engines, 'blobs' | 'storedFiles'>,
  req: IncomingMessage,
  res: ServerResponse,
  {
    folder,
    key,
    contentType,
    headers,
    rewrite,
    missing = notFound,
    damaged,
    isStillAllowed,
  }: Options,
): Promise<void> {
  const open = (range?: { start: number; end: number }) =>
    storedFiles.open(folder, key, range).catch((error: unknown) => {
      throw error instanceof BlobDamaged ? damaged() : error;
    });
  const rangeHeader = rewrite ? undefined : req.headers.range;
  const size = rangeHeader === undefined ? null : ((await blobs.head(key))?.size ?? null);
  const range = size === null ? null : parseRange(rangeHeader ?? '', size);
  if (range === 'outside') {
    (await open())?.body.destroy();
    res.writeHead(416, { ...headers, 'content-range': `bytes */${size}` }).end();
    return;
  }
  const found = await open(range ?? undefined);
  if (!found) throw missing();
  const { info, body } = found;
  const rewritten = await rewrite?.(body).catch((error: unknown) => {
    body.destroy();
    if (!(error instanceof BlobDamaged)) throw error;
    storedFiles.report(folder, key);
    throw damaged();
  });
  const length = range ? range.end - range.start + 1 : info.size;
  res.writeHead(range ? 206 : 200, {
    ...headers,
    'content-type': rewritten?.contentType ?? contentType,
    ...(!rewritten && { 'content-length': length, 'accept-ranges': 'bytes' }),
    ...(range && { 'content-range': `bytes ${range.start}-${range.end}/${info.size}` }),
  });
  if (req.method === 'HEAD') {
    body.destroy();
    res.end();
    return;
  }
  const stopAsking = recheckAccess(isStillAllowed, () => res.destroy());
  try {
    await pipeline(rewritten?.parts ?? body, res);
  } catch (error) {
    if (error instanceof BlobDamaged) storedFiles.report(folder, key);
    res.destroy(); // The reader left or was cut off; a store that fails midway can only end the answer.
  } finally {
    body.destroy();
    stopAsking();
  }
}

/** One range, both ends inclusive; null: send everything, for several ranges or nonsense. */
function parseRange(
  header: string,
  size: number,
): { start: number; end: number } | 'outside' | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header.trim());
  if (!match || (match[1] === '' && match[2] === '')) return null;
  const [from = '', to = ''] = match.slice(1);
  if (from === '') {
    const length = Math.min(Number(to), size);
    return length === 0 ? 'outside' : { start: size - length, end: size - 1 };
  }
  const [start, end] = [Number(from), to === '' ? size - 1 : Math.min(Number(to), size - 1)];
  if (start >= size) return 'outside';
  return end < start ? null : { start, end };
}
