import { readFileSync } from 'node:fs';
import { readdir, stat, statfs } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Engines } from '../engines/engines.ts';
import { describeEngines, enginePaths } from '../engines/engine-paths.ts';

/** Walking through a folder of a million files every few seconds would be too much. */
const FRESH_MS = 30_000;

export interface Stored {
  /** Bytes; null where they are on another machine. */
  storeBytes: number | null;
  blobBytes: number | null;
  blobCount: number | null;
  diskFreeBytes: number | null;
  diskBytes: number | null;
}

const startedAt = new Date(Date.now() - process.uptime() * 1_000).toISOString();
const { version }: { version: string } = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
);

/** This installation and its engines, for administrators; files only of their own team. */
export async function installationOf({ settings }: Engines, teamId: string) {
  const engines = Object.entries(describeEngines(settings));
  return {
    version,
    nodeVersion: process.versions.node,
    startedAt,
    isLocal: engines.every(([, { isLocal }]) => isLocal),
    engines: engines.map(([port, { name }]) => ({ port, engine: name })),
    storage: await storedOf(settings, teamId),
  };
}

const looked = new Map<string, { at: number; stored: Promise<Stored> }>();

function storedOf(settings: Engines['settings'], teamId: string): Promise<Stored> {
  const data = resolve(settings.LECTERN_DATA);
  const key = `${data} ${teamId}`;
  const before = looked.get(key);
  if (before && Date.now() - before.at < FRESH_MS) return before.stored;
  const stored = look(settings, data, teamId);
  looked.set(key, { at: Date.now(), stored });
  stored.catch(() => looked.delete(key));
  return stored;
}

async function look(settings: Engines['settings'], data: string, teamId: string): Promise<Stored> {
  const { store, blobs } = enginePaths(settings);
  const [storeBytes, files, disk] = await Promise.all([
    store === null
      ? null
      : Promise.all([store, `${store}-wal`].map(sizeOf)).then(
          ([one = 0, other = 0]) => one + other,
        ),
    blobs === null ? null : sizesIn(join(blobs, teamId)),
    statfs(blobs ?? data).catch(() => null),
  ]);
  return {
    storeBytes,
    blobBytes: files?.bytes ?? null,
    blobCount: files?.count ?? null,
    diskFreeBytes: disk && disk.bavail * disk.bsize,
    diskBytes: disk && disk.blocks * disk.bsize,
  };
}

async function sizesIn(folder: string): Promise<{ bytes: number; count: number }> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const total = { bytes: 0, count: 0 };
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    total.bytes += await sizeOf(join(entry.parentPath, entry.name));
    total.count++;
  }
  return total;
}

async function sizeOf(file: string): Promise<number> {
  return stat(file).then(
    ({ size }) => size,
    () => 0,
  );
}
