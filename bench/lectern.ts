import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { DatabaseSync } from 'node:sqlite';
import { aPdf } from '@lectern/content/testing/a-pdf.ts';
import { PublicApi } from '@lectern/deploy/standalone/public-api.ts';
import { spawnLectern } from '@lectern/deploy/standalone/spawn.ts';
import { pidOf, type Target } from './measure.ts';
import { seeded } from './seeded.ts';
import type { Size } from './seed/fill.ts';

const AT_ONCE = 50;
const SETTLING_MS = 1_000;

/** Lectern, running on core 0. */
export interface RunningLectern extends Target {
  url: string;
  folder: string;
  /** Signed in as the administrator. */
  api: PublicApi;
  stop(): Promise<void>;
}

/** With a presentation of 30 pages and a link to it. */
export interface BenchedLectern extends RunningLectern {
  token: string;
  /** Signed session ids, each of its own visit. */
  sessions(count: number): Promise<string[]>;
  /** Log rows of a topic. */
  stored(topic: string): number;
}

export async function startLectern(): Promise<BenchedLectern> {
  const lectern = await serve();
  const { api, folder } = lectern;
  try {
    const { token } = await api.share(await api.publish(await aPdf({ pages: 30 }), 'bench.pdf'));
    return {
      ...lectern,
      token,
      stored: (topic) => countRows(join(folder, 'lectern.sqlite'), topic),
      async sessions(count) {
        const sessions: string[] = [];
        while (sessions.length < count) {
          sessions.push(
            ...(await Promise.all(Array.from({ length: AT_ONCE }, () => api.openSession(token)))),
          );
        }
        return sessions;
      },
    };
  } catch (error) {
    await lectern.stop();
    throw error;
  }
}

/** With a store of that size. */
export async function startSeeded(
  size: Size,
  env: NodeJS.ProcessEnv = {},
): Promise<RunningLectern> {
  return serve({ folder: await seeded(size), env });
}

/** @param options as `spawnLectern` takes them */
export async function serve(
  options: Parameters<typeof spawnLectern>[0] = {},
): Promise<RunningLectern> {
  const { url, folder, child, stop } = await spawnLectern({ core: 0, ...options });
  try {
    return {
      name: 'lectern',
      pid: pidOf(child),
      port: Number(new URL(url).port),
      url,
      folder,
      api: await PublicApi.signIn(url),
      stop: async () => void (await stop()),
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

function countRows(file: string, topic: string): number {
  const database = new DatabaseSync(file, { readOnly: true });
  const found = database
    .prepare('SELECT COALESCE(SUM(count), 0) AS count FROM log WHERE topic = ?')
    .get(topic);
  database.close();
  return Number(found?.['count']);
}

/** The hits that a store holds; an older one may be filled in part. */
export function hitsIn(folder: string): number {
  const database = new DatabaseSync(join(folder, 'lectern.sqlite'), { readOnly: true });
  const tables = database
    .prepare(
      `SELECT name FROM sqlite_master WHERE type = 'table' AND name LIKE 'view sharing hits-of-link@%'`,
    )
    .all();
  const counts = tables.map(({ name }) => {
    const found = database.prepare(`SELECT COUNT(*) AS count FROM "${String(name)}"`).get();
    return Number(found?.['count']);
  });
  database.close();
  return Math.max(0, ...counts);
}

/** Resolves once read models and policies have read the whole log, so that earlier work does not count. */
export async function settled({ url }: Pick<RunningLectern, 'url'>): Promise<void> {
  for (;;) {
    const lags = [
      ...(await (await fetch(`${url}/metrics`)).text()).matchAll(
        /^lectern_(?:projection|policy)_lag_records\{.*\} (\d+)$/gm,
      ),
    ].map(([, lag]) => Number(lag));
    if (lags.length > 0 && lags.every((lag) => lag === 0)) return;
    await pause(SETTLING_MS);
  }
}
