import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import type { BlobInfo, Blobs } from '@lectern/kernel/blobs/port.ts';
import { openFolderBlobs } from '@lectern/kernel/blobs/folder.ts';
import type { Terminal } from '../maintenance.ts';
import { inWords } from './tell.ts';

/** Files copied at once. */
const AT_ONCE = 4;
const TELL_EVERY = 500;

/** Copies what is not there yet, and reads both copies of each. @returns sentences about files that differ all the same */
export async function copyFiles(
  folder: string,
  target: Blobs,
  terminal: Terminal,
): Promise<string[]> {
  const source = await openFolderBlobs({ folder });
  const files = source.list('')[Symbol.asyncIterator]();
  const problems: string[] = [];
  let count = 0;
  const copyNext = async () => {
    for (let next = await files.next(); !next.done; next = await files.next()) {
      if (!(await copy(next.value, source, target)))
        problems.push(`The file ${next.value.key} is another one in the cluster.`);
      if (++count % TELL_EVERY === 0) terminal.log(`Files: ${count.toLocaleString('en')}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, copyNext));
  terminal.log(inWords(count, 'file'));
  return problems;
}

/** @returns whether both are the same in the end */
async function copy(file: BlobInfo, source: Blobs, target: Blobs): Promise<boolean> {
  const wanted = await digestIn(source, file.key);
  const isThere = async () => {
    const there = await target.head(file.key);
    return (
      there?.size === file.size &&
      there.contentType === file.contentType &&
      (await digestIn(target, file.key)) === wanted
    );
  };
  if (await isThere()) return true;
  const found = await source.get(file.key);
  if (!found) return false;
  await target.put(file.key, found.body, file.contentType);
  return isThere();
}

async function digestIn(blobs: Blobs, key: string): Promise<string | null> {
  const found = await blobs.get(key);
  if (!found) return null;
  const hash = createHash('sha256');
  await pipeline(found.body, hash);
  return hash.digest('hex');
}
