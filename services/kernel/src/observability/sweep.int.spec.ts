import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { SharedLinkCanceled } from '@lectern/schemas/events/sharing.ts';
import { newId } from '../ids.ts';
import { policy } from '../policies/policy.ts';
import { projection } from '../projections/projection.ts';
import type { RunningService } from '../service/running-service.ts';
import type { ServiceDefinition } from '../service/service.ts';
import { publishForeign } from '../testing/foreign-events.ts';
import { startServices, type RunningServices } from '../testing/start-service.ts';
import { sweepStore } from './sweep.ts';
import { noResolvers } from '../testing/no-resolvers.ts';

const canceled = (name: string) =>
  projection<{ n: number }, typeof SharedLinkCanceled>({
    name,
    version: 1,
    on: [SharedLinkCanceled],
    fields: {},
    lists: {},
    rowIds: ({ data }) => [data.sharedLinkId],
    apply: (doc) => ({ n: (doc?.n ?? 0) + 1 }),
    index: () => ({}),
  });
const ignore = (name: string) =>
  policy<typeof SharedLinkCanceled>({ name, on: [SharedLinkCanceled], react: async () => {} });
const service = (changes: Partial<ServiceDefinition>): ServiceDefinition => ({
  name: 'billing',
  aggregates: [],
  projections: [],
  policies: [],
  jobs: [],
  resolvers: noResolvers,
  ...changes,
});

let running: RunningServices;
let billing: RunningService;
beforeAll(async () => {
  // As an earlier release had them; some are no more.
  running = await startServices([
    service({
      projections: [canceled('kept'), canceled('gone')],
      policies: [ignore('stays'), ignore('goes')],
    }),
  ]);
  await publishForeign(running.engines, `SharedLink/${newId()}/x`, newId(), [
    SharedLinkCanceled({ sharedLinkId: newId() }),
  ]);
  await running.settled();
  await running.stop();
  running = await startServices(
    [service({ projections: [canceled('kept')], policies: [ignore('stays')] })],
    { folder: running.folder },
  );
  await running.settled();
  billing = running.service('billing');
});
afterAll(() => running.remove());

const hours = (count: number) => new Date(Date.now() + count * 3_600_000);
const sweep = (now: Date) =>
  sweepStore(
    {
      store: billing.store,
      definition: billing.definition,
      projections: billing.projections,
      policies: billing.policies.map(({ policy: { name } }) => name),
      isReader: (consumer) => billing.readers.isOurs(consumer),
    },
    now,
    new AbortController().signal,
  );
async function stored() {
  const { views, journals } = billing.store;
  return [...new Set([...(await views.declared()), ...(await journals.consumers())])]
    .map((name) => name.replace(/@.*-/, '@'))
    .toSorted();
}

test('what was left over twice, half a day apart, is forgotten; what serves, fills or reads stays', async () => {
  const [kept] = billing.projections;
  await kept!.rebuild();
  const half = `${kept!.projection.name}@half-filled`;
  await billing.store.views.declare({ ...kept!.declaration, name: half });
  await billing.store.journals.commit({ consumer: half, topic: 'sharing', partition: 0 }, 0, {
    nextOffset: 0,
    rows: [],
    streams: [{ stream: 's', version: 1, isParked: false }],
  });
  const before = await stored();
  expect(before).toEqual(expect.arrayContaining(['kept@filled', 'goes', 'stays']));
  for (const hour of [1, 14, 15]) await sweep(hours(hour)); // The second of them sees it first: the one at the start did not.
  expect(await stored()).toEqual(before);

  await sweep(hours(27));
  const serving = (await billing.store.journals.serving('kept'))!.replace(/.*-/, '');
  const [ofKernel, read, reader, ...others] = await stored();
  expect([ofKernel, read, ...others]).toEqual([
    'export-person-when-requested',
    `kept@${serving}`,
    'stays',
  ]);
  expect(billing.readers.isOurs(reader!)).toBe(true);
  expect([
    await billing.store.journals.serving('gone'),
    await billing.store.journals.serving('policy goes'),
  ]).toEqual([null, null]);
  expect((await billing.store.journals.streams(half, ['s'])).size).toBe(0);
  expect(await kept!.isSettled()).toBe(true);
});

test('it happens once a day, beginning with the first start', async () => {
  const [first, next] = await Promise.all(
    ['odd', 'even'].map((key) => billing.store.jobs.get('sweep-store', key)),
  );
  expect(first?.status).toBe('finished');
  expect(next).toMatchObject({ status: 'waiting' });
  expect(Date.parse(next!.dueAt) - Date.now()).toBeGreaterThan(23 * 3_600_000);
});
