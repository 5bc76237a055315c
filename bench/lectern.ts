import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { aPdf } from '@lectern/content/conversion/a-pdf.ts';
import { PublicApi } from '@lectern/deploy/standalone/public-api.ts';
import { spawnLectern } from '@lectern/deploy/standalone/spawn.ts';
import type { Target } from './measure.ts';

const AT_ONCE = 50;

/** The product under measurement, on core 0, with a presentation of 30 pages and a link to it. */
export interface BenchedLectern extends Target {
  token: string;
  /** Signed session texts, each from a visit of its own. */
  sessions(count: number): Promise<string[]>;
  /** Rows on the log of one topic. */
  stored(topic: string): number;
  stop(): Promise<void>;
}

export async function startLectern(): Promise<BenchedLectern> {
  const { url, folder, child, stop } = await spawnLectern({ core: 0 });
  const end = async () => void (await stop());
  try {
    const api = await PublicApi.signIn(url);
    const { token } = await api.share(await api.publish(await aPdf({ pages: 30 }), 'bench.pdf'));
    return {
      name: 'lectern', pid: child.pid!, port: Number(new URL(url).port), token, stop: end,
      stored: (topic) => countRows(join(folder, 'lectern.sqlite'), topic),
      async sessions(count) {
        const sessions: string[] = [];
        while (sessions.length < count) {
          sessions.push(...(await Promise.all(Array.from({ length: AT_ONCE }, () => api.openSession(token)))));
        }
        return sessions;
      },
    };
  } catch (error) {
    await end();
    throw error;
  }
}

function countRows(file: string, topic: string): number {
  const database = new DatabaseSync(file, { readOnly: true });
  const { count } = database.prepare('SELECT COALESCE(SUM(count), 0) AS count FROM log WHERE topic = ?').get(topic) as { count: number };
  database.close();
  return count;
}
