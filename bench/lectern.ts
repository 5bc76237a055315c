import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { aPdf } from '@lectern/content/conversion/a-pdf.ts';
import { admin, spawnLectern } from '@lectern/deploy/standalone/spawn.ts';
import type { Target } from './measure.ts';

/** The product under measurement, on core 0, with a presentation and a link to it. */
export interface BenchedLectern extends Target {
  token: string;
  /** Signed session texts, each from a visit of its own. */
  sessions(count: number): Promise<string[]>;
  /** Rows on the log of one topic. */
  stored(topic: string): number;
  stop(): Promise<void>;
}

/** Starts it on an empty folder and publishes a presentation of 30 pages through the public API. */
export async function startLectern(): Promise<BenchedLectern> {
  // The limiters would, rightly, take a benchmark from one address for an attack.
  const { url, folder, child, stop: end } = await spawnLectern({ core: 0, env: { LECTERN_PUBLIC_RATE: '0' } });
  const stop = async () => void (await end());
  const port = Number(new URL(url).port);
  try {
    const token = await publish(url);
    return {
      name: 'lectern', pid: child.pid!, port, token, stop,
      sessions: (count) => openSessions(url, token, count),
      stored: (topic) => countRows(join(folder, 'lectern.sqlite'), topic),
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function publish(url: string): Promise<string> {
  const { data: signedIn } = await ask<{ data: { token: string } }>(`${url}/login`, { email: admin.email, password: admin.password, device_name: 'bench' });
  const authorization = `Bearer ${signedIn.token}`;
  const form = new FormData();
  form.set('status', 'ACTIVE');
  form.set('file', new File([Buffer.from(await aPdf({ pages: 30 }))], 'bench.pdf', { type: 'application/pdf' }));
  const created = await fetch(`${url}/api/admin/presentations`, { method: 'POST', headers: { authorization }, body: form });
  const { data } = (await created.json()) as { data: { id: string } };
  await until(async () => {
    const answer = await fetch(`${url}/api/admin/presentations/${data.id}`, { headers: { authorization } });
    return ((await answer.json()) as { data: { page_count: number | null } }).data.page_count === 30;
  }, 'processed');
  const link = await ask<{ data: { token: string } }>(`${url}/api/presentations/${data.id}/share`, {}, authorization);
  await until(async () => (await fetch(`${url}/api/public/shared-links/${link.data.token}`)).ok, 'readable');
  return link.data.token;
}

async function openSessions(url: string, token: string, count: number): Promise<string[]> {
  const sessions: string[] = [];
  while (sessions.length < count) {
    const batch = Array.from({ length: Math.min(50, count - sessions.length) }, async () => {
      const visit = (await (await fetch(`${url}/api/public/shared-links/${token}`)).json()) as { data: { hit_uuid: string } };
      const { data } = await ask<{ data: { id: string } }>(`${url}/api/sessions`, { hit_uuid: visit.data.hit_uuid });
      return data.id;
    });
    sessions.push(...(await Promise.all(batch)));
  }
  return sessions;
}

async function ask<Answer>(url: string, body: unknown, authorization?: string): Promise<Answer> {
  const headers = { 'content-type': 'application/json', ...(authorization && { authorization }) };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

async function until(condition: () => Promise<boolean>, what: string): Promise<void> {
  for (let tries = 0; tries < 600; tries++) {
    if (await condition().catch(() => false)) return;
    await pause(50);
  }
  throw new Error(`Lectern was not ${what} within 30 s`);
}

function countRows(file: string, topic: string): number {
  const database = new DatabaseSync(file, { readOnly: true });
  const { count } = database.prepare('SELECT COUNT(*) AS count FROM log WHERE topic = ?').get(topic) as { count: number };
  database.close();
  return count;
}
