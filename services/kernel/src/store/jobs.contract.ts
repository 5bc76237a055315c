import { beforeAll, describe, expect, test } from '@jest/globals';
import { newId } from '../ids.ts';
import { until } from '../testing/until.ts';
import type { ContractStore } from './contract-store.ts';
import type { Job, Jobs, NewJob } from './jobs-port.ts';

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 20, 12, 0, seconds)).toISOString();

export function jobsContract(opened: () => ContractStore): void {
  describe('jobs', () => {
    let jobs: Jobs;
    let others: Jobs;
    beforeAll(() => {
      [jobs, others] = [opened().store.jobs, opened().other.jobs];
    });

    const aJob = (changes: Partial<NewJob> = {}): NewJob => ({
      kind: newId(),
      key: newId(),
      teamId: null,
      subjectId: newId(),
      dueAt: at(0),
      data: { $x: ['a.b'] },
      ...changes,
    });
    const claimed = async (job: NewJob, now = at(1), leaseUntil = at(30)): Promise<Job> =>
      (await jobs.claim([job.kind], now, leaseUntil))!;

    test('a job is added once', async () => {
      const job = aJob({ teamId: 'team' });
      const added = await Promise.all(
        Array.from({ length: 20 }, (_, n) => (n % 2 ? jobs : others).add(job)),
      );
      expect(added.filter(Boolean)).toHaveLength(1);
      expect(await jobs.get(job.kind, job.key)).toMatchObject({
        ...job,
        status: 'waiting',
        attempts: 0,
        leaseUntil: null,
        progress: null,
        failure: null,
        startedAt: null,
        finishedAt: null,
      });
      expect(await jobs.get(job.kind, newId())).toBeNull();
    });

    test('a team lists its own jobs, and on request those of no team, the soonest due first', async () => {
      const kind = newId();
      const [late, own, teamless] = [
        aJob({ kind, teamId: 'one', dueAt: at(9) }),
        aJob({ kind, teamId: 'one', dueAt: at(1) }),
        aJob({ kind, dueAt: at(5) }),
      ];
      for (const job of [
        late,
        own,
        teamless,
        aJob({ kind, teamId: 'two' }),
        aJob({ teamId: 'one' }),
      ])
        await jobs.add(job);
      const one = { teamId: 'one', withTeamless: true };
      const listed = (limit: number, withTeamless = true) =>
        jobs.list(kind, { status: 'waiting', ...one, withTeamless, limit });
      expect((await listed(10)).map(({ key }) => key)).toEqual([own.key, teamless.key, late.key]);
      expect((await listed(10, false)).map(({ key }) => key)).toEqual([own.key, late.key]);
      expect((await listed(1)).map(({ key }) => key)).toEqual([own.key]);
      expect(await jobs.list(kind, { status: 'failed', ...one, limit: 10 })).toEqual([]);
      expect([
        await jobs.count(kind, 'waiting'),
        await jobs.count(kind, 'waiting', one),
        await jobs.count(kind, 'waiting', { ...one, withTeamless: false }),
        await jobs.count(kind, 'failed', one),
      ]).toEqual([4, 3, 2, 0]);
    });

    test('what is due is claimed, the most overdue first, and nothing else', async () => {
      const kind = newId();
      const [late, later, future] = [
        aJob({ kind, dueAt: at(1) }),
        aJob({ kind, dueAt: at(2) }),
        aJob({ kind, dueAt: at(9) }),
      ];
      for (const job of [future, later, late]) await jobs.add(job);
      await jobs.add(aJob());
      expect(await jobs.next([kind], at(0))).toBeNull();
      expect(await jobs.next([newId(), kind], at(5))).toMatchObject({ ...late, status: 'waiting' });
      expect(await claimed(late, at(5))).toMatchObject({
        ...late,
        status: 'running',
        attempts: 1,
        leaseUntil: at(30),
        startedAt: at(5),
      });
      expect((await claimed(late, at(5)))?.key).toBe(later.key);
      expect(await jobs.claim([kind], at(5), at(30))).toBeNull();
      expect(await jobs.next([kind], at(5))).toBeNull();
      expect(await jobs.claim([], at(5), at(30))).toBeNull();
    });

    test('of 64 who claim at once each job goes to one', async () => {
      const kind = newId();
      for (let n = 0; n < 3; n++) await jobs.add(aJob({ kind }));
      const answers = await Promise.all(
        Array.from({ length: 64 }, (_, n) => (n % 2 ? jobs : others).claim([kind], at(1), at(30))),
      );
      const keys = answers.flatMap((job) => (job ? [job.key] : []));
      expect(keys).toHaveLength(3);
      expect(new Set(keys).size).toBe(3);
    });

    test('a job that ends, is put off or lives on while another looks at it is not claimed besides', async () => {
      const [ending, living, waiting] = [aJob(), aJob(), aJob()];
      for (const job of [ending, living, waiting]) await jobs.add(job);
      const [old, alive] = [await claimed(ending), await claimed(living)];
      const claim = ({ kind }: NewJob) => jobs.claim([kind], at(31), at(60));
      const [hasEnded, again] = await Promise.all([jobs.finish(old, at(31)), claim(ending)]);
      expect(again === null).toBe(hasEnded);
      const [lives, taken] = await Promise.all([jobs.heartbeat(alive, at(50)), claim(living)]);
      expect(taken === null || !lives || taken.fence > alive.fence).toBe(true);
      expect(lives && taken !== null && (await jobs.heartbeat(alive, at(70)))).toBe(false);
      const [, early] = await Promise.all([
        jobs.reschedule(waiting.kind, waiting.key, at(90)),
        claim(waiting),
      ]);
      expect(early === null || early.dueAt === waiting.dueAt).toBe(true);
    });

    test('jobs are counted by kind and status', async () => {
      const kind = newId();
      for (let n = 0; n < 3; n++) await jobs.add(aJob({ kind }));
      const [one, two] = [await claimed(aJob({ kind })), await claimed(aJob({ kind }))];
      await jobs.finish(one, at(2));
      await jobs.fail(two, at(2), 'no', null);
      const counts = await Promise.all(
        (['waiting', 'running', 'finished', 'failed'] as const).map((status) =>
          jobs.count(kind, status),
        ),
      );
      expect(counts).toEqual([1, 0, 1, 1]);
    });

    test('a job whose lease has run out is claimed again, and its old owner is fenced off', async () => {
      const job = aJob();
      await jobs.add(job);
      const old = await claimed(job);
      expect(await jobs.heartbeat(old, at(40), { page: 1 })).toBe(true);
      expect(await jobs.claim([job.kind], at(35), at(60))).toBeNull();
      const reclaimed = await claimed(job, at(41), at(60));
      expect(reclaimed).toMatchObject({ attempts: 2, progress: { page: 1 } });
      expect(reclaimed.fence).toBeGreaterThan(old.fence);
      expect(await jobs.heartbeat(old, at(99))).toBe(false);
      expect(await jobs.finish(old, at(42))).toBe(false);
      expect(await jobs.fail(old, at(42), 'late', null)).toBe(false);
      expect(await jobs.finish(reclaimed, at(43))).toBe(true);
      expect(await jobs.get(job.kind, job.key)).toMatchObject({
        status: 'finished',
        finishedAt: at(43),
        leaseUntil: null,
      });
      expect(await jobs.claim([job.kind], at(99), at(199))).toBeNull();
    });

    test('a failed job runs again when it is rescheduled, and otherwise not', async () => {
      const job = aJob();
      await jobs.add(job);
      expect(await jobs.fail(await claimed(job), at(2), 'no connection', at(10))).toBe(true);
      expect(await jobs.get(job.kind, job.key)).toMatchObject({
        status: 'waiting',
        failure: 'no connection',
        dueAt: at(10),
      });
      expect(await jobs.claim([job.kind], at(9), at(30))).toBeNull();
      expect(await jobs.fail(await claimed(job, at(11)), at(12), 'for good', null)).toBe(true);
      expect(await jobs.get(job.kind, job.key)).toMatchObject({
        status: 'failed',
        failure: 'for good',
        attempts: 2,
        finishedAt: at(12),
      });
      expect(await jobs.claim([job.kind], at(99), at(199))).toBeNull();
    });

    test('a job that is given back is due at another time, and its try does not count', async () => {
      const kind = newId();
      const [first, second] = [aJob({ kind }), aJob({ kind, dueAt: at(1) })];
      for (const job of [first, second]) await jobs.add(job);
      const given = await claimed(first, at(2));
      expect(await jobs.giveBack(given, at(3))).toBe(true);
      expect(await jobs.giveBack(given, at(4))).toBe(false);
      expect(await jobs.get(kind, first.key)).toMatchObject({
        status: 'waiting',
        dueAt: at(3),
        attempts: 0,
        leaseUntil: null,
      });
      const order = [await claimed(first, at(5)), await claimed(first, at(5))];
      expect(order.map(({ key }) => key)).toEqual([second.key, first.key]);
    });

    test('the jobs before another in the queue are counted', async () => {
      const kind = newId();
      for (const seconds of [1, 2, 3])
        await jobs.add(aJob({ kind, teamId: `team ${seconds}`, dueAt: at(seconds) }));
      await jobs.add(aJob({ dueAt: at(1) }));
      expect(await jobs.countDueBefore(kind, at(3))).toBe(2);
      await claimed(aJob({ kind }), at(4));
      expect(await jobs.countDueBefore(kind, at(3))).toBe(1);
    });

    test('a job is moved while it waits and started again when it is over, in a trace of its own', async () => {
      const job = aJob({ traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01` });
      expect(await jobs.reschedule(job.kind, job.key, at(1))).toBe(false);
      await jobs.add(job);
      expect(await jobs.reschedule(job.kind, job.key, at(20))).toBe(true);
      expect(await jobs.get(job.kind, job.key)).not.toHaveProperty('traceparent');
      expect(await jobs.claim([job.kind], at(19), at(30))).toBeNull();
      await jobs.finish(await claimed(job, at(21)), at(22));
      expect(await jobs.reschedule(job.kind, job.key, at(40))).toBe(true);
      expect(await claimed(job, at(41), at(60))).toMatchObject({ attempts: 1, finishedAt: null });
    });

    test('a job rescheduled while it runs is not started twice, and is due again afterward', async () => {
      const job = aJob();
      await jobs.add(job);
      const running = await claimed(job);
      expect(await jobs.reschedule(job.kind, job.key, at(20))).toBe(true);
      expect(await jobs.claim([job.kind], at(25), at(60))).toBeNull();
      expect(await jobs.finish(running, at(25))).toBe(true);
      expect(await jobs.get(job.kind, job.key)).toMatchObject({
        status: 'waiting',
        dueAt: at(20),
        attempts: 0,
      });
      expect(await jobs.finish(running, at(25))).toBe(false);
      await jobs.finish(await claimed(job, at(26), at(60)), at(27));
      expect(await jobs.get(job.kind, job.key)).toMatchObject({ status: 'finished' });
    });

    test('who runs a canceled job is fenced off, also from a new one of the same name', async () => {
      const job = aJob();
      await jobs.add(job);
      const old = await claimed(job);
      await jobs.cancel(job.kind, job.key);
      expect(await jobs.get(job.kind, job.key)).toBeNull();
      expect(await jobs.heartbeat(old, at(40))).toBe(false);
      expect(await jobs.add(job)).toBe(true);
      await claimed(job);
      expect(await jobs.finish(old, at(3))).toBe(false);
    });

    test('what has finished before a time is swept, and nothing else', async () => {
      const kind = newId();
      const [old, young, failed, waiting] = [
        aJob({ kind }),
        aJob({ kind, dueAt: at(1) }),
        aJob({ kind, dueAt: at(2) }),
        aJob({ kind, dueAt: at(9) }),
      ];
      for (const job of [old, young, failed, waiting]) await jobs.add(job);
      await jobs.finish(await claimed(old, at(3)), at(3));
      await jobs.finish(await claimed(young, at(4)), at(5));
      await jobs.fail(await claimed(failed, at(4)), at(4), 'no', null);
      await others.sweep(at(5), new AbortController().signal);
      const left = await Promise.all(
        [old, young, failed, waiting].map(async ({ key }) => (await jobs.get(kind, key))?.status),
      );
      expect(left).toEqual([undefined, 'finished', 'failed', 'waiting']);
    });

    test('jobs are listed by what they are about, newest first', async () => {
      const subjectId = newId();
      const first = aJob({ subjectId });
      await jobs.add(first);
      const { createdAt } = (await jobs.get(first.kind, first.key))!;
      await until(() => new Date().toISOString() > createdAt, 'it is later');
      const second = aJob({ subjectId });
      await jobs.add(second);
      expect((await jobs.listBySubject(subjectId)).map(({ key }) => key)).toEqual([
        second.key,
        first.key,
      ]);
      expect(await jobs.listBySubject(newId())).toEqual([]);
    });
  });
}
