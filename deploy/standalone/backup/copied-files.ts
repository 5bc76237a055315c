import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { SettingsError } from '@lectern/kernel/engines/settings.ts';

const MANIFEST = 'manifest.json';
/** Format 1 held opened views, read models and mails; format 2 holds nothing opened. */
const FORMAT = 2;
/** Files copied at once. */
const AT_ONCE = 4;

const fileSchema = z.strictObject({ path: z.string(), bytes: z.number(), sha256: z.string() });
const manifestSchema = z.strictObject({
  format: z.number().int().min(1).max(FORMAT),
  holds: z.enum(['data', 'keys']),
  /** The installation's id. */
  store: z.string(),
  /** Data holds everything acknowledged before; keys lack everything erased before. ISO 8601. */
  takenAt: z.string(),
  files: z.array(fileSchema),
});

export type CopiedFile = z.output<typeof fileSchema>;
export type Manifest = z.output<typeof manifestSchema>;

/** Copies a file and syncs it. @returns null if it does not exist (any more) */
export async function copyFile(from: string, to: string, path: string): Promise<CopiedFile | null> {
  const hash = createHash('sha256');
  let bytes = 0;
  const counted = new Transform({
    transform(chunk: Buffer, _, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  const source = await open(from).catch((error: unknown) => unlessMissing(error));
  if (!source) return null;
  await mkdir(dirname(to), { recursive: true, mode: 0o700 });
  await pipeline(
    source.createReadStream(),
    counted,
    createWriteStream(to, { mode: 0o600, flush: true }),
  );
  return { path, bytes, sha256: hash.digest('hex') };
}

export async function digestOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/** All files below a folder, relative to it, with `/`; without files being written. */
async function* filesBelow(folder: string): AsyncIterable<string> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true }).catch(
    (error: unknown) => unlessMissing(error),
  );
  for (const entry of entries ?? []) {
    const path = relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/');
    if (entry.isFile() && !path.startsWith('.partial/')) yield path;
  }
}

/** Copies new and changed files of a folder. @param done copied files by path; gets the new ones */
export async function copyFolder(
  from: string,
  to: string,
  prefix: string,
  done: Map<string, CopiedFile & { stamp: string }>,
): Promise<void> {
  const paths = filesBelow(from)[Symbol.asyncIterator]();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let next = await paths.next(); !next.done; next = await paths.next()) {
        const [path, file] = [`${prefix}/${next.value}`, join(from, next.value)];
        const stats = await stat(file).catch((error: unknown) => unlessMissing(error));
        const stamp = stats ? `${stats.size}/${stats.mtimeMs}/${stats.ino}` : '';
        if (!stats || done.get(path)?.stamp === stamp) continue;
        const copied = await copyFile(file, join(to, path), path);
        if (copied) done.set(path, { ...copied, stamp });
      }
    }),
  );
}

/** Written last and atomically: a folder without it is no backup. */
export async function writeManifest(
  folder: string,
  manifest: Omit<Manifest, 'format'>,
): Promise<void> {
  const partial = join(folder, `${MANIFEST}.partial`);
  await writeFile(partial, `${JSON.stringify({ format: FORMAT, ...manifest }, null, 1)}\n`, {
    mode: 0o600,
    flush: true,
  });
  await rename(partial, join(folder, MANIFEST));
  await syncFile(folder);
}

/** Also syncs a folder: the names in it. */
export async function syncFile(path: string): Promise<void> {
  const handle = await open(path);
  await handle.sync().finally(() => handle.close());
}

/** Null if there is none, or an unreadable one. @throws SettingsError for one of a later release */
export async function readManifest(
  folder: string,
  holds: Manifest['holds'],
): Promise<Manifest | null> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch((error: unknown) =>
    unlessMissing(error),
  );
  if (text === null) return null;
  try {
    const json: unknown = JSON.parse(text);
    const { format } = z.object({ format: z.number() }).parse(json);
    if (format > FORMAT)
      throw new SettingsError([
        `${folder} was made by a later release of Lectern (format ${format}; this release reads up to ${FORMAT}). Restore it with that release`,
      ]);
    const manifest = manifestSchema.parse(json);
    return manifest.holds === holds ? manifest : null;
  } catch (error) {
    if (error instanceof SettingsError) throw error;
    return null;
  }
}

export async function isEmptyOrMissing(folder: string): Promise<boolean> {
  const names = await readdir(folder).catch((error: unknown) => unlessMissing(error));
  return names === null || names.length === 0;
}

function unlessMissing(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
  throw error;
}
