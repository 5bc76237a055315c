import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { readChecksummed, withChecksum } from '../text/checked-json.ts';
import { blobDigest, type BlobDigest } from './digest.ts';
import type { Blobs } from './port.ts';

export const DIGESTS = 'digests.json';

const named = z.record(z.string(), blobDigest);
const schema = z.strictObject({
  format: z.literal(1),
  /** By the key without the folder. */
  files: named,
  before: named,
});

export type FileDigests = Readonly<Record<string, BlobDigest>>;

export class Digests {
  readonly files: FileDigests;
  readonly before: FileDigests;

  constructor(files: FileDigests, before: FileDigests) {
    this.files = files;
    this.before = before;
  }

  acceptedFor(name: string): BlobDigest[] {
    return [this.files[name], this.before[name]].filter((digest) => digest !== undefined);
  }
}

/** Null where none are kept yet: files of earlier releases, and uploads that are not processed. */
export async function readDigests(
  blobs: Blobs,
  folder: string,
): Promise<Digests | 'damaged' | null> {
  const found = await blobs.get(`${folder}/${DIGESTS}`);
  if (!found) return null;
  const { data } = schema.safeParse(readChecksummed(await text(found.body)));
  return data ? new Digests(data.files, data.before) : 'damaged';
}

/** @param before accepted as well, until they are written without it */
export async function writeDigests(
  blobs: Blobs,
  folder: string,
  files: FileDigests,
  before: FileDigests = {},
): Promise<void> {
  const body = Buffer.from(withChecksum({ format: 1, files, before }));
  await blobs.put(`${folder}/${DIGESTS}`, body, 'application/json');
}
