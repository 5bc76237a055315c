import { join, resolve } from 'node:path';
import { isLoopback, type Settings } from './settings.ts';
import type { Engines } from './engines.ts';

/** Ends the name of a store that a restore has not finished. */
export const RESTORING = '.restoring';

/** Where an embedded store keeps its facts, and the keys of persons. */
function sqliteFilesOf({ LECTERN_STORE, LECTERN_KEYS, LECTERN_DATA }: Settings): {
  store: string;
  keys: string;
} {
  const file = (url: string | undefined, name: string) =>
    sqliteFile(url, join(resolve(LECTERN_DATA), name)).path;
  return { store: file(LECTERN_STORE, 'lectern.sqlite'), keys: file(LECTERN_KEYS, 'keys.sqlite') };
}

/** The files and folders of the embedded engines; null for engines elsewhere. */
export function enginePaths(settings: Settings): {
  store: string | null;
  keys: string | null;
  blobs: string | null;
  mail: string | null;
  secret: string | null;
} {
  const { LECTERN_STORE, LECTERN_KEYS, LECTERN_BLOBS, LECTERN_MAIL, LECTERN_SECRET } = settings;
  const data = resolve(settings.LECTERN_DATA);
  const isClustered = LECTERN_STORE?.startsWith('mongodb') ?? false;
  const { store, keys } = sqliteFilesOf(settings);
  return {
    store: isClustered ? null : store,
    keys: LECTERN_KEYS?.startsWith('mongodb') || (isClustered && !LECTERN_KEYS) ? null : keys,
    blobs: LECTERN_BLOBS?.startsWith('s3')
      ? null
      : folderFromUrl(LECTERN_BLOBS, join(data, 'blobs')),
    mail: LECTERN_MAIL?.startsWith('smtp') ? null : folderFromUrl(LECTERN_MAIL, join(data, 'mail')),
    secret: LECTERN_SECRET ? null : join(data, 'secret'),
  };
}

/** `file:<folder>`. */
export function folderFromUrl(url: string | undefined, byDefault: string): string {
  return url ? resolve(url.slice('file:'.length)) : byDefault;
}

/** `sqlite:<file>[?max_page_count=n]`. */
export function sqliteFile(
  url: string | undefined,
  byDefault: string,
): { path: string; maxPages: number | undefined } {
  if (!url) return { path: byDefault, maxPages: undefined };
  const [path = '', query] = url.slice('sqlite:'.length).split('?');
  const pages = new URLSearchParams(query).get('max_page_count');
  return { path: resolve(path), maxPages: pages ? Number(pages) : undefined };
}

/** Describes each port's engine, and whether it is on this machine. */
export function describeEngines(
  settings: Settings,
): Record<'store' | 'log' | 'realtime' | 'blobs' | 'mail', { name: string; isLocal: boolean }> {
  const isClustered = settings.LECTERN_STORE?.startsWith('mongodb') ?? false;
  const either = (isElsewhere: boolean | undefined, there: string, here: string) =>
    isElsewhere ? { name: there, isLocal: false } : { name: here, isLocal: true };
  return {
    store: either(isClustered, 'MongoDB', 'SQLite'),
    log: either(isClustered, 'Kafka', 'SQLite'),
    realtime: either(settings.LECTERN_REALTIME?.startsWith('nats:'), 'NATS', 'in this process'),
    blobs: either(settings.LECTERN_BLOBS?.startsWith('s3'), 'S3', 'a folder'),
    mail: either(settings.LECTERN_MAIL?.startsWith('smtp'), 'SMTP', 'a folder'),
  };
}

/** Where people reach the console, and where customers' files are served: origins as browsers send them, in ASCII. */
export function engineUrls(settings: Settings): Engines['urls'] {
  const port = settings.LECTERN_PORT;
  const console = new URL(settings.LECTERN_URL ?? `http://localhost:${port}`).origin;
  if (settings.LECTERN_CONTENT_URL)
    return { console, content: new URL(settings.LECTERN_CONTENT_URL).origin };
  const url = new URL(console);
  if (isLoopback(url.hostname)) return { console, content: `http://127.0.0.1:${port + 1}` };
  url.port = String(Number(url.port || (url.protocol === 'https:' ? 443 : 80)) + 1);
  return { console, content: url.origin };
}
