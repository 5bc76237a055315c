import { afterAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { SharedLinkCanceled, SharedLinkCreated } from '@lectern/schemas/events/sharing.ts';
import { ViewerSessionPinged } from '@lectern/schemas/events/pings.ts';
import { newId } from '../ids.ts';
import { partitionOf } from '../log/partition.ts';
import type { LogEntry } from '../log/port.ts';
import type { ViewDeclaration } from '../store/views-port.ts';
import { ManualLog } from '../testing/manual-log.ts';
import { openSqliteEngines } from '../testing/sqlite-engines.ts';
import { projection } from './projection.ts';
import { ProjectionRunner } from './runner.ts';

const RUNS = 25;
const teamId = newId();
const linkIds = Array.from({ length: 5 }, () => newId());
const sessionIds = Array.from({ length: 3 }, () => newId());
const presentationId = newId();
const time = '2026-11-20T12:00:00.000Z';

const { codec, storeOf, close } = await openSqliteEngines();
const store = storeOf('sharing');
afterAll(close);

type Events = typeof SharedLinkCreated | typeof SharedLinkCanceled | typeof ViewerSessionPinged;

/** A row a link, in the order of its stream; one a partition that counts; one a session, folded by its own clock. */
const sample = () =>
  projection<{ seen: string[]; elapsedMs?: number }, Events>({
    name: `sample-${newId()}`,
    version: 1,
    on: [SharedLinkCreated, SharedLinkCanceled, ViewerSessionPinged],
    fields: { count: 'number' },
    lists: {},
    rowIds: (event) =>
      event.type === 'ViewerSessionPinged'
        ? [event.data.sessionId]
        : [event.data.sharedLinkId, `all/${event.partition}`],
    apply(doc, { type, data, meta }, id) {
      if (type === 'ViewerSessionPinged')
        return doc && doc.elapsedMs! >= data.elapsedMs
          ? doc
          : { seen: [`${data.page}`], elapsedMs: data.elapsedMs };
      // Links of a partition share its row, without a promised order between them.
      const seen = [
        ...(doc?.seen ?? []),
        id.startsWith('all/') ? 'one' : `${type}/${meta.version}`,
      ];
      return type === 'SharedLinkCanceled' && meta.version === 4 && !id.startsWith('all/')
        ? undefined
        : { seen };
    },
    index: ({ seen }) => ({ count: seen.length }),
  });

async function entryOf(link: number, version: number): Promise<LogEntry> {
  const sharedLinkId = linkIds[link]!;
  const made = SharedLinkCreated({
    sharedLinkId,
    presentationId,
    createdBy: presentationId,
    token: 't',
    alias: null,
    name: null,
    nameKey: null,
    linkType: 'LINK',
    expiresAt: null,
    notificationLevel: 0,
  });
  const meta = {
    time,
    teamId,
    actorId: null,
    onBehalfOfId: null,
    correlationId: 'c',
    causationId: null,
  };
  const events = [await codec.store(version === 1 ? made : SharedLinkCanceled({ sharedLinkId }))];
  return codec.envelopes({
    stream: `SharedLink/${teamId}/${sharedLinkId}`,
    number: version,
    id: newId(),
    firstVersion: version,
    events,
    meta,
    idempotency: null,
  })[0]!;
}

function pingOf(session: number, elapsedMs: number): Promise<LogEntry> {
  const sessionId = sessionIds[session]!;
  const event = ViewerSessionPinged({
    presentationId,
    sharedLinkId: null,
    linkOwnerId: null,
    sessionId,
    elapsedMs,
    page: elapsedMs + 1,
    pageCount: 9,
    isPaused: false,
    heardAt: time,
  });
  return codec.fact({
    event,
    id: `${sessionId}/ping/${elapsedMs}`,
    key: sessionId,
    subject: sessionId,
    teamId,
    time,
  });
}

/** What happens, one thing after the other: `link` and `session` reach the log, `feed` gives one of two readers a batch. */
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('link' as const),
      link: fc.nat(4),
      repeated: fc.nat(3),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('session' as const),
      session: fc.nat(2),
      elapsedMs: fc.nat(20),
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant('feed' as const),
      reader: fc.nat(1),
      of: fc.nat(7),
      atMost: fc.integer({ min: 1, max: 5 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('restart' as const) }) },
);

async function rowsOf(view: ViewDeclaration): Promise<string> {
  return JSON.stringify(await Array.fromAsync(store.views.all(view)));
}

async function filled(
  log: ManualLog,
  of: ReturnType<typeof sample>,
  mark: string,
): Promise<string> {
  const runner = new ProjectionRunner(
    { store, log, codec, announce: () => {}, onError: () => {} },
    of,
    mark,
  );
  await runner.start();
  await log.feedAll();
  await runner.stop();
  return rowsOf(runner.declaration);
}

test('with any repetition, any batches and any reader, live and rebuilt rows are the same to the byte', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 1, maxLength: 80, size: 'max' }),
      async (steps) => {
        const [log, once, of] = [new ManualLog(), new ManualLog(), sample()];
        const reader = () =>
          new ProjectionRunner({ store, log, codec, announce: () => {}, onError: () => {} }, of);
        let readers = [reader(), reader()];
        const start = () => Promise.all(readers.map((each) => each.start()));
        await start();
        const versions = linkIds.map(() => 0);
        for (const now of steps) {
          if (now.kind === 'link') {
            const version = ++versions[now.link]!;
            const repeated = Array.from(
              { length: Math.min(now.repeated, version) },
              (_, back) => version - back,
            ).toReversed();
            for (const again of [version, ...repeated])
              await log.publish([await entryOf(now.link, again)]);
            await once.publish([await entryOf(now.link, version)]);
          } else if (now.kind === 'session') {
            await log.publish([await pingOf(now.session, now.elapsedMs)]);
          } else if (now.kind === 'feed') {
            const key =
              now.of < 5 ? `SharedLink/${teamId}/${linkIds[now.of]}` : sessionIds[now.of - 5]!;
            await log.feed(
              now.reader,
              now.of < 5 ? 'sharing' : 'pings',
              partitionOf(key),
              now.atMost,
            );
          } else {
            await Promise.all(readers.map((each) => each.stop()));
            readers = [reader(), reader()];
            await start();
          }
        }
        await log.feedAll();
        const live = await rowsOf(readers[0]!.declaration);
        await Promise.all(readers.map((each) => each.stop()));
        const pings = steps
          .flatMap((now) => (now.kind === 'session' ? [now] : []))
          .toSorted((one, other) => other.elapsedMs - one.elapsedMs);
        for (const { session, elapsedMs } of pings)
          await once.publish([await pingOf(session, elapsedMs)]);
        expect(await filled(log, of, 'rebuilt')).toBe(live);
        expect(await filled(once, of, 'once')).toBe(live);
      },
    ),
    { numRuns: RUNS },
  );
});
