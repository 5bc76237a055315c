import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { newId } from '@lectern/kernel/ids.ts';
import { partitionOf } from '@lectern/kernel/log/partition.ts';
import { PARTITIONS, type LogRecord } from '@lectern/kernel/log/port.ts';
import type { ServedProjection } from '@lectern/kernel/projections/serving.ts';
import { readFeed } from '@lectern/kernel/testing/read-feed.ts';
import type { RunningServices } from '@lectern/kernel/testing/start-service.ts';
import { topics } from '@lectern/schemas/events/catalogue.ts';
import { teamId, type Account } from './protocol.ts';

const PUBLISHED_MS = 20_000;
/** Another process may claim a job only after its lease has run out. */
const JOBS_MS = 40_000;

/** Everything that is stored, once all of it has reached its readers. */
export async function account(running: RunningServices, isFinal: boolean): Promise<Account> {
  const startedAt = performance.now();
  for (;;) {
    await (isFinal ? untilJobsAreDone(running) : untilPublished(running));
    const settledInMs = Math.round(performance.now() - startedAt);
    const before = (await allCommits(running)).length;
    const taken = { ...(await inventory(running)), settledInMs };
    // A job whose lease ran out may have started again meanwhile and changed everything: count again.
    if (taken.commits.length === before) return taken;
  }
}

async function untilJobsAreDone(running: RunningServices): Promise<void> {
  const until = Date.now() + JOBS_MS;
  for (;;) {
    await untilPublished(running);
    const events = (await allCommits(running)).flatMap((commit) => commit.events);
    const count = (type: string) => events.filter((event) => event.type === type).length;
    if (count('SharedLinkCanceled') === count('SharedLinkFirstOpeningNoticed')) return;
    if (Date.now() > until) return;
    await pause(250);
  }
}

/** Waits until the log has every event of the store, and every reader has read it. */
async function untilPublished(running: RunningServices): Promise<void> {
  const until = Date.now() + PUBLISHED_MS;
  for (;;) {
    const commits = await allCommits(running);
    await running.settled();
    const logged = new Set((await readLog(running)).map(({ eventId }) => eventId));
    const events = commits.flatMap(({ stream, firstVersion, events: made }) =>
      made.map((_, index) => `${stream}/${firstVersion + index}`),
    );
    const isQuiet = (await allCommits(running)).length === commits.length;
    if ((isQuiet && events.every((id) => logged.has(id))) || Date.now() > until) {
      await untilErased(running);
      return running.settled();
    }
    await pause(50);
  }
}

/** An erasure of a killed process continues once its lease has run out. */
async function untilErased({ service }: RunningServices): Promise<void> {
  const until = Date.now() + JOBS_MS;
  const { jobs } = service('billing').store;
  while ((await jobs.count('erase-person', 'running')) > 0 && Date.now() < until) await pause(50);
}

async function allCommits({ service }: RunningServices): Promise<Account['commits']> {
  const { commits: store } = service('billing').store;
  const commits: Account['commits'] = [];
  for await (const stream of store.streams()) {
    for (const { number, firstVersion, events } of await store.read(stream)) {
      commits.push({
        stream,
        number,
        firstVersion,
        events: events.map(({ type, data }) => ({ type, data })),
      });
    }
  }
  return commits;
}

/** The whole log, from its beginning. */
async function readLog({ engines: { log } }: RunningServices): Promise<LogRecord[]> {
  const read: LogRecord[] = [];
  /** End offsets of the partitions that are not read to their end yet. */
  const missing = new Map<string, number>();
  for (const { name } of topics) {
    for (let partition = 0; partition < PARTITIONS; partition++) {
      const end = await log.endOffset(name, partition);
      if (end > 0) missing.set(`${name}/${partition}`, end);
    }
  }
  const subscription = await log.subscribe({
    consumer: `audit-${newId()}`,
    topics: topics.map(({ name }) => name),
    start: async () => 0,
    onBatch: async (topic, partition, records) => {
      read.push(...records);
      const next = (records.at(-1)?.offset ?? -1) + 1;
      if (next >= (missing.get(`${topic}/${partition}`) ?? 0))
        missing.delete(`${topic}/${partition}`);
    },
    onError: (error) => console.error('audit', error),
  });
  while (missing.size > 0) await pause(10);
  await subscription.stop();
  return read.toSorted((a, b) => a.partition - b.partition || a.offset - b.offset);
}

async function inventory(running: RunningServices): Promise<Omit<Account, 'settledInMs'>> {
  const problems: string[] = [];
  const rows = await rebuiltRows(running, problems);
  await checkViews(running, problems);
  const { parked } = running.service('billing').store;
  for (const { consumer, eventId, reason } of await parked.list())
    problems.push(`${consumer} parked ${eventId}: ${reason}`);
  const records = await readLog(running);
  return {
    commits: await allCommits(running),
    log: records.map(({ eventId, body, topic, partition, offset, key }) => {
      if (partition !== partitionOf(key))
        problems.push(`${eventId} lies in partition ${partition}`);
      const { type }: { type: string } = JSON.parse(body);
      return { id: eventId, type, topic, partition, offset };
    }),
    feed: await readFed(running, records),
    rows,
    problems,
  };
}

/** The rows that serve, compared with a rebuild. */
async function rebuiltRows(
  { service }: RunningServices,
  problems: string[],
): Promise<Account['rows']> {
  const { projections, store } = service('billing');
  const rowsOf = async ({ declaration }: ServedProjection) => {
    const rows: { id: string; doc: unknown }[] = [];
    for await (const { id, doc } of store.views.all(declaration)) rows.push({ id, doc });
    return rows.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  };
  const rows: Account['rows'] = {};
  for (const served of projections) {
    const { name } = served.projection;
    rows[name] = await rowsOf(served);
    await served.rebuild();
    if (JSON.stringify(await rowsOf(served)) !== JSON.stringify(rows[name]))
      problems.push(`${name} differs from its rebuild`);
  }
  return rows;
}

/** Compares each inline view with the fold of its commits. */
async function checkViews({ service }: RunningServices, problems: string[]): Promise<void> {
  const { store, handler } = service('billing');
  for await (const stream of store.commits.streams()) {
    const view = await handler.foldView(stream);
    if (!view) continue;
    const stored = await store.views.get(view.declaration, view.row.teamId, view.row.id);
    const isSame =
      isDeepStrictEqual(stored?.doc, JSON.parse(JSON.stringify(view.row.doc))) &&
      stored?.version === view.row.version;
    if (!isSame) problems.push(`${stream}: its view is not what its commits say`);
  }
}

/** The feed once it has everything that the log has, or as far as it is when that takes too long. */
async function readFed({ engines }: RunningServices, log: LogRecord[]): Promise<string[]> {
  const until = Date.now() + PUBLISHED_MS;
  for (;;) {
    const fed = (await readFeed(engines.feed, teamId)).map(({ body }) => {
      const { id }: { id: string } = JSON.parse(body);
      return id;
    });
    const known = new Set(fed);
    if (log.every(({ eventId }) => known.has(eventId)) || Date.now() > until) return fed;
    await pause(100);
  }
}
