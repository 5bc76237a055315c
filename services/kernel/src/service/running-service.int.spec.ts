import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { z } from 'zod';
import {
  SharedLinkActivated,
  SharedLinkCanceled,
  SharedLinkCreated,
} from '@lectern/schemas/events/sharing.ts';
import { aggregate } from '../commands/aggregate.ts';
import type { CommandOrigin } from '../commands/handler.ts';
import { jobKind } from '../jobs/job-kind.ts';
import { newId } from '../ids.ts';
import { projection } from '../projections/projection.ts';
import { aUser, startServices, type RunningServices } from '../testing/start-service.ts';
import { until } from '../testing/until.ts';
import { foldOtherShapes } from './fold-later.ts';
import type { ServiceDefinition } from './service.ts';
import { noResolvers } from '../testing/no-resolvers.ts';

type Events = typeof SharedLinkCreated | typeof SharedLinkCanceled | typeof SharedLinkActivated;
interface Link {
  status: 'none' | 'active' | 'canceled';
  createdBy: string | null;
}
type Command =
  | { type: 'Create'; id: string }
  | { type: 'Cancel'; id: string }
  | { type: 'Activate'; id: string };

const link = (shape: number, isShouting = false) =>
  aggregate<Link, Command, Events>({
    name: 'Link',
    scope: 'team',
    events: [SharedLinkCreated, SharedLinkCanceled, SharedLinkActivated],
    initial: { status: 'none', createdBy: null },
    shape,
    evolve(before: Link, event) {
      if (event.type === 'SharedLinkCreated')
        return { status: 'active', createdBy: event.data.createdBy };
      return { ...before, status: event.type === 'SharedLinkCanceled' ? 'canceled' : 'active' };
    },
    decide({ type, id, actorId }, { status }) {
      if (type === 'Cancel')
        return status === 'active' ? [SharedLinkCanceled({ sharedLinkId: id })] : [];
      if (type === 'Activate')
        return status === 'canceled' ? [SharedLinkActivated({ sharedLinkId: id })] : [];
      return [
        SharedLinkCreated({
          sharedLinkId: id,
          presentationId: id,
          createdBy: actorId ?? id,
          token: id,
          alias: null,
          name: null,
          nameKey: null,
          linkType: 'LINK',
          expiresAt: null,
          notificationLevel: 0,
        }),
      ];
    },
    view: {
      fields: { status: 'text', createdBy: 'text' },
      lists: { all: { filters: ['status', 'createdBy'], orderBy: 'id' } },
      index: ({ status, createdBy }) => ({
        status: isShouting ? status.toUpperCase() : status,
        createdBy,
      }),
    },
  });
const Link = link(1);

const statuses = (version: number) =>
  projection<{ id: string; status: string; by: number }, Events>({
    name: 'statuses',
    version,
    on: [SharedLinkCreated, SharedLinkCanceled, SharedLinkActivated],
    fields: { id: 'text' },
    lists: { all: { orderBy: 'id' } },
    lookups: ['id'],
    rowIds: ({ data }) => [data.sharedLinkId],
    apply: (_, { type, data }) => ({ id: data.sharedLinkId, status: type, by: version }),
    index: ({ id }) => ({ id }),
  });

const idle = jobKind({ kind: 'idle', data: z.object({}), run: async () => {} });
const service = (changes: Partial<ServiceDefinition> = {}): ServiceDefinition => ({
  name: 'billing',
  aggregates: [Link],
  projections: [statuses(1)],
  policies: [],
  jobs: [idle],
  resolvers: noResolvers,
  ...changes,
});

const teamId = newId();
let running: RunningServices;
beforeAll(async () => {
  running = await startServices([service()]);
});
afterAll(() => running.remove());

const systemOf = (of: RunningServices) => of.service('billing').systemContext(teamId);
async function created(of = running): Promise<string> {
  const id = newId();
  await systemOf(of).execute(Link, id, { type: 'Create', id });
  return id;
}
const origin = (changes: Partial<CommandOrigin>): CommandOrigin => ({
  actorId: null,
  onBehalfOfId: null,
  correlationId: 'c',
  causationId: null,
  idempotency: null,
  ...changes,
});
const execute = (id: string, type: Command['type'], from: Partial<CommandOrigin>, team = teamId) =>
  running.service('billing').handler.execute(Link, team, id, { type, id }, origin(from));

test('a request that decided nothing decides nothing either when it is repeated later', async () => {
  const id = await created();
  const idempotency = { key: newId(), hash: 'h' };
  expect((await execute(id, 'Activate', { idempotency })).isChanged).toBe(false);
  await execute(id, 'Cancel', {});
  expect(await execute(id, 'Activate', { idempotency })).toMatchObject({
    isChanged: false,
    state: { status: 'active' },
  });
  expect(
    (await running.service('billing').handler.states.load(Link, teamId, id)).state.status,
  ).toBe('canceled');
  await expect(
    execute(id, 'Activate', { idempotency: { ...idempotency, hash: 'other' } }),
  ).rejects.toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' });
});

test('a policy that decides nothing leaves nothing behind', async () => {
  const id = await created();
  await execute(id, 'Activate', { idempotency: { key: newId(), hash: 'h' }, causationId: 'event' });
  expect(await running.service('billing').store.commits.read(`Link/${teamId}/${id}`)).toHaveLength(
    1,
  );
});

test('a bulk command that finds fewer streams the second time gives none of them the answer of another', async () => {
  const ids = [await created(), await created(), await created()];
  const key = newId();
  const bulk = async (streams: readonly string[]) => {
    for (const [n, id] of streams.entries())
      await execute(id, 'Cancel', {
        idempotency: { key: `${key}/${n}`, hash: 'h' },
        causationId: 'event',
      });
  };
  await bulk(ids.slice(0, 1)); // Died after the first.
  await bulk(ids.slice(1));
  await bulk(ids.slice(2));
  const rows = await systemOf(running).view(Link).getMany(ids);
  expect(rows.map((row) => row?.doc.status)).toEqual(['canceled', 'canceled', 'canceled']);
});

test('a key never gives the answer of another team', async () => {
  const idempotency = { key: newId(), hash: 'h' };
  await execute(newId(), 'Create', { idempotency });
  await expect(execute(newId(), 'Create', { idempotency }, newId())).rejects.toMatchObject({
    code: 'IDEMPOTENCY_MISMATCH',
  });
});

test('what a rule hides cannot be commanded, nor found by asking for it', async () => {
  const [me, other] = [aUser({ teamId }), aUser({ teamId })];
  const { store, handler } = running.service('billing');
  const id = newId();
  await handler.execute(
    Link,
    teamId,
    id,
    { type: 'Create', id },
    origin({ actorId: other.userId }),
  );
  const ruled = systemOf(running).withRows({ createdBy: me.userId });
  await expect(ruled.execute(Link, id, { type: 'Cancel', id })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
  const found = (where: object) =>
    ruled.view(Link).find({ list: 'all', where: { ...where }, limit: 10 });
  expect(await found({ createdBy: other.userId })).toEqual([]);
  expect(await found({ createdBy: { in: [other.userId] } })).toEqual([]);
  await store.views.drop(Link.declaration); // As where a view is behind.
  await store.views.declare(Link.declaration);
  await expect(ruled.execute(Link, id, { type: 'Cancel', id })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
  const mine = newId();
  await handler.execute(
    Link,
    teamId,
    mine,
    { type: 'Create', id: mine },
    origin({ actorId: me.userId }),
  );
  expect(
    (await found({ createdBy: { in: [other.userId, me.userId] } })).map((row) => row.id),
  ).toEqual([mine]);
  expect(await found({ createdBy: me.userId })).toHaveLength(1);
});

test('a command is seen by every reader of its call, whatever their rules', async () => {
  const id = await created();
  const call = systemOf(running);
  const ruled = call.withRows({ status: 'active' });
  expect((await ruled.view(Link).get(id))?.doc.status).toBe('active');
  await call.execute(Link, id, { type: 'Cancel', id });
  expect(await ruled.view(Link).get(id)).toBeNull();
});

test('a stream that was only overtaken is nothing to its readers', async () => {
  const id = newId();
  const { commits } = running.service('billing').store;
  const row = {
    teamId,
    id,
    version: 1,
    shape: 1,
    doc: { state: Link.initial, streamVersion: 0 },
    index: { status: 'none', createdBy: null },
  };
  await commits.append({
    commit: {
      stream: `Link/${teamId}/${id}`,
      number: 1,
      id: newId(),
      firstVersion: 1,
      events: [],
      idempotency: null,
      meta: {
        time: new Date().toISOString(),
        teamId,
        actorId: null,
        onBehalfOfId: null,
        correlationId: 'c',
        causationId: null,
      },
    },
    view: { declaration: Link.declaration, row },
    take: [],
    release: [],
  });
  expect(await systemOf(running).view(Link).get(id)).toBeNull();
  expect(
    await systemOf(running)
      .view(Link)
      .find({ list: 'all', where: { status: 'none' }, limit: 10 }),
  ).toEqual([]);
  await systemOf(running).execute(Link, id, { type: 'Create', id });
  expect((await systemOf(running).view(Link).get(id))?.doc.status).toBe('active');
});

test('a job is due when it says, however it writes the moment', async () => {
  const { jobs } = systemOf(running);
  const job = { kind: 'never', teamId, subjectId: newId(), data: {} };
  await jobs.add({ ...job, key: newId(), dueAt: '2026-11-20T12:00:00+02:00' });
  expect((await jobs.listBySubject(job.subjectId)).map(({ dueAt }) => dueAt)).toEqual([
    '2026-11-20T10:00:00.000Z',
  ]);
  await expect(jobs.add({ ...job, key: newId(), dueAt: 'tomorrow' })).rejects.toThrow(
    'Invalid time',
  );
});

/** The same data under one release after the other. */
async function releases(
  ...each: ((of: RunningServices, before: unknown) => Promise<unknown>)[]
): Promise<(definition: ServiceDefinition, n: number) => Promise<unknown>> {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-releases-'));
  let before: unknown;
  return async (definition, n) => {
    const of = await startServices([definition], { folder });
    try {
      return (before = await each[n]!(of, before));
    } finally {
      await of.stop();
      if (n === each.length - 1) await rm(folder, { recursive: true });
    }
  };
}

test('views of another shape are folded again, also when the first start of a release was interrupted', async () => {
  const release = await releases(
    async (of) => {
      const ids = [await created(of), await created(of), await created(of)].toSorted();
      const view = await of.service('billing').store.views.get(Link.declaration, teamId, ids[0]!);
      await of.service('billing').store.views.put([
        {
          declaration: Link.declaration,
          row: { ...view!, shape: 2, index: { status: 'ACTIVE', createdBy: null } },
        },
      ]);
      return ids;
    },
    async (of, ids) =>
      (
        await systemOf(of)
          .view(Link)
          .find({ list: 'all', where: { status: 'ACTIVE' }, limit: 10 })
      )
        .map(({ id }) => id)
        .join() === String(ids),
  );
  await release(service(), 0);
  expect(await release(service({ aggregates: [link(2, true)] }), 1)).toBe(true);
});

test('what a copy of the release before writes during an upgrade is found by lists, once it is folded again', async () => {
  const id = await created();
  const billing = running.service('billing');
  const { store } = billing;
  const row = (await store.views.get(Link.declaration, teamId, id))!;
  const ofBefore = { ...row, shape: 0, index: { status: 'another', createdBy: null } };
  await store.views.put([{ declaration: Link.declaration, row: ofBefore }]);
  const isFound = async () => {
    const query = { list: 'all', where: { status: 'active' }, limit: 1_000 };
    return (await systemOf(running).view(Link).find(query)).some((each) => each.id === id);
  };
  const fold = () => foldOtherShapes(billing, new AbortController().signal);
  expect(await isFound()).toBe(false);
  expect([await fold(), await isFound(), await fold()]).toEqual([1, true, 0]);
});

test('a projection that is new to its log serves from its end on', async () => {
  const release = await releases(
    async (of) => created(of),
    async (of, id) => (await systemOf(of).rowsOf(statuses(1)).get(String(id)))?.doc.status,
  );
  await release(service({ projections: [] }), 0);
  expect(await release(service(), 1)).toBe('SharedLinkCreated');
});

test('the rows of the release before answer look-ups until the new ones have caught up', async () => {
  const byOf = async (of: RunningServices, id: unknown) =>
    (await systemOf(of).lookupRow(statuses(1), 'id', String(id)))?.doc.by;
  const release = await releases(
    async (of) => {
      const id = await created(of);
      await of.settled();
      return id;
    },
    async (of, id) => {
      const seen: unknown[] = [];
      await until(async () => {
        seen.push(await byOf(of, id));
        return seen.at(-1) === 2;
      }, 'the new rows answer');
      return [...new Set(seen)];
    },
  );
  await release(service(), 0);
  expect(await release(service({ projections: [statuses(2)] }), 1)).toEqual([1, 2]);
});

test('a rebuild by another process disturbs no reader', async () => {
  const id = await created();
  await running.settled();
  const beside = await startServices([service({ aggregates: [], jobs: [] })], {
    folder: running.folder,
  });
  let isOver = false;
  const rebuilt = beside
    .service('billing')
    .rebuild('statuses')
    .finally(() => beside.stop())
    .finally(() => (isOver = true));
  await until(async () => {
    expect((await systemOf(running).rowsOf(statuses(1)).get(id))?.doc.status).toBe(
      'SharedLinkCreated',
    );
    return isOver;
  }, 'the rebuild is over');
  await rebuilt;
  const later = await created();
  await running.settled();
  expect((await systemOf(running).rowsOf(statuses(1)).get(later))?.doc.status).toBe(
    'SharedLinkCreated',
  );
});
