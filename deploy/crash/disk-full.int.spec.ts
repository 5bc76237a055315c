import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { newId } from '@lectern/kernel/ids.ts';
import { startServices, type RunningServices } from '@lectern/kernel/testing/start-service.ts';
import { presentationId, teamId } from './protocol.ts';
import { eventsPerLink, Link, linksPerPartition, sample } from './sample.ts';

let folder: string;
let running: RunningServices;

beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'lectern-full-'))));
afterEach(async () => {
  await running.stop();
  await rm(folder, { recursive: true, force: true });
});

/** A disk of so many pages of 4 KB. */
const start = async (pages?: number) => {
  const LECTERN_STORE = `sqlite:${join(folder, 'lectern.sqlite')}${pages ? `?max_page_count=${pages}` : ''}`;
  running = await startServices([sample], { folder, env: { LECTERN_STORE } });
};
const context = () => running.service('billing').systemContext(teamId);
const create = (id: string, token: string) =>
  context().execute(Link, id, { type: 'Create', id, token, presentationId });

/** Eight writers, until each has been refused. */
async function fill(): Promise<{
  saved: string[];
  refused: { id: string; token: string; error: unknown }[];
}> {
  const [saved, refused]: [string[], { id: string; token: string; error: unknown }[]] = [[], []];
  const writer = async () => {
    for (;;) {
      const [id, token] = [newId(), newId().repeat(20)];
      try {
        await create(id, token);
        saved.push(id);
      } catch (error) {
        refused.push({ id, token, error });
        return;
      }
    }
  };
  await Promise.all(Array.from({ length: 8 }, writer));
  return { saved, refused };
}

test('a full disk is one clear error: reads go on, nothing is half there, and with room again everything goes on', async () => {
  await start(400);
  const { saved, refused } = await fill();
  expect(saved.length).toBeGreaterThan(8);
  for (const { error } of refused)
    expect(error).toMatchObject({ name: 'DomainError', code: 'STORAGE_FULL' });

  const { store } = running.service('billing');
  expect((await context().view(Link).get(saved.at(-1)!))?.doc.status).toBe('active');
  expect(
    await context()
      .view(Link)
      .find({ list: 'byStatus', where: { status: 'active' }, limit: 10_000 }),
  ).toHaveLength(saved.length);
  for (const { id, token } of refused) {
    expect(await store.commits.read(`Link/${teamId}/${id}`)).toEqual([]);
    expect(await context().view(Link).get(id)).toBeNull();
    expect(
      await store.reservations.find({ scope: 'global', kind: 'token', value: token }),
    ).toBeNull();
  }
  await running.stop();

  await start();
  for (const { id, token } of refused) await create(id, token);
  await running.settled();
  const all = [...saved, ...refused.map(({ id }) => id)];
  const counted = await context()
    .rowsOf(linksPerPartition)
    .find({ list: 'all', where: { kind: 'row' }, limit: 100 });
  expect(counted.reduce((sum, { doc }) => sum + doc.created, 0)).toBe(all.length);
  const rows = async () =>
    JSON.stringify(
      await context()
        .rowsOf(eventsPerLink)
        .find({ list: 'all', where: { kind: 'row' }, limit: 10_000 }),
    );
  const live = await rows();
  await running.service('billing').rebuild('events-per-link');
  expect(await rows()).toBe(live);
  expect(await running.service('billing').store.parked.list()).toEqual([]);

  const file = new DatabaseSync(join(folder, 'lectern.sqlite'), { readOnly: true });
  expect(file.prepare('PRAGMA integrity_check').all()).toEqual([{ integrity_check: 'ok' }]);
  file.close();
});
