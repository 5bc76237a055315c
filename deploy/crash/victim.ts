// The process that is killed: the kernel with the sample service, asked over IPC. It knows nothing of the killing.
import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { ViewerSessionStarted, ViewerEventRecorded } from '@lectern/schemas/events/telemetry.ts';
import { person } from '@lectern/identity/people/person/person.ts';
import { topics } from '@lectern/schemas/events/catalogue.ts';
import { newId } from '@lectern/kernel/ids.ts';
import { partitionOf } from '@lectern/kernel/log/partition.ts';
import { PARTITIONS, type LogRecord } from '@lectern/kernel/log/port.ts';
import type { ServedProjection } from '@lectern/kernel/projections/serving.ts';
import { readFeed } from '@lectern/kernel/testing/read-feed.ts';
import { startServices } from '@lectern/kernel/testing/start-service.ts';
import {
  browserOf,
  presentationId,
  teamId,
  type Account,
  type Operation,
  type Reply,
  type Request,
} from './protocol.ts';
import { Link, sample } from './sample.ts';

const PUBLISHED_MS = 20_000;
/** A job of the process before is claimed again when its lease has run out. */
const JOBS_MS = 40_000;

process.once('disconnect', () => process.exit(1));
const running = await startServices([sample], {
  env: process.env,
  folder: process.env['LECTERN_DATA']!,
  serves: true,
});
const service = running.service('billing');
const { log, codec, feed } = running.engines;

const actor = { actorId: null, onBehalfOfId: null, correlationId: 'crash', causationId: null };

async function perform(operation: Operation): Promise<{ isChanged: boolean }> {
  const origin = { ...actor, idempotency: { key: `crash/${operation.key}`, hash: operation.key } };
  switch (operation.kind) {
    case 'create': {
      const { linkId: id, token } = operation;
      return {
        isChanged: (
          await service.handler.execute(
            Link,
            teamId,
            id,
            { type: 'Create', id, token, presentationId },
            origin,
          )
        ).isChanged,
      };
    }
    case 'cancel': {
      const { linkId: id } = operation;
      return {
        isChanged: (await service.handler.execute(Link, teamId, id, { type: 'Cancel', id }, origin))
          .isChanged,
      };
    }
    case 'report': {
      const { sessionId, elapsedMs, key } = operation;
      const time = new Date().toISOString();
      const event = ViewerEventRecorded({
        presentationId: sessionId,
        sharedLinkId: null,
        linkOwnerId: null,
        sessionId,
        category: 'crash',
        action: 'report',
        path: null,
        page: null,
        detail: null,
        eventAtUs: elapsedMs,
        elapsedMs,
        heardAt: time,
      });
      await log.publish([
        await codec.fact({ event, id: key, key: sessionId, subject: sessionId, teamId, time }),
      ]);
      return { isChanged: true };
    }
    case 'open': {
      const { hitId, placeId, key } = operation;
      const time = new Date().toISOString();
      const event = ViewerSessionStarted({
        presentationId: placeId,
        sharedLinkId: null,
        linkOwnerId: null,
        sessionId: hitId,
        hitId: null,
        viewerId: null,
        activityId: null,
        startedAt: time,
        pageCount: null,
        userAgent: browserOf(hitId),
      });
      await log.publish([
        await codec.fact({ event, id: key, key: placeId, subject: placeId, teamId, time }),
      ]);
      return { isChanged: true };
    }
    case 'erase': {
      const { hitId: personId } = operation;
      return {
        isChanged: (
          await service.handler.execute(
            person,
            null,
            personId,
            { type: 'ErasePerson', personId, teamId },
            origin,
          )
        ).isChanged,
      };
    }
  }
}

/** The whole log, read by somebody who has never read it. */
async function readLog(): Promise<LogRecord[]> {
  const read: LogRecord[] = [];
  const missing = new Set<string>();
  const ends = new Map<string, number>();
  for (const { name } of topics) {
    for (let partition = 0; partition < PARTITIONS; partition++) {
      const end = await log.endOffset(name, partition);
      if (end > 0) missing.add(`${name}/${partition}`);
      ends.set(`${name}/${partition}`, end);
    }
  }
  const subscription = await log.subscribe({
    consumer: `audit-${newId()}`,
    topics: topics.map(({ name }) => name),
    start: async () => 0,
    onBatch: async (topic, partition, records) => {
      read.push(...records);
      if (records.at(-1)!.offset + 1 >= ends.get(`${topic}/${partition}`)!)
        missing.delete(`${topic}/${partition}`);
    },
    onError: (error) => console.error('audit', error),
  });
  while (missing.size > 0) await pause(10);
  await subscription.stop();
  return read.toSorted((a, b) => a.partition - b.partition || a.offset - b.offset);
}

async function allCommits() {
  const commits: Account['commits'] = [];
  for await (const stream of service.store.commits.streams()) {
    for (const { number, firstVersion, events } of await service.store.commits.read(stream)) {
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

/** What a process that was killed was erasing is taken up again when its lease has run out, unless it was the only one. */
async function untilErased(): Promise<void> {
  const until = Date.now() + JOBS_MS;
  while ((await service.store.jobs.count('erase-person', 'running')) > 0 && Date.now() < until)
    await pause(50);
}

/** Settled to the end: also what the store has and the log has not yet. */
async function untilPublished(): Promise<void> {
  const until = Date.now() + PUBLISHED_MS;
  for (;;) {
    const commits = await allCommits();
    await running.settled();
    const logged = new Set((await readLog()).map(({ eventId }) => eventId));
    const events = commits.flatMap(({ stream, firstVersion, events: made }) =>
      made.map((_, index) => `${stream}/${firstVersion + index}`),
    );
    const isQuiet = (await allCommits()).length === commits.length;
    if ((isQuiet && events.every((id) => logged.has(id))) || Date.now() > until) {
      await untilErased();
      return running.settled();
    }
    await pause(50);
  }
}

async function untilJobsAreDone(): Promise<void> {
  const until = Date.now() + JOBS_MS;
  for (;;) {
    await untilPublished();
    const commits = await allCommits();
    const [canceled, noticed] = ['SharedLinkCanceled', 'SharedLinkFirstOpeningNoticed'].map(
      (type) =>
        commits.flatMap(({ events }) => events).filter((event) => event.type === type).length,
    );
    if (canceled === noticed || Date.now() > until) return;
    await pause(250);
  }
}

async function rowsOf({ declaration }: ServedProjection): Promise<{ id: string; doc: unknown }[]> {
  const rows: { id: string; doc: unknown }[] = [];
  for await (const { id, doc } of service.store.views.all(declaration)) rows.push({ id, doc });
  return rows.toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

async function account(isFinal: boolean): Promise<Account> {
  const startedAt = performance.now();
  for (;;) {
    await (isFinal ? untilJobsAreDone() : untilPublished());
    const settledInMs = Math.round(performance.now() - startedAt);
    const before = (await allCommits()).length;
    const taken = { ...(await inventory()), settledInMs };
    // A job whose lease ran out meanwhile went on and moved everything: count again.
    if (taken.commits.length === before) return taken;
  }
}

/** The feed once it has everything that the log has; or whatever it has, when that takes too long. */
async function readFed(log: LogRecord[]): Promise<string[]> {
  const until = Date.now() + PUBLISHED_MS;
  for (;;) {
    const fed = (await readFeed(feed, teamId)).map(
      ({ body }) => (JSON.parse(body) as { id: string }).id,
    );
    const known = new Set(fed);
    if (log.every(({ eventId }) => known.has(eventId)) || Date.now() > until) return fed;
    await pause(100);
  }
}

async function inventory(): Promise<Omit<Account, 'settledInMs'>> {
  const problems: string[] = [];
  const rows: Account['rows'] = {};
  for (const served of service.projections) {
    const { name } = served.projection;
    rows[name] = await rowsOf(served);
    await served.rebuild();
    const rebuilt = await rowsOf(served);
    if (JSON.stringify(rebuilt) !== JSON.stringify(rows[name]))
      problems.push(`${name} differs from its rebuild`);
  }
  for await (const stream of service.store.commits.streams()) {
    const view = await service.handler.foldView(stream);
    const stored =
      view && (await service.store.views.get(view.declaration, view.row.teamId, view.row.id));
    if (
      view &&
      (!isDeepStrictEqual(stored?.doc, JSON.parse(JSON.stringify(view.row.doc))) ||
        stored?.version !== view.row.version)
    ) {
      problems.push(`${stream}: its view is not what its commits say`);
    }
  }
  for (const { consumer, eventId, reason } of await service.store.parked.list())
    problems.push(`${consumer} parked ${eventId}: ${reason}`);
  const records = await readLog();
  return {
    commits: await allCommits(),
    log: records.map(({ eventId, body, topic, partition, offset, key }) => {
      if (partition !== partitionOf(key))
        problems.push(`${eventId} lies in partition ${partition}`);
      return {
        id: eventId,
        type: (JSON.parse(body) as { type: string }).type,
        topic,
        partition,
        offset,
      };
    }),
    feed: await readFed(records),
    rows,
    problems,
  };
}

const underWay = new Set<Promise<unknown>>();

async function answer(request: Request): Promise<unknown> {
  switch (request.ask) {
    case 'operation': {
      const operation = perform(request.operation);
      underWay.add(operation);
      return operation.finally(() => underWay.delete(operation));
    }
    case 'account':
      return account(request.isFinal);
    case 'settled':
      return running.settled();
    case 'stop': {
      // As the edge does it: what was accepted is answered, and nothing more is accepted.
      process.off('message', onMessage);
      await Promise.allSettled(underWay);
      return running.stop();
    }
  }
}

const send = (reply: Reply) => process.send?.(reply);

function onMessage(request: Request): void {
  answer(request).then(
    (value) => {
      send({ id: request.id, value: value ?? null });
      if (request.ask === 'stop') process.disconnect?.();
    },
    (error: Error & { code?: string }) =>
      send({
        id: request.id,
        failure: { code: error.code ?? 'INTERNAL', message: error.stack ?? error.message },
      }),
  );
}
process.on('message', onMessage);
send({ isReady: true });
