import { afterAll, beforeEach, expect, test } from '@jest/globals';
import { SharedLinkCanceled, SharedLinkCreated } from '@lectern/schemas/events/sharing.ts';
import { ViewerSessionStarted } from '@lectern/schemas/events/telemetry.ts';
import { EventCodec } from '../events/codec.ts';
import type { DomainEvent } from '../events/recorded-event.ts';
import { newId } from '../ids.ts';
import { partitionOf } from '../log/partition.ts';
import { publishFact, publishForeign } from '../testing/foreign-events.ts';
import { ManualLog } from '../testing/manual-log.ts';
import { openSqliteEngines } from '../testing/sqlite-engines.ts';
import { projection } from './projection.ts';
import { ProjectionRunner } from './runner.ts';
import { ServedProjection } from './serving.ts';

const { codec, keys, storeOf, close } = await openSqliteEngines();
const store = storeOf('sharing');
afterAll(close);

let log: ManualLog;
let errors: unknown[];
/** Ids of events that cannot be applied for now. */
let broken: Set<string>;

beforeEach(() => {
  [log, errors, broken] = [new ManualLog(), [], new Set()];
});

type Events = typeof SharedLinkCreated | typeof SharedLinkCanceled | typeof ViewerSessionStarted;
interface Doc {
  versions: number[];
  filling?: string;
}

/** Remembers which versions it was fed, in which order. */
function versionsOfLink(
  changes: { index?: () => Record<string, string>; filling?: () => string } = {},
) {
  return projection<Doc, Events>({
    name: `versions-of-link-${newId()}`,
    version: 1,
    on: [SharedLinkCreated, SharedLinkCanceled, ViewerSessionStarted],
    fields: { kind: 'text' },
    lists: {},
    rowIds: ({ data }) => [data.sharedLinkId ?? 'none'],
    apply(doc = { versions: [] }, { meta }) {
      if (broken.has(meta.id)) throw new Error(`${meta.id} is broken, says ada@example.com`);
      return {
        versions: [...doc.versions, meta.version ?? 0],
        ...(changes.filling && { filling: changes.filling() }),
      };
    },
    index: changes.index ?? (() => ({ kind: 'link' })),
  });
}

const teamId = newId();
const runtime = (changes: object = {}) => ({
  store,
  log,
  codec,
  announce: () => {},
  onError: (error: unknown) => errors.push(error),
  ...changes,
});

function aLink() {
  const id = newId();
  const stream = `SharedLink/${teamId}/${id}`;
  const made = SharedLinkCreated({
    sharedLinkId: id,
    presentationId: id,
    createdBy: id,
    token: id,
    alias: null,
    name: null,
    nameKey: null,
    linkType: 'LINK',
    expiresAt: null,
    notificationLevel: 0,
  });
  const publish = async (...versions: number[]) => {
    for (const version of versions)
      await publishForeign(
        { codec, log },
        stream,
        teamId,
        [version === 1 ? made : SharedLinkCanceled({ sharedLinkId: id })],
        version,
      );
  };
  return { id, stream, publish, partition: partitionOf(stream) };
}

async function started(...args: [ReturnType<typeof versionsOfLink>?, object?]) {
  const runner = new ProjectionRunner(runtime(args[1]), args[0] ?? versionsOfLink());
  await runner.start();
  const versions = async (id: string) =>
    ((await store.views.get(runner.declaration, teamId, id))?.doc as Doc | undefined)?.versions;
  const parked = async () =>
    (await store.parked.list(runner.consumer)).map(({ eventId }) => eventId.split('/').at(-1));
  return { runner, versions, parked };
}

test('a replay goes through a stream in its order and stops at the event that fails again', async () => {
  const [link, other] = [aLink(), aLink()];
  const { runner, versions, parked } = await started();
  broken = new Set([2, 4].map((version) => `${link.stream}/${version}`));
  await link.publish(1, 2, 3, 4, 5);
  await other.publish(1, 2);
  await log.feedAll();
  expect([await versions(link.id), await versions(other.id)]).toEqual([[1], [1, 2]]);
  expect(await parked()).toEqual(['2', '3', '4', '5']);

  expect(await runner.replayParked()).toBe(0);
  expect([await versions(link.id), await parked()]).toEqual([[1], ['2', '3', '4', '5']]);

  broken.delete(`${link.stream}/2`);
  expect([
    await runner.replayParked([`${other.stream}/1`]),
    await runner.replayParked(['another']),
  ]).toEqual([0, 0]);
  expect(await runner.replayParked([`${link.stream}/3`])).toBe(2);
  expect([await versions(link.id), await parked()]).toEqual([
    [1, 2, 3],
    ['4', '5'],
  ]);

  await link.publish(6);
  await log.feedAll();
  expect([await versions(link.id), await parked()]).toEqual([
    [1, 2, 3],
    ['4', '5', '6'],
  ]);

  broken.clear();
  expect(await runner.replayParked()).toBe(3);
  await link.publish(7, 4, 7);
  await log.feedAll();
  expect([await versions(link.id), await parked()]).toEqual([[1, 2, 3, 4, 5, 6, 7], []]);
});

test('rows of people, who may be in several teams, are folded from the events of all of them', async () => {
  const link = aLink();
  const { runner } = await started({ ...versionsOfLink(), scope: 'global' });
  await link.publish(1);
  await publishForeign(
    { codec, log },
    link.stream,
    newId(),
    [SharedLinkCanceled({ sharedLinkId: link.id })],
    2,
  );
  await log.feedAll();
  expect(await store.views.get(runner.declaration, null, link.id)).toMatchObject({
    teamId: null,
    doc: { versions: [1, 2] },
  });
  expect(await store.views.get(runner.declaration, teamId, link.id)).toBeNull();
});

test('an event is given up only in its turn, and its stream goes on without it', async () => {
  const [link, other] = [aLink(), aLink()];
  const { runner, versions, parked } = await started();
  broken = new Set([2, 4].map((version) => `${link.stream}/${version}`));
  await link.publish(1, 2, 3, 4);
  await log.feedAll();
  await expect(runner.discardParked(`${link.stream}/4`)).rejects.toMatchObject({
    code: 'CONFLICT',
  });
  expect(await runner.discardParked(`${other.stream}/1`)).toBe(false);
  expect([await runner.discardParked(`${link.stream}/2`), await parked()]).toEqual([
    true,
    ['3', '4'],
  ]);
  expect(await runner.replayParked()).toBe(1);
  expect([
    await runner.discardParked(`${link.stream}/4`),
    await versions(link.id),
    await parked(),
  ]).toEqual([true, [1, 3], []]);
  await link.publish(5);
  await log.feedAll();
  expect(await versions(link.id)).toEqual([1, 3, 5]);
});

test('parked events are replayed by version, in whatever order they were parked', async () => {
  const link = aLink();
  const { runner, versions } = await started();
  const place = {
    consumer: runner.consumer,
    topic: 'sharing',
    partition: link.partition,
    stream: link.stream,
  };
  const meta = {
    time: '2026-11-20T12:00:00.000Z',
    teamId,
    actorId: null,
    onBehalfOfId: null,
    correlationId: 'c',
    causationId: null,
  };
  const events = [await codec.store(SharedLinkCanceled({ sharedLinkId: link.id }))];
  for (const version of [3, 2]) {
    const [entry] = codec.envelopes({
      stream: link.stream,
      number: version,
      id: newId(),
      firstVersion: version,
      events,
      meta,
      idempotency: null,
    });
    const { eventId, body } = entry!;
    await store.parked.park({
      ...place,
      eventId,
      body,
      offset: 9 - version,
      reason: 'r',
      parkedAt: new Date(9 - version).toISOString(),
    });
  }
  expect(await runner.replayParked()).toBe(2);
  expect(await versions(link.id)).toEqual([2, 3]);
});

test('a replay and the reader take turns, so that neither loses a batch to the other', async () => {
  const links = Array.from({ length: 8 }, aLink);
  const { runner, versions, parked } = await started();
  for (const { stream } of links) broken.add(`${stream}/2`);
  for (const link of links) await link.publish(1, 2, 3);
  await log.feedAll();
  broken.clear();
  errors = [];
  for (const link of links) await link.publish(4, 5);
  await Promise.all([runner.replayParked(), log.feedAll()]);
  await runner.replayParked();
  for (const { id } of links) expect(await versions(id)).toEqual([1, 2, 3, 4, 5]);
  expect(await parked()).toEqual([]);
  expect(errors.filter((error) => String(error).includes('went on elsewhere'))).toEqual([]);
});

test('two readers of one partition and a replay by both: every event counts once', async () => {
  const link = aLink();
  const sample = versionsOfLink();
  const { runner, versions } = await started(sample);
  const { runner: other } = await started(sample);
  broken.add(`${link.stream}/2`);
  await link.publish(1, 2, 3);
  await Promise.all([
    log.feed(0, 'sharing', link.partition),
    log.feed(1, 'sharing', link.partition),
  ]);
  await log.feedAll();
  broken.clear();
  await link.publish(4);
  await Promise.all([
    runner.replayParked(),
    other.replayParked(),
    log.feed(0, 'sharing', link.partition),
    log.feed(1, 'sharing', link.partition),
  ]);
  await log.feedAll();
  await runner.replayParked();
  expect(await versions(link.id)).toEqual([1, 2, 3, 4]);
  expect(await store.parked.list(runner.consumer)).toEqual([]);
});

test('a replay that ended between its rows and its parked event does nothing the second time', async () => {
  const link = aLink();
  const ending = { remove: async () => Promise.reject(new Error('The process ended.')) };
  const sample = versionsOfLink();
  const parked = Object.assign(Object.create(store.parked) as typeof store.parked, ending);
  const { runner: dying } = await started(sample, {
    store: { ...store, parked: bound(store.parked, parked) },
  });
  broken.add(`${link.stream}/2`);
  await link.publish(1, 2);
  await log.feedAll();
  broken.clear();
  expect(await dying.replayParked()).toBe(0);
  const { runner, versions } = await started(sample);
  expect(await runner.replayParked()).toBe(1);
  await link.publish(3);
  await log.feedAll();
  expect(await versions(link.id)).toEqual([1, 2, 3]);
});

test('while the keys cannot be asked nothing is parked, and reading goes on afterward', async () => {
  const sharedLinkId = newId();
  let isOut = true;
  const failing = new EventCodec({
    ...keys,
    open: (personId) => (isOut ? Promise.reject(new Error('no answer')) : keys.open(personId)),
  });
  const { versions, parked } = await started(versionsOfLink(), { codec: failing });
  await publishFact(
    { codec, log },
    teamId,
    ViewerSessionStarted({
      presentationId: newId(),
      sharedLinkId,
      linkOwnerId: null,
      sessionId: newId(),
      hitId: null,
      viewerId: null,
      activityId: null,
      startedAt: '2026-11-20T12:00:00.000Z',
      pageCount: null,
      userAgent: 'Firefox',
    }) as DomainEvent,
  );
  const partitions = Array.from({ length: 12 }, (_, partition) => partition);
  for (const partition of partitions) await log.feed(0, 'telemetry', partition);
  expect(await parked()).toEqual([]);
  expect(errors).toHaveLength(1);
  isOut = false;
  await log.feedAll();
  expect(await versions(sharedLinkId)).toEqual([0]);
});

test('an event whose rows no store would take is parked alone', async () => {
  const [link, other] = [aLink(), aLink()];
  let isLarge = true;
  const { versions, parked } = await started(
    versionsOfLink({ filling: () => (isLarge ? 'ä'.repeat(2_500_000) : '') }),
  );
  await link.publish(1);
  await log.feedAll();
  expect(await parked()).toEqual(['1']);
  isLarge = false;
  await other.publish(1);
  await log.feedAll();
  expect(await versions(other.id)).toEqual([1]);

  const undeclared = await started(versionsOfLink({ index: () => ({ unknown: 'x' }) }));
  await log.feedAll();
  expect(await undeclared.parked()).toEqual(['1', '1']);
});

test('the reason of a parked event shows no address', async () => {
  const link = aLink();
  const { runner } = await started();
  broken.add(`${link.stream}/1`);
  await link.publish(1);
  await log.feedAll();
  expect((await store.parked.list(runner.consumer))[0]!.reason).toBe(
    `${link.stream}/1 is broken, says …@…`,
  );
});

test('a caller that waits for a silent log waits in vain, and gets no other error', async () => {
  const [failing, silent] = [new ManualLog(), new ManualLog()];
  const waitOn = async (of: ManualLog, endOffset: () => Promise<number>) => {
    const served = new ServedProjection(runtime({ log: of }), versionsOfLink());
    await served.start();
    const end = of.endOffset.bind(of);
    of.endOffset = endOffset;
    const isThere = await served.catchUp('SharedLink/x/y', 'sharing', AbortSignal.timeout(50));
    of.endOffset = end;
    await served.stop();
    return isThere;
  };
  expect(await waitOn(failing, () => Promise.reject(new Error('no broker')))).toBe(false);
  expect(await waitOn(silent, () => new Promise<number>(() => {}))).toBe(false);
});

/** A port with some methods of another, which find the private fields of their own. */
function bound<Port extends object>(port: Port, changes: Port): Port {
  return new Proxy(port, {
    get(target, name) {
      const own = Object.hasOwn(changes, name)
        ? Reflect.get(changes, name)
        : Reflect.get(target, name);
      return typeof own === 'function'
        ? (own as (...args: unknown[]) => unknown).bind(target)
        : own;
    },
  });
}
