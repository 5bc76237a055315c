import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { PasswordRehashed, UserRegistered } from '@lectern/schemas/events/identity/users.ts';
import type { EventOf } from '@lectern/schemas/events/event.ts';
import { newId } from '../ids.ts';
import type { ServiceDefinition } from '../service/service.ts';
import { publishForeign } from '../testing/foreign-events.ts';
import { startServices, type RunningServices } from '../testing/start-service.ts';
import { until } from '../testing/until.ts';
import { projection } from './projection.ts';
import { ProjectionRunner } from './runner.ts';
import type { ServedProjection } from './serving.ts';
import { noResolvers } from '../testing/no-resolvers.ts';

type Events = typeof UserRegistered | typeof PasswordRehashed;
interface Doc {
  email: string | null;
  versions: number[];
}

/** Ids of events that cannot be applied for now. */
let broken = new Set<string>();
const apply = (
  doc: Doc = { email: null, versions: [] },
  { type, data, meta }: EventOf<Events> & { meta: { id: string; version: number | null } },
): Doc => {
  if (broken.has(meta.id)) throw new Error('Not now.');
  return {
    email: type === 'UserRegistered' ? data.email : doc.email,
    versions: [...doc.versions, meta.version!],
  };
};
const versionsOfUser = projection<Doc, Events>({
  name: 'versions-of-user',
  version: 1,
  on: [UserRegistered, PasswordRehashed],
  fields: { terms: 'texts' },
  lists: { byTerm: { filters: ['terms'], orderBy: 'id' } },
  rowIds: ({ data }) => [data.userId],
  apply,
  index: ({ email }) => ({ terms: email ? [email] : [] }),
});
/** Has not thought of persons who are gone. */
const carefree = projection<{ domain: string }, typeof UserRegistered>({
  name: 'carefree',
  version: 1,
  on: [UserRegistered],
  fields: {},
  lists: {},
  rowIds: ({ data }) => [data.userId],
  apply: (_, { data }) => ({ domain: data.email!.split('@')[1]! }),
  index: () => ({}),
});
const service: ServiceDefinition = {
  name: 'billing',
  aggregates: [],
  projections: [versionsOfUser, carefree],
  policies: [],
  jobs: [],
  resolvers: noResolvers,
};

let running: RunningServices;
let served: ServedProjection;
beforeAll(async () => {
  running = await startServices([service]);
  served = running.service('billing').projections[0]!;
});
beforeEach(() => void (broken = new Set()));
afterAll(() => running.remove());

async function aUser(versions: number): Promise<{ id: string; stream: string }> {
  const id = newId();
  const stream = `User/${id}`;
  const registered = UserRegistered({
    userId: id,
    email: `${id}@example.com`,
    emailName: 'n',
    name: 'Ada',
    slug: 'ada',
    passwordHash: null,
  });
  const rest = Array.from({ length: versions - 1 }, () =>
    PasswordRehashed({ userId: id, passwordHash: 'hash' }),
  );
  await publishForeign(running.engines, stream, null, [registered, ...rest]);
  return { id, stream };
}
async function erased(id: string): Promise<void> {
  await running.engines.keys.erase(id);
  await running.service('billing').blank([id], new AbortController().signal);
}
const rowOf = async (id: string) =>
  (await running.service('billing').store.views.get(served.declaration, null, id))?.doc;
/** Rows that serve beside those of a rebuild. */
async function compared(): Promise<[live: string, rebuilt: string]> {
  const all = async (rows: AsyncIterable<unknown>) => JSON.stringify(await Array.fromAsync(rows));
  const { views } = running.service('billing').store;
  return served.rehearse(async ({ rows, catchUp }) => [
    await all(views.all(await catchUp())),
    await all(views.all(rows)),
  ]);
}

test('what is parked stays out of the row, and is applied in its turn afterward', async () => {
  const id = newId();
  broken.add(`User/${id}/2`);
  const registered = UserRegistered({
    userId: id,
    email: `${id}@example.com`,
    emailName: 'n',
    name: 'Ada',
    slug: 'ada',
    passwordHash: null,
  });
  const rehashed = PasswordRehashed({ userId: id, passwordHash: 'hash' });
  await publishForeign(running.engines, `User/${id}`, null, [registered, rehashed, rehashed]);
  await running.settled();
  expect(await rowOf(id)).toEqual({ email: `${id}@example.com`, versions: [1] });
  await erased(id);
  expect(await rowOf(id)).toEqual({ email: null, versions: [1] });
  broken.clear();
  expect(await running.service('billing').replayParked()).toBe(2);
  expect(await rowOf(id)).toEqual({ email: null, versions: [1, 2, 3] });
  const [live, rebuilt] = await compared();
  expect(live).toBe(rebuilt);
});

test('what comes while a row is folded again is in it once', async () => {
  const { id, stream } = await aUser(2);
  const others = await Promise.all(Array.from({ length: 20 }, () => aUser(3)));
  await running.settled();
  const blanking = erased(id);
  for (let version = 3; version <= 12; version++) {
    await publishForeign(
      running.engines,
      stream,
      null,
      [PasswordRehashed({ userId: id, passwordHash: null })],
      version,
    );
    await publishForeign(
      running.engines,
      others[version]!.stream,
      null,
      [PasswordRehashed({ userId: others[version]!.id, passwordHash: null })],
      4,
    );
  }
  await blanking;
  await running.settled();
  expect(await rowOf(id)).toEqual({
    email: null,
    versions: Array.from({ length: 12 }, (_, n) => n + 1),
  });
  const [live, rebuilt] = await compared();
  expect(live).toBe(rebuilt);
  const found = await running.service('billing').store.views.find(served.declaration, null, {
    list: 'byTerm',
    where: { terms: { prefix: id } },
    limit: 10,
  });
  expect(found).toEqual([]);
});

test('a generation that is no longer filled is blanked, too', async () => {
  const { store } = running.service('billing');
  const { id } = await aUser(1);
  await running.settled();
  const left = new ProjectionRunner(
    { ...running.engines, store, announce: () => {}, onError: () => {} },
    versionsOfUser,
    'left',
  );
  await left.start();
  await until(() => store.views.get(left.declaration, null, id), 'it is filled');
  await left.stop();
  await erased(id);
  expect((await store.views.get(left.declaration, null, id))?.doc).toEqual({
    email: null,
    versions: [1],
  });
});

test('a row whose events cannot be applied without what was erased is what a rebuild leaves of it', async () => {
  served = running.service('billing').projections[1]!;
  const [gone, stays] = [await aUser(1), await aUser(1)];
  await running.settled();
  expect(await rowOf(gone.id)).toEqual({ domain: 'example.com' });
  await erased(gone.id);
  expect([await rowOf(gone.id), await rowOf(stays.id)]).toEqual([
    undefined,
    { domain: 'example.com' },
  ]);
});
