import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, extname, join, relative, sep } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { codeOf } from '../errors.ts';
import { faultOf } from '../engines/faults.ts';
import { checkBlobKey, clampRange } from './key.ts';
import { durableBytes, writeStream } from './growing-file.ts';
import { roomElsewhere, type DiskRoom } from '../engines/disk-reserve.ts';
import type { BlobInfo, Blobs } from './port.ts';

/** By extension; a blob of another type has a small file under `.types` that names it. */
const typeOfEnding: Readonly<Record<string, string>> = {
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.json': 'application/json',
  '.pdf': 'application/pdf',
  '.mp4': 'video/mp4',
  '.html': 'text/html',
  '.txt': 'text/plain',
};
const ANY_TYPE = 'application/octet-stream';
const ABANDONED_MS = 24 * 3600_000;

/** Blobs as plain files, named by their keys. Unfinished writes are under `.partial` until they are on disk. */
export async function openFolderBlobs({
  folder,
  disk = roomElsewhere,
}: {
  folder: string;
  disk?: DiskRoom;
}): Promise<Blobs> {
  const [partials, types] = [join(folder, '.partial'), join(folder, '.types')];
  await mkdir(partials, { recursive: true, mode: 0o700 });
  await mkdir(types, { recursive: true, mode: 0o700 });
  await removeAbandoned(partials);

  const assumedType = (key: string) => typeOfEnding[extname(key)] ?? ANY_TYPE;
  const infoOf = async (key: string): Promise<BlobInfo | null> => {
    const stats = await ifThere(stat(join(folder, key)));
    if (!stats?.isFile()) return null;
    const contentType = (await ifThere(readFile(join(types, key), 'utf8'))) ?? assumedType(key);
    return { key, size: stats.size, contentType, modifiedAt: stats.mtime };
  };
  /** Writes the source to disk, runs `prepare`, then gives it its name. */
  const write = async (path: string, source: Readable, prepare?: () => Promise<void>) => {
    const partial = join(partials, randomUUID());
    const file = createWriteStream(partial, { flags: 'wx', mode: 0o600, flush: true });
    try {
      await pipeline(source, file);
      await prepare?.();
      await makeFolder(dirname(path));
      await rename(partial, path);
      await syncFolder(dirname(path));
      return file.bytesWritten;
    } catch (error) {
      await rm(partial, { force: true });
      throw faultOf(error) ?? error;
    }
  };
  const keepType = async (key: string, contentType: string) => {
    if (contentType === assumedType(key)) await rm(join(types, key), { force: true });
    else await write(join(types, key), oneChunk(Buffer.from(contentType)));
  };

  return {
    async put(key, source, contentType) {
      checkBlobKey(key);
      disk.assertRoom();
      // The type first: the blob must never be read with a wrong one.
      const stream = Buffer.isBuffer(source) ? oneChunk(source) : source;
      const size = await write(join(folder, key), stream, () => keepType(key, contentType));
      return { key, size, contentType, modifiedAt: new Date() };
    },
    async get(key, range) {
      checkBlobKey(key);
      const info = await infoOf(key);
      if (!info) return null;
      const part = range && clampRange(range, info.size);
      const body = createReadStream(join(folder, key), part);
      return (await ifThere(once(body, 'open'))) && { info, body };
    },
    async head(key) {
      checkBlobKey(key);
      return infoOf(key);
    },
    async delete(key) {
      checkBlobKey(key);
      await rm(join(folder, key), { force: true });
      await rm(join(types, key), { force: true });
    },
    async *list(prefix) {
      const start = dirname(join(folder, `${prefix}_`));
      if (start !== folder && relative(folder, start).startsWith('.')) return;
      for await (const path of filesUnder(start)) {
        const key = relative(folder, path).replaceAll(sep, '/');
        const info = key.startsWith(prefix) ? await infoOf(key) : null;
        if (info) yield info;
      }
    },
    growing: growingIn(folder, disk),
    close: async () => {},
  };
}

function growingIn(folder: string, disk: DiskRoom): NonNullable<Blobs['growing']> {
  return {
    durableBytes,
    async write(key, source) {
      checkBlobKey(key);
      disk.assertRoom();
      const path = join(folder, key);
      try {
        await makeFolder(dirname(path));
        const file = await open(path, 'wx', 0o600);
        try {
          await syncFolder(dirname(path));
          return await writeStream(file, source);
        } finally {
          await file.close();
        }
      } catch (error) {
        // A second fsync may report success for what the first one lost.
        if (codeOf(error) === 'EIO') await rm(path, { force: true }).catch(() => {});
        throw faultOf(error) ?? error;
      }
    },
    async move(from, to) {
      checkBlobKey(from);
      checkBlobKey(to);
      await makeFolder(dirname(join(folder, to)));
      await rename(join(folder, from), join(folder, to));
      await syncFolder(dirname(join(folder, to)));
      await syncFolder(dirname(join(folder, from)));
    },
  };
}

const oneChunk = (bytes: Buffer) => Readable.from([bytes]);

/** In the order of S3: by the bytes of the key, so a folder sorts as `name/`. */
async function* filesUnder(folder: string): AsyncIterable<string> {
  const entries = (await ifThere(readdir(folder, { withFileTypes: true }))) ?? [];
  const names = entries
    .filter(({ name }) => !name.startsWith('.'))
    .map((entry) => (entry.isDirectory() ? `${entry.name}/` : entry.name));
  for (const name of names.sort()) {
    if (name.endsWith('/')) yield* filesUnder(join(folder, name));
    else yield join(folder, name);
  }
}

/** Makes the folder and its parents last: each new name is on disk in the folder that holds it. */
async function makeFolder(path: string): Promise<void> {
  const first = await mkdir(path, { recursive: true, mode: 0o700 });
  for (let made = path; first && made.length >= first.length; made = dirname(made))
    await syncFolder(dirname(made));
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path);
  await folder.sync().finally(() => folder.close());
}

/** Half-written files of a crash; younger ones may belong to another running copy. */
async function removeAbandoned(partials: string): Promise<void> {
  for (const name of await readdir(partials)) {
    const stats = await ifThere(stat(join(partials, name)));
    if (stats && Date.now() - stats.mtimeMs > ABANDONED_MS)
      await rm(join(partials, name), { force: true });
  }
}

async function ifThere<T>(promise: Promise<T>): Promise<T | null> {
  try {
    return await promise;
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(codeOf(error) ?? '')) return null;
    throw error;
  }
}
