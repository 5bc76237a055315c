import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { z } from 'zod';
import { DomainError } from '../errors.ts';
import { newId } from '../ids.ts';
import type { ServiceContext } from '../service/context.ts';
import type { Job, NewJob } from '../store/jobs-port.ts';
import type { ServiceStore } from '../store/port.ts';
import type { SqliteDatabase } from '../store/sqlite/database.ts';
import { openSqliteDatabase, openSqliteStore } from '../store/sqlite/sqlite-store.ts';
import { until } from '../testing/until.ts';
import { jobKind, PermanentFailure, Postponed, type JobKind, type JobRun } from './job-kind.ts';
import { JobRunner } from './runner.ts';

let folder: string;
let database: SqliteDatabase;
let store: ServiceStore;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-jobs-'));
  database = await openSqliteDatabase(join(folder, 'lectern.sqlite'));
  store = openSqliteStore(database, 'billing', () => []);
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

const past = (ms = 0) => new Date(Date.now() - 60_000 + ms).toISOString();
const aJob = (kind: string, data: Record<string, unknown> = { id: 'x' }): NewJob => ({
  kind,
  key: newId(),
  teamId: null,
  subjectId: newId(),
  dueAt: past(),
  data,
});

/** A runner of one kind that tells what it ran and what it gave up. */
function running(
  run: (given: JobRun<{ id: string }>) => Promise<void>,
  changes: { tries?: number } = {},
) {
  const [ran, failures, logged]: [JobRun<{ id: string }>[], string[], unknown[]] = [[], [], []];
  const kind = jobKind({
    kind: newId(),
    data: z.strictObject({ id: z.string() }),
    run: async (given) => {
      ran.push(given);
      await run(given);
    },
    onFailed: async (_, failure) => void failures.push(failure),
    ...changes,
  });
  const runner = new JobRunner(
    {
      store,
      contextFor: () => ({}) as ServiceContext,
      onError: (error) => void logged.push(error),
    },
    [kind],
  );
  return { kind: kind.kind, runner, ran, failures, logged };
}

const once = (job: NewJob, isSo: (job: Job) => boolean, what: string) =>
  until(async () => {
    const found = (await store.jobs.get(job.kind, job.key))!;
    return isSo(found) && found;
  }, what);

test('a postponed job waits with what it said, as often as it must, and then goes on', async () => {
  let isThere = false;
  const { kind, runner, ran, failures } = running(
    async () => {
      if (!isThere) throw new Postponed('Not there yet.', 10, { waitsFor: 'a program' });
    },
    { tries: 1 },
  );
  const job = aJob(kind);
  await store.jobs.add(job);
  runner.start();
  await until(() => ran.length > 2, 'three runs');
  const waiting = await once(job, ({ status }) => status === 'waiting', 'a wait');
  expect(waiting).toMatchObject({ progress: { waitsFor: 'a program' }, failure: null });
  isThere = true;
  await once(job, ({ status }) => status === 'finished', 'the end');
  expect(failures).toEqual([]);
  await runner.stop();
});

test('a job that is done while the store is away is not done again', async () => {
  const { kind, runner, ran } = running(async () => {});
  const finish = store.jobs.finish.bind(store.jobs);
  let failures = 0;
  store.jobs.finish = async (...job) => {
    if (++failures <= 2) throw new DomainError('UNAVAILABLE', 'The database cannot be reached.');
    return finish(...job);
  };
  const job = aJob(kind);
  await store.jobs.add(job);
  runner.start();
  await once(job, ({ status }) => status === 'finished', 'it is finished');
  store.jobs.finish = finish;
  await runner.stop();
  expect([ran.length, failures]).toEqual([1, 3]);
});

test('a job with unreadable data has failed for good, and says so', async () => {
  const { kind, runner, ran, failures, logged } = running(async () => {});
  const job = aJob(kind, { id: 7 });
  await store.jobs.add(job);
  runner.start();
  expect((await once(job, ({ status }) => status === 'failed', 'it has failed')).failure).toBe(
    'Its data cannot be read.',
  );
  await runner.stop();
  expect(logged).toMatchObject([{ cause: { issues: [{ code: 'invalid_type', path: ['id'] }] } }]);
  expect([ran.length, failures.length]).toEqual([0, 1]);
});

test('a job that takes its process along is not begun for ever', async () => {
  const { kind, runner, ran, failures } = running(async () => {}, { tries: 2 });
  const job = aJob(kind);
  await store.jobs.add(job);
  for (let dead = 0; dead < 7; dead++)
    expect(await store.jobs.claim([kind], past(2 * dead), past(2 * dead + 1))).not.toBeNull();
  runner.start();
  await once(job, ({ status }) => status === 'failed', 'it has failed');
  await runner.stop();
  expect([ran.length, failures.length]).toEqual([0, 1]);
});

test('a failure is kept without the addresses it mentions', async () => {
  const { kind, runner, failures } = running(async () => {
    throw new PermanentFailure('550 <ada@example.com>: unknown');
  });
  const job = aJob(kind);
  await store.jobs.add(job);
  runner.start();
  expect((await once(job, ({ status }) => status === 'failed', 'it has failed')).failure).toBe(
    '550 <…@…>: unknown',
  );
  await runner.stop();
  expect(failures).toEqual(['550 <…@…>: unknown']);
});

test('what an engine says is in the log, and not before people', async () => {
  const refused = new Error('connect ECONNREFUSED 10.0.0.7:27017');
  const { kind, runner, failures, logged } = running(
    async () => {
      throw refused;
    },
    { tries: 2 },
  );
  const job = aJob(kind);
  await store.jobs.add(job);
  runner.start();
  expect((await once(job, ({ failure }) => failure !== null, 'it says why')).failure).toBe(
    'This failed and will be tried again automatically.',
  );
  expect((await once(job, ({ status }) => status === 'failed', 'it has failed')).failure).toBe(
    'This failed after several tries.',
  );
  await runner.stop();
  expect([failures, logged]).toEqual([['This failed after several tries.'], [refused, refused]]);
});

test('what runs when the process stops is given back, due at once', async () => {
  const { kind, runner } = running(
    ({ signal }) =>
      new Promise((_, reject) =>
        signal.addEventListener('abort', () => reject(signal.reason as Error)),
      ),
  );
  const job = aJob(kind);
  await store.jobs.add(job);
  runner.start();
  await once(job, ({ status }) => status === 'running', 'it runs');
  await runner.stop();
  expect(await store.jobs.get(kind, job.key)).toMatchObject({
    status: 'waiting',
    attempts: 1,
    leaseUntil: null,
  });
  expect(await store.jobs.next([kind], new Date().toISOString())).not.toBeNull();
});

/** A runner of several kinds of jobs about nothing. */
function runnerOf(...kinds: Omit<JobKind<{ id: string }>, 'data'>[]): JobRunner {
  const declared = kinds.map(
    (kind) => jobKind({ ...kind, data: z.strictObject({ id: z.string() }) }) as JobKind,
  );
  return new JobRunner(
    { store, contextFor: () => ({}) as ServiceContext, onError: () => {} },
    declared,
  );
}

test('a slow run leaves its place to the next, as many as there are places for slow ones', async () => {
  const ends = new Map<string, () => void>();
  const [slow, other] = [newId(), newId()];
  const runner = runnerOf(
    {
      kind: slow,
      slow: { afterMs: 1, places: 2 },
      run: ({ job: { key } }) => new Promise((resolve) => ends.set(key, resolve)),
    },
    { kind: other, run: async () => {} },
  );
  const jobs = Array.from({ length: 4 }, (_, index) => ({
    ...aJob(slow),
    key: `${index}`,
    dueAt: past(index),
  }));
  for (const job of jobs) await store.jobs.add(job);
  runner.start();
  await until(async () => ends.size === 3, 'a third one runs');
  const due = { ...aJob(other), dueAt: past(9) }; // After the fourth.
  await store.jobs.add(due);
  await once(due, ({ status }) => status === 'finished', 'the runner has looked again');
  expect([...ends.keys()]).toEqual(['0', '1', '2']); // One place, and two for slow ones.
  ends.get('1')!();
  await until(async () => ends.size === 4, 'the fourth one runs');
  for (const end of ends.values()) end();
  await once(jobs[3]!, ({ status }) => status === 'finished', 'it has finished');
  await runner.stop();
});

test('beyond that a slow run is given back for the next one, and its try does not count', async () => {
  const [runs, ends]: [JobRun<unknown>[], Map<string, () => void>] = [[], new Map()];
  const kind = newId();
  const runner = runnerOf({
    kind,
    slow: { afterMs: 1, places: 1 },
    run: (run) => {
      runs.push(run);
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      run.signal.addEventListener('abort', () => reject(run.signal.reason));
      ends.set(run.job.key, resolve);
      return promise;
    },
  });
  const [first, slow, small] = [1, 2, 3].map((n) => ({ ...aJob(kind), dueAt: past(n) }));
  for (const job of [first!, slow!]) await store.jobs.add(job);
  runner.start();
  await until(async () => runs.length === 2, 'both places are taken');
  await store.jobs.add(small!);
  await until(async () => ends.has(small!.key), 'the small one runs');
  expect(runs[0]!.signal.aborted).toBe(false);
  expect(await store.jobs.get(kind, slow!.key)).toMatchObject({ status: 'waiting', attempts: 0 });
  ends.get(small!.key)!();
  await until(async () => runs.length === 4, 'the slow one runs again');
  expect(runs.map(({ job }) => job.key)).toEqual([first, slow, small, slow].map((job) => job!.key));
  for (const end of ends.values()) end();
  await once(slow!, ({ status }) => status === 'finished', 'it has finished');
  await runner.stop();
});

test('a kind that yields to another is not begun while one of that is due or runs', async () => {
  const order: string[] = [];
  const [first, last] = [newId(), newId()];
  const runner = runnerOf(
    { kind: last, yieldsTo: [first], run: async () => void order.push('last') },
    { kind: first, run: async () => void order.push('first') },
  );
  const late = { ...aJob(last), dueAt: past(-60_000) };
  await store.jobs.add(late);
  for (let n = 0; n < 3; n++) await store.jobs.add(aJob(first));
  runner.start();
  await once(late, ({ status }) => status === 'finished', 'it has run');
  await runner.stop();
  expect(order).toEqual(['first', 'first', 'first', 'last']);
});
