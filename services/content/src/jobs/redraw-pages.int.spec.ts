import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import sharp from 'sharp';
import {
  aUser,
  startServices,
  type RunningServices,
} from '@lectern/kernel/testing/start-service.ts';
import { cleanKey, documentKey } from '@lectern/schemas/files/file-keys.ts';
import { until } from '@lectern/kernel/testing/until.ts';
import { aPdf } from '../testing/a-pdf.ts';
import { pathsOf } from '../conversion/page-paths.ts';
import { RENDERER } from '../conversion/renderer.ts';
import { Presentation } from '../presentation/presentation.ts';
import { content } from '../service.ts';
import { anUpload } from '@lectern/kernel/testing/an-upload.ts';
import { processingJobKey, processPresentation } from './process-presentation.ts';

const by = aUser();
const old = Buffer.from('drawn by an older renderer');
let folder: string;
let running: RunningServices;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-redraw-'));
  running = await start({ ...content, policies: [], jobs: [] });
});
afterEach(async () => {
  await running.stop();
  await rm(folder, { recursive: true });
});

/** As one process that has the data alone. */
const start = (definition = content) => startServices([definition], { folder, serves: true });

async function create(receipt: string): Promise<string> {
  const document =
    'mutation ($input: CreatePresentationInput!) { createPresentation(input: $input) { id } }';
  const { data, errors } = await running.call({
    service: 'content',
    document,
    variables: { input: { receipt } },
    claims: by,
  });
  expect(errors).toEqual([]);
  return (data!['createPresentation'] as { id: string }).id;
}

/** What it drew. */
function oldPaths(folder: string, page: number): string[] {
  const { picture, thumbnail, runs } = pathsOf(folder, page);
  return [picture, thumbnail, runs];
}

/** A presentation whose pages are there, as an older renderer left them. */
async function drawnBefore(
  bytes: Uint8Array,
  count: number,
  size = { width: 960, height: 540 },
  renderer: number | null = 1,
): Promise<{ id: string; fileId: string }> {
  const { receipt, fileId } = await anUpload({ engines: running.engines, by, bytes });
  const id = await create(receipt);
  const blobPrefix = `${by.teamId}/files/${fileId}`;
  for (let page = 1; page <= count; page++)
    for (const key of oldPaths(blobPrefix, page))
      await running.engines.blobs.put(key, old, 'image/jpeg');
  const context = running.service('content').systemContext(by.teamId);
  const target = { presentationId: id, fileId, request: 1 };
  await context.execute(Presentation, id, { type: 'StartProcessing', ...target });
  await context.execute(Presentation, id, {
    type: 'CompleteProcessing',
    ...target,
    pages: Array.from({ length: count }, () => size),
    blobPrefix,
    renderer,
  });
  return { id, fileId };
}

async function restart(): Promise<void> {
  await running.stop();
  running = await start();
}

const jobOf = (fileId: string) =>
  running.service('content').store.jobs.get('redraw-pages', `${fileId}/${RENDERER}`);
const isFinished = (fileId: string) =>
  until(async () => (await jobOf(fileId))?.status === 'finished', 'its pages were looked at');
const commitsOf = (id: string) =>
  running.service('content').store.commits.read(`Presentation/${by.teamId}/${id}`);

/** How many of the files of its pages are still the old ones. */
async function oldFiles(fileId: string, count: number): Promise<number> {
  let found = 0;
  for (let page = 1; page <= count; page++) {
    for (const key of oldPaths(`${by.teamId}/files/${fileId}`, page)) {
      const chunks = (await (await running.engines.blobs.get(key))!.body.toArray()) as Buffer[];
      if (Buffer.concat(chunks).equals(old)) found++;
    }
  }
  return found;
}

test('pages of an older renderer are redrawn, after a restart, too, and nothing else changes', async () => {
  const { id, fileId } = await drawnBefore(await aPdf({ pages: 60 }), 60);
  const before = await commitsOf(id);

  await restart();
  await until(async () => (await jobOf(fileId))?.status === 'running', 'its pages are being drawn');
  await running.stop();
  running = await start({ ...content, policies: [], jobs: [] });
  expect(await jobOf(fileId)).toMatchObject({ status: 'waiting' });
  expect(await oldFiles(fileId, 60)).toBe(180); // None is stored before all of them are there.

  expect(await running.engines.blobs.head(documentKey(by.teamId, fileId))).toBeNull();
  await restart();
  await isFinished(fileId);
  // Readers who may not download have waited for this one.
  expect(await running.engines.blobs.head(documentKey(by.teamId, fileId))).not.toBeNull();
  expect(await running.engines.blobs.head(cleanKey(by.teamId, fileId))).not.toBeNull();
  expect(await oldFiles(fileId, 60)).toBe(0);
  expect(await commitsOf(id)).toEqual(before);
  expect(await running.service('content').store.jobs.listBySubject(id)).toEqual([]); // People do not see the job.

  const drawnAt = async () =>
    (await running.engines.blobs.head(`${by.teamId}/files/${fileId}/pictures/0001.jpg`))
      ?.modifiedAt;
  const first = await drawnAt();
  await restart();
  await running.settled();
  expect(await drawnAt()).toEqual(first); // Once is enough.
});

test('an image of an earlier release gets its pictures in WebP, too', async () => {
  const image = sharp({ create: { width: 800, height: 400, channels: 3, background: 'teal' } });
  const size = { width: 960, height: 480 };
  const { fileId } = await drawnBefore(await image.png().toBuffer(), 1, size, null);
  await restart();
  await isFinished(fileId);
  expect(await oldFiles(fileId, 1)).toBe(0);
  const { large, small } = pathsOf(`${by.teamId}/files/${fileId}`, 1);
  for (const key of [large, small])
    expect((await running.engines.blobs.head(key))?.contentType).toBe('image/webp');
});

test('a fresh upload goes first', async () => {
  const { fileId } = await drawnBefore(await aPdf({ pages: 2 }), 2);
  const upload = await anUpload({ engines: running.engines, by, bytes: await aPdf({ pages: 40 }) });
  const presentationId = await create(upload.receipt);
  const [kind, key] = [
    processPresentation.kind,
    processingJobKey(presentationId, upload.fileId, 1),
  ];
  const data = { presentationId, fileId: upload.fileId, request: 1 };
  await running.service('content').store.jobs.add({
    kind,
    key,
    teamId: by.teamId,
    subjectId: presentationId,
    dueAt: new Date().toISOString(),
    data,
  });
  await restart();
  await isFinished(fileId);
  const fresh = await running.service('content').store.jobs.get(kind, key);
  expect(fresh).toMatchObject({ status: 'finished', attempts: 1 });
  expect((await jobOf(fileId))!.startedAt! >= fresh!.finishedAt!).toBe(true);
});

test('a file that can no longer be drawn, or has other pages now, keeps its old pages', async () => {
  const encrypted = await PDFDocument.load(await aPdf({ pages: 2 }));
  encrypted.encrypt({ userPassword: 'secret' });
  const refused = await drawnBefore(await encrypted.save(), 2);
  const fewer = await drawnBefore(await aPdf({ pages: 2 }), 3);
  const larger = await drawnBefore(await aPdf({ pages: 2 }), 2, { width: 400, height: 300 });
  const good = await drawnBefore(await aPdf({ pages: 2 }), 2);
  await restart();
  for (const { fileId } of [refused, fewer, larger, good]) await isFinished(fileId);
  expect([
    await oldFiles(refused.fileId, 2),
    await oldFiles(fewer.fileId, 3),
    await oldFiles(larger.fileId, 2),
    await oldFiles(good.fileId, 2),
  ]).toEqual([6, 9, 6, 0]);
  // Whatever became of their pages, readers who may not download get a copy in pictures.
  for (const { fileId } of [refused, fewer, larger, good])
    expect(await running.engines.blobs.head(documentKey(by.teamId, fileId))).not.toBeNull();
});

test('pages that this renderer drew are left alone', async () => {
  await restart();
  const { receipt, fileId } = await anUpload({
    engines: running.engines,
    by,
    bytes: await aPdf({ pages: 2 }),
  });
  const id = await create(receipt);
  const types = async () =>
    (await commitsOf(id)).flatMap(({ events }) => events.map(({ type }) => type));
  await until(async () => (await types()).includes('PresentationProcessed'), 'its pages are there');
  await running.settled();
  expect(await jobOf(fileId)).toBeNull();
  const processed = (await commitsOf(id))
    .flatMap(({ events }) => events)
    .find(({ type }) => type === 'PresentationProcessed');
  expect(processed?.data).toMatchObject({ renderer: RENDERER });
});
