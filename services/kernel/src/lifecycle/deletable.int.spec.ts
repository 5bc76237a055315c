import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { SharedLinkCanceled } from '@lectern/schemas/events/sharing.ts';
import { newId } from '../ids.ts';
import { Link, sampleService } from '../testing/sample-service.ts';
import { startServices, type RunningServices } from '../testing/start-service.ts';
import { until } from '../testing/until.ts';
import { deletable } from './deletable.ts';

const teamId = newId();
const purged: string[] = [];
const deletableLink = deletable(Link, {
  noun: 'sample',
  deleted: SharedLinkCanceled,
  purge: (id) => ({ type: 'Cancel' as const, id }),
  afterPurge: async ({ id }) => void purged.push(id),
});

let running: RunningServices;
beforeAll(async () => {
  const { policies, jobs } = deletableLink;
  running = await startServices([{ ...sampleService, policies, jobs }]);
});
afterAll(() => running.remove());

const context = () => running.service('billing').systemContext(teamId);

async function created(presentationId = newId()): Promise<string> {
  const id = newId();
  await context().execute(Link, id, { type: 'Create', id, token: newId(), presentationId });
  return id;
}

test('what is deleted is purged thirty days later, and not before', async () => {
  const id = await created();
  await context().execute(Link, id, { type: 'Cancel', id });
  await running.settled();
  const history = await context().history(Link, id);
  const deletedAt = history.at(-1)!.meta.time;
  const job = await context().jobs.get('purge-sample', `${id}/${deletedAt}`);
  expect(Date.parse(job!.dueAt) - Date.parse(deletedAt)).toBe(30 * 24 * 60 * 60_000);
  expect(purged).toEqual([]);
  await context().jobs.reschedule('purge-sample', job!.key, new Date().toISOString());
  await until(() => purged.includes(id), 'it is purged');
});

test('a purge of an earlier release, with data of its own, is done as well', async () => {
  const id = await created();
  const deletedAt = new Date().toISOString();
  await context().jobs.add({
    kind: 'purge-sample',
    key: `${id}/${deletedAt}`,
    teamId,
    subjectId: id,
    dueAt: deletedAt,
    data: { sharedLinkId: id, deletedAt },
  });
  await until(() => purged.includes(id), 'it is purged');
});

test('a list of several pages is read to its end, each row once', async () => {
  const presentationId = newId();
  const ids: string[] = [];
  for (let n = 0; n < 205; n++) ids.push(await created(presentationId));
  const read: string[] = [];
  const query = { list: 'byPresentation', where: { presentationId } };
  for await (const { id } of context().view(Link).each(query)) read.push(id);
  expect(read).toEqual(ids.toSorted().toReversed());
});
