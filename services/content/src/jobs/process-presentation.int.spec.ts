import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { makeLogger } from '@lectern/kernel/observability/logger.ts';
import type { Announcement } from '@lectern/kernel/realtime/port.ts';
import type { Job } from '@lectern/kernel/store/jobs-port.ts';
import {
  aUser,
  startServices,
  type RunningServices,
} from '@lectern/kernel/testing/start-service.ts';
import { until } from '@lectern/kernel/testing/until.ts';
import { aPdf } from '../testing/a-pdf.ts';
import { Presentation } from '../presentation/presentation.ts';
import { pathsOf } from '../conversion/page-paths.ts';
import { content } from '../service.ts';
import { anUpload } from '@lectern/kernel/testing/an-upload.ts';
import {
  processingJobKey,
  processPresentation,
  processPresentationWithin,
} from './process-presentation.ts';

let running: RunningServices;
let temporary: string;
const by = aUser();
const before = process.env['TMPDIR'];
beforeAll(async () => {
  running = await startServices([content]);
  temporary = join(running.folder, 'tmp');
  await mkdir(temporary);
  process.env['TMPDIR'] = temporary;
});
afterAll(async () => {
  if (before === undefined) delete process.env['TMPDIR'];
  else process.env['TMPDIR'] = before;
  await running.remove();
});

const FIELDS = `id pageCount thumbnailUrl pages { number width height thumbnailUrl pictureUrl } processing { status pagesDone pageCount failure canRetry }
  jobs { id kind status attempts progress failure createdAt startedAt finishedAt }`;
interface Seen {
  id: string;
  pageCount: number | null;
  thumbnailUrl: string | null;
  pages: {
    number: number;
    width: number;
    height: number;
    thumbnailUrl: string;
    pictureUrl: string;
  }[];
  processing: {
    status: string;
    pagesDone: number | null;
    pageCount: number | null;
    failure: string | null;
    canRetry: boolean;
  };
  jobs: { status: string; attempts: number; progress: number | null; failure: string | null }[];
}

async function mutate(field: string, variables: object): Promise<Seen> {
  const kind = field === 'createPresentation' ? '$input: CreatePresentationInput!' : '$id: ID!';
  const given = field === 'createPresentation' ? 'input: $input' : 'id: $id';
  const { data, errors } = await running.call({
    service: 'content',
    document: `mutation (${kind}) { ${field}(${given}) { ${FIELDS} } }`,
    variables: { ...variables },
    claims: by,
  });
  expect(errors).toEqual([]);
  return data![field] as Seen;
}

async function look(id: string): Promise<Seen> {
  const { data } = await running.call({
    service: 'content',
    document: `query ($id: ID!) { presentation(id: $id) { ${FIELDS} } }`,
    variables: { id },
    claims: by,
  });
  return data!['presentation'] as Seen;
}

async function publish(
  bytes: Uint8Array | string,
): Promise<{ id: string; fileId: string; blobKey: string }> {
  const { receipt, fileId, blobKey } = await anUpload({ engines: running.engines, by, bytes });
  const { id } = await mutate('createPresentation', { input: { receipt } });
  return { id, fileId, blobKey };
}

const over = (id: string) =>
  until(async () => {
    const looked = await look(id);
    return ['PROCESSED', 'FAILED'].includes(looked.processing.status) && looked;
  }, 'its processing is over');

async function history(id: string): Promise<string[]> {
  const commits = await running
    .service('content')
    .store.commits.read(`Presentation/${by.teamId}/${id}`);
  return commits.flatMap(({ events }) => events.map(({ type }) => type));
}

async function blobKeys(fileId: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of running.engines.blobs.list(`${by.teamId}/files/${fileId}/`))
    keys.push(key.slice(`${by.teamId}/files/${fileId}/`.length));
  return keys.sort();
}

const pageFiles = (pages: number) =>
  [
    'original',
    'digests.json',
    'clean.pdf',
    'document.pdf',
    ...Array.from({ length: pages }, (_, index) => Object.values(pathsOf('', index + 1))).flat(),
  ].sort();

async function encrypted(): Promise<Uint8Array> {
  const document = await PDFDocument.load(await aPdf({ pages: 2 }));
  document.encrypt({ userPassword: 'secret' });
  return document.save();
}

test('the pages of an uploaded deck appear one after the other', async () => {
  const heard: Announcement[] = [];
  const seen: Seen[] = [];
  const unsubscribe = running.engines.realtime.subscribe((announcement) => {
    heard.push(announcement);
    if (announcement.version === 0)
      void look(announcement.id).then((presentation) => seen.push(presentation));
  });
  // So many that it is still at work when somebody looks who was told that it has begun.
  const { id, fileId } = await publish(await aPdf({ pages: 60 }));
  const { pages, ...presentation } = await over(id);
  await running.settled();
  unsubscribe();

  const url = (folder: string, page: string) =>
    `/files/presentations/${id}/${fileId}/${folder}/${page}.jpg`;
  expect(presentation).toMatchObject({
    pageCount: 60,
    thumbnailUrl: url('thumbnails', '0001'),
    processing: { status: 'PROCESSED', pagesDone: 60, pageCount: 60, failure: null },
  });
  expect(pages).toHaveLength(60);
  expect(pages[59]).toEqual({
    number: 60,
    width: 960,
    height: 540,
    thumbnailUrl: url('thumbnails', '0060'),
    pictureUrl: url('pictures', '0060'),
  });
  expect(await blobKeys(fileId)).toEqual(pageFiles(60));
  expect(
    (await running.engines.blobs.head(`${by.teamId}/files/${fileId}/pictures/0060.jpg`))
      ?.contentType,
  ).toBe('image/jpeg');
  expect((await look(id)).jobs).toEqual([
    expect.objectContaining({ status: 'finished', attempts: 1, progress: 1, failure: null }),
  ]);
  expect(await history(id)).toEqual([
    'PresentationCreated',
    'PresentationProcessingStarted',
    'PresentationProcessed',
  ]);

  expect(
    heard.every(
      (each) =>
        each.kind === 'changed' &&
        each.type === 'Presentation' &&
        each.id === id &&
        each.teamId === by.teamId,
    ),
  ).toBe(true);
  const early = seen.filter(
    ({ processing }) => processing.status === 'PROCESSING' && (processing.pagesDone ?? 0) > 0,
  );
  expect(early.length).toBeGreaterThan(0);
  expect(early[0]).toMatchObject({
    thumbnailUrl: url('thumbnails', '0001'),
    pages: [],
    pageCount: null,
    processing: { pageCount: 60 },
  });
  expect(early.every(({ jobs }) => jobs[0]!.progress! > 0 && jobs[0]!.progress! <= 1)).toBe(true);
  expect(await readdir(temporary)).toEqual([]);
  expect(await mutate('deletePresentation', { id })).toMatchObject({ thumbnailUrl: null });
  expect(await mutate('restorePresentation', { id })).toMatchObject({
    thumbnailUrl: url('thumbnails', '0001'),
  });
});

test('when only the converter can refuse a file, people and the log get the reason, and a later retry makes the pages', async () => {
  const lines: string[] = [];
  Object.assign(running.engines, {
    logger: makeLogger({ LECTERN_LOG_LEVEL: 'info' }, 'spec', {
      write: (line) => void lines.push(line),
    }),
  });
  const { id, fileId } = await publish(await encrypted());
  const failure = 'This file is protected by a password. Please upload a copy without one.';
  expect(await over(id)).toMatchObject({
    pages: [],
    thumbnailUrl: null,
    processing: { status: 'FAILED', failure, canRetry: false },
  });
  await running.settled();
  expect((await look(id)).jobs).toMatchObject([{ status: 'failed', attempts: 1, failure }]);
  expect(await blobKeys(fileId)).toEqual(['digests.json', 'original']);
  expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
    {
      level: 'info',
      time: expect.any(String),
      part: 'spec',
      presentationId: id,
      reason: 'encrypted',
      message: failure,
      msg: 'A file could not be processed',
    },
  ]);

  expect(await readdir(temporary)).toEqual([]);
});

test('a stored file that is damaged fails with a sentence, and a retry makes the pages once it is put back', async () => {
  const bytes = Buffer.from(await aPdf({ pages: 60 }));
  const { id, blobKey } = await publish(bytes);
  await until(async () => (await look(id)).processing.pageCount === 60, 'its pages are counted');
  await mutate('deletePresentation', { id });
  await running.settled();
  const damaged = Buffer.from(bytes);
  damaged[damaged.length >> 1]! ^= 1;
  await running.engines.blobs.put(blobKey, damaged, 'application/pdf');
  await mutate('restorePresentation', { id });
  const failure = 'The stored file is damaged. Please upload it again.';
  expect(await over(id)).toMatchObject({ processing: { status: 'FAILED', failure } });

  await running.engines.blobs.put(blobKey, bytes, 'application/pdf');
  expect((await mutate('retryProcessing', { id })).processing).toMatchObject({
    status: 'WAITING',
    failure: null,
  });
  await mutate('retryProcessing', { id });
  expect(await over(id)).toMatchObject({ pageCount: 60 });
  await running.settled();
  expect((await look(id)).jobs.map(({ status }) => status)).toEqual([
    'finished',
    'failed',
    'finished',
  ]);
  expect((await history(id)).slice(-5)).toEqual([
    'PresentationProcessingStarted',
    'PresentationProcessingFailed',
    'PresentationProcessingRequested',
    'PresentationProcessingStarted',
    'PresentationProcessed',
  ]);
});

async function restart(limits: Parameters<typeof processPresentationWithin>[0]): Promise<void> {
  const { folder } = running;
  await running.settled();
  await running.stop();
  const jobs = content.jobs.map((job) =>
    job.kind === processPresentation.kind ? processPresentationWithin(limits) : job,
  );
  running = await startServices([{ ...content, jobs }], { folder });
}

test('when a copy fails, the pages of the original stay', async () => {
  await restart({ pages: 1 });
  const { id, fileId } = await publish(await aPdf({ pages: 2 }));
  await over(id);
  const copy = await mutate('copyPresentation', { id });
  await over(copy.id);
  await restart({});
  await mutate('retryProcessing', { id });
  expect(await over(id)).toMatchObject({ pageCount: 2 });
  await restart({ pages: 1 });
  await mutate('retryProcessing', { id: copy.id });
  expect(await over(copy.id)).toMatchObject({ processing: { status: 'FAILED' } });
  expect(await blobKeys(fileId)).toEqual(pageFiles(2));
  await restart({});
});

test('an image becomes one page, with a PDF beside its picture', async () => {
  const { id, fileId } = await publish(
    await sharp({ create: { width: 800, height: 400, channels: 3, background: 'teal' } })
      .png()
      .toBuffer(),
  );
  expect(await over(id)).toMatchObject({
    pageCount: 1,
    pages: [{ number: 1, width: 960, height: 480 }],
    processing: { status: 'PROCESSED' },
  });
  expect(await blobKeys(fileId)).toEqual(pageFiles(1).filter((key) => key !== 'clean.pdf'));
  expect(
    (await running.engines.blobs.head(`${by.teamId}/files/${fileId}/document.pdf`))?.contentType,
  ).toBe('application/pdf');
});

test('noise in the form of a PDF fails with a sentence', async () => {
  const noise = Buffer.concat([
    Buffer.from('%PDF-1.7\n'),
    Buffer.from(Array.from({ length: 50_000 }, (_, index) => (index * index * 31) % 251)),
    Buffer.from('\nstartxref\n9\n%%EOF\n'),
  ]);
  const { id } = await publish(noise);
  expect((await over(id)).processing).toMatchObject({
    status: 'FAILED',
    failure: expect.stringContaining('damaged or incomplete'),
  });
});

test('deleting stops the work at once; restoring starts it again', async () => {
  const { id, fileId } = await publish(await aPdf({ pages: 120 }));
  await until(async () => (await look(id)).processing.pageCount === 120, 'its pages are counted');
  await mutate('deletePresentation', { id });
  await running.settled();
  expect(await history(id)).toEqual([
    'PresentationCreated',
    'PresentationProcessingStarted',
    'PresentationDeleted',
  ]);
  expect((await blobKeys(fileId)).length).toBeLessThan(200);
  expect(await readdir(temporary)).toEqual([]);

  await mutate('restorePresentation', { id });
  expect(await over(id)).toMatchObject({ pageCount: 120 });
  expect((await history(id)).slice(3)).toEqual([
    'PresentationRestored',
    'PresentationProcessingRequested',
    'PresentationProcessingStarted',
    'PresentationProcessed',
  ]);
});

test('a job whose process died runs again when its lease ends, and ends as if nothing had happened, also when the dead one wakes up', async () => {
  const alone = await startServices([{ ...content, policies: [] }]);
  try {
    const { receipt, fileId } = await anUpload({
      engines: alone.engines,
      by,
      bytes: await aPdf({ pages: 5 }),
    });
    const { data } = await alone.call({
      service: 'content',
      document:
        'mutation ($input: CreatePresentationInput!) { createPresentation(input: $input) { id } }',
      variables: { input: { receipt } },
      claims: by,
    });
    const presentationId = (data!['createPresentation'] as { id: string }).id;
    const key = processingJobKey(presentationId, fileId, 1);
    const [service, later] = [
      alone.service('content'),
      (ms: number) => new Date(Date.now() + ms).toISOString(),
    ];
    const { jobs } = service.store;
    await jobs.add({
      kind: 'process-presentation',
      key,
      teamId: by.teamId,
      subjectId: presentationId,
      dueAt: later(60_000),
      data: { presentationId, fileId, request: 1 },
    });
    const claimed = (await jobs.claim(
      ['process-presentation'],
      later(120_000),
      later(600_000),
    )) as Job;

    const crash = new AbortController();
    const run = (signal: AbortSignal, progress: (told: Record<string, unknown>) => void) =>
      processPresentation.run({
        job: claimed,
        data: { presentationId, fileId, request: 1 },
        context: service.systemContext(by.teamId),
        signal,
        progress,
      });
    await expect(
      run(crash.signal, ({ pagesDone }) => pagesDone === 3 && crash.abort(new Error('Killed'))),
    ).rejects.toThrow('Killed');

    expect(await jobs.heartbeat(claimed, later(-1))).toBe(true);
    await until(
      async () => (await jobs.get('process-presentation', key))?.attempts === 2,
      'it is tried again',
    );
    await run(new AbortController().signal, () => {}); // The dead one wakes up while another does its work.
    await until(
      async () => (await jobs.get('process-presentation', key))?.status === 'finished',
      'it is finished',
    );

    const row = await service.systemContext(by.teamId).view(Presentation).get(presentationId);
    expect(row?.doc).toMatchObject({
      status: 'present',
      attempts: 1,
      processing: { status: 'processed', pages: Array(5).fill({ width: 960, height: 540 }) },
    });
    const commits = await service.store.commits.read(`Presentation/${by.teamId}/${presentationId}`);
    expect(commits.flatMap(({ events }) => events.map(({ type }) => type))).toEqual([
      'PresentationCreated',
      'PresentationProcessingStarted',
      'PresentationProcessed',
    ]);
    expect(await jobs.finish(claimed, later(0))).toBe(false);
  } finally {
    await alone.remove();
  }
});

test('a new file replaces the old one once its pages exist; the old one can be restored, and both keep their bytes', async () => {
  const first = await publish(await aPdf({ pages: 2 }));
  await over(first.id);
  const replace = async (bytes: Uint8Array) => {
    const { receipt, fileId } = await anUpload({
      engines: running.engines,
      by,
      bytes,
      fileName: 'Solar 2027.pdf',
    });
    const document = `mutation ($id: ID!, $input: UpdatePresentationInput!) { updatePresentation(id: $id, input: $input) { pageCount files { id } replacement { file { id name } processing { status } } } }`;
    const { data, errors } = await running.call({
      service: 'content',
      document,
      variables: { id: first.id, input: { receipt } },
      claims: by,
    });
    expect(errors).toEqual([]);
    return { fileId, receipt, answer: data!['updatePresentation'] };
  };
  const VERSIONS =
    'query ($id: ID!) { presentation(id: $id) { pageCount files { id } replacement { processing { status failure } } versions { number pageCount until file { id name } pages { thumbnailUrl } } } }';
  interface Versions {
    pageCount: number;
    replacement: { processing: { status: string; failure: string | null } } | null;
    versions: { number: number; pageCount: number; until: string | null; file: { id: string } }[];
  }
  const versions = async () =>
    (
      await running.call({
        service: 'content',
        document: VERSIONS,
        variables: { id: first.id },
        claims: by,
      })
    ).data!['presentation'] as Versions;

  const bad = await replace(await encrypted());
  expect(bad.answer).toMatchObject({
    pageCount: 2,
    files: [{ id: first.fileId }],
    replacement: { file: { id: bad.fileId, name: 'Solar 2027.pdf' } },
  });
  await until(
    async () => (await versions()).replacement?.processing.status === 'FAILED',
    'the new file has failed',
  );
  expect(await versions()).toMatchObject({
    pageCount: 2,
    replacement: { processing: { failure: expect.stringContaining('password') } },
  });

  const second = await replace(await aPdf({ pages: 3 }));
  const { data: again } = await running.call({
    service: 'content',
    document:
      'mutation ($id: ID!, $input: UpdatePresentationInput!) { updatePresentation(id: $id, input: $input) { id } }',
    variables: { id: first.id, input: { receipt: bad.receipt } },
    claims: by,
  });
  expect(again?.['updatePresentation'] ?? null).toBeNull(); // An upload is published once.
  await until(async () => (await versions()).pageCount === 3, 'the new file is shown');
  expect(await versions()).toMatchObject({
    files: [{ id: second.fileId }],
    replacement: null,
    versions: [
      { number: 2, pageCount: 3, until: null, file: { id: second.fileId } },
      {
        number: 1,
        pageCount: 2,
        until: expect.any(String),
        file: { id: first.fileId },
        pages: [
          { thumbnailUrl: `/files/presentations/${first.id}/${first.fileId}/thumbnails/0001.jpg` },
          {},
        ],
      },
    ],
  });

  const RESTORE =
    'mutation ($id: ID!, $fileId: ID!) { restoreFile(presentationId: $id, fileId: $fileId) { pageCount files { id name } versions { number } } }';
  const restore = (fileId: string) =>
    running.call({
      service: 'content',
      document: RESTORE,
      variables: { id: first.id, fileId },
      claims: by,
    });
  expect((await restore(first.fileId)).data!['restoreFile']).toEqual({
    pageCount: 2,
    files: [{ id: first.fileId, name: 'Solar roofs.pdf' }],
    versions: [{ number: 3 }, { number: 2 }, { number: 1 }],
  });
  expect((await restore(bad.fileId)).errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
  await running.settled();
  expect(
    [await blobKeys(first.fileId), await blobKeys(second.fileId)].map((keys) => keys.length),
  ).toEqual([14, 19]);
});
