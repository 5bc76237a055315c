import { randomBytes } from 'node:crypto';
import { PDFDocument } from '@cantoo/pdf-lib';
import { expect, test } from '@jest/globals';
import type { UserClaims } from '@lectern/schemas/access/claims.ts';
import type { JobKind } from '@lectern/kernel/jobs/job-kind.ts';
import {
  aUser,
  startServices,
  type RunningServices,
} from '@lectern/kernel/testing/start-service.ts';
import { until } from '@lectern/kernel/testing/until.ts';
import { aPdf } from '../testing/a-pdf.ts';
import { anEndlessPdf } from '../testing/an-endless-pdf.ts';
import { Presentation } from '../presentation/presentation.ts';
import { content } from '../service.ts';
import { anUpload } from '@lectern/kernel/testing/an-upload.ts';
import { processPresentation, processPresentationWithin } from './process-presentation.ts';

const by = aUser();

/** The service with this in place of the job that makes pages. */
const contentWith = (job: typeof processPresentation) => ({
  ...content,
  jobs: [job as JobKind, ...content.jobs.filter(({ kind }) => kind !== job.kind)],
});

async function publish(
  running: RunningServices,
  bytes: Uint8Array,
  claims: UserClaims = by,
): Promise<string> {
  const { receipt } = await anUpload({ engines: running.engines, by: claims, bytes });
  const { data, errors } = await running.call({
    service: 'content',
    document:
      'mutation ($input: CreatePresentationInput!) { createPresentation(input: $input) { id } }',
    variables: { input: { receipt } },
    claims,
  });
  expect(errors).toEqual([]);
  return (data!['createPresentation'] as { id: string }).id;
}

const jobOf = async (running: RunningServices, id: string) =>
  (await running.service('content').store.jobs.listBySubject(id))[0];
const statusOf = async (running: RunningServices, id: string) => {
  const state = (
    await running.service('content').systemContext(by.teamId).view(Presentation).get(id)
  )?.doc;
  return state?.status === 'present' ? state.processing : undefined;
};

test('a bad file is tried once', async () => {
  const running = await startServices([
    contentWith(processPresentationWithin({ pageMilliseconds: 600, megabytes: 4096 })),
  ]);
  try {
    const id = await publish(running, await anEndlessPdf());
    await until(async () => (await statusOf(running, id))?.status === 'failed', 'it has failed');
    expect(await statusOf(running, id)).toMatchObject({
      reason: 'took-too-long',
      message: expect.stringContaining('took too long'),
    });
    await running.settled();
    expect(await jobOf(running, id)).toMatchObject({ status: 'failed', attempts: 1 });
  } finally {
    await running.remove();
  }
});

test('a small file may overtake a slow one', async () => {
  const running = await startServices([
    contentWith({
      ...processPresentationWithin({ megabytes: 4096 }),
      concurrency: 1,
      slow: { afterMs: 1, places: 1 },
    }),
  ]);
  try {
    const slow = await publish(running, await anEndlessPdf());
    await until(
      async () => (await jobOf(running, slow))?.status === 'running',
      'the slow one is being processed',
    );
    const small = await publish(running, await aPdf({ pages: 1 }));
    await until(
      async () => (await statusOf(running, small))?.status === 'processed',
      'the small one is done',
    );
    expect(await statusOf(running, slow)).toMatchObject({ status: 'processing' });
  } finally {
    await running.remove();
  }
});

test('people see how many files come before theirs', async () => {
  const running = await startServices([{ ...content, jobs: [] }]);
  try {
    const ids: string[] = [];
    for (const claims of [by, aUser({ teamId: by.teamId }), by]) {
      const id = await publish(running, await aPdf({ pages: 1 }), claims);
      await until(async () => (await jobOf(running, id)) !== undefined, 'it waits');
      ids.push(id);
    }
    const { jobs } = running.service('content').store;
    const processingOf = async (id: string) => {
      const { data } = await running.call({
        service: 'content',
        document:
          'query ($id: ID!) { presentation(id: $id) { processing { status filesAhead pagesDone } } }',
        variables: { id },
        claims: by,
      });
      return (data!['presentation'] as { processing: unknown }).processing;
    };
    const waiting = (filesAhead: number) => ({ status: 'WAITING', filesAhead, pagesDone: null });
    expect(await Promise.all(ids.map(processingOf))).toEqual([0, 1, 2].map(waiting));
    const [now, later] = [new Date().toISOString(), new Date(Date.now() + 60_000).toISOString()];
    const first = (await jobs.claim([processPresentation.kind], now, later))!;
    expect(await processingOf(ids[2]!)).toEqual(waiting(2));
    await jobs.finish(first, now);
    expect(await processingOf(ids[2]!)).toEqual(waiting(1));
  } finally {
    await running.remove();
  }
});

test('the first file of a team goes before the rest of another’s, and small ones before large ones', async () => {
  const running = await startServices([{ ...content, jobs: [] }]);
  try {
    const { jobs } = running.service('content').store;
    const document = await PDFDocument.create();
    document.addPage();
    document.context.register(document.context.stream(randomBytes(12 * 1024 ** 2)));
    const [small, large] = [await aPdf({ pages: 1 }), await document.save()];
    const queued = async (bytes: Uint8Array, claims: UserClaims) => {
      const id = await publish(running, bytes, claims);
      await until(async () => (await jobOf(running, id)) !== undefined, 'it waits');
      return id;
    };
    const [one, two, three] = [aUser(), aUser(), aUser()];
    const ids = [
      await queued(large, one),
      await queued(small, two),
      await queued(small, two),
      await queued(small, two),
      await queued(small, three),
    ];
    const order: number[] = [];
    const [now, later] = [new Date().toISOString(), new Date(Date.now() + 60_000).toISOString()];
    for (const _ of ids)
      order.push(
        ids.indexOf((await jobs.claim([processPresentation.kind], now, later))!.subjectId),
      );
    expect(order).toEqual([1, 4, 0, 2, 3]);
  } finally {
    await running.remove();
  }
});
