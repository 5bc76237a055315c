import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { metricsText } from '@lectern/kernel/observability/metrics.ts';
import { anUpload } from '@lectern/kernel/testing/an-upload.ts';
import {
  aUser,
  startServices,
  type RunningServices,
} from '@lectern/kernel/testing/start-service.ts';
import { content } from '../service.ts';
import { aPdf } from '../testing/a-pdf.ts';
import { startChecking } from './check-files.ts';

const by = aUser();
let running: RunningServices;
beforeAll(async () => {
  running = await startServices([content]);
});
afterAll(() => running.remove());

async function published(): Promise<{ id: string; path(name: string): string }> {
  const { receipt, fileId } = await anUpload({
    engines: running.engines,
    by,
    bytes: await aPdf({ pages: 2 }),
  });
  const { data } = await running.call({
    service: 'content',
    document:
      'mutation ($input: CreatePresentationInput!) { createPresentation(input: $input) { id } }',
    variables: { input: { receipt } },
    claims: by,
  });
  await running.settled();
  const { id } = data!['createPresentation'] as { id: string };
  return { id, path: (name) => join(running.folder, 'blobs', by.teamId, 'files', fileId, name) };
}

async function flip(path: string): Promise<void> {
  const bytes = await readFile(path);
  bytes[bytes.length >> 1]! ^= 1;
  await writeFile(path, bytes);
}

async function damageOf(id: string): Promise<string | null> {
  const { data } = await running.call({
    service: 'content',
    document: 'query ($id: ID!) { presentation(id: $id) { files { damage } } }',
    variables: { id },
    claims: by,
  });
  return (data!['presentation'] as { files: { damage: string | null }[] }).files[0]!.damage;
}

/** As in two weeks. */
async function checkAll(): Promise<void> {
  const context = running.service('content').systemContext(by.teamId);
  await startChecking(context, by.teamId); // The first part is due at once.
  for (let part = 0; part < 14; part++) {
    const key = `${by.teamId}/${part}`;
    if (part > 0) await context.jobs.reschedule('check-files', key, new Date().toISOString());
    await running.settled();
    expect(await context.jobs.get('check-files', key)).toMatchObject({ status: 'finished' });
  }
}

test('within two weeks every stored file is read: damaged pages are made again, a damaged original is named', async () => {
  const [good, page, original, before] = [
    await published(),
    await published(),
    await published(),
    await published(),
  ];
  const picture = await readFile(page.path('pictures/0002.jpg'));
  await flip(page.path('pictures/0002.jpg'));
  await rm(page.path('thumbnails/0001.jpg'));
  const clean = await readFile(page.path('clean.pdf'));
  await flip(page.path('clean.pdf'));
  await flip(original.path('original'));
  const digests = await readFile(before.path('digests.json'), 'utf8');
  await rm(before.path('digests.json')); // As a release before left it.

  await checkAll();
  expect(await readFile(page.path('pictures/0002.jpg'))).toEqual(picture);
  expect((await readFile(page.path('thumbnails/0001.jpg'))).length).toBeGreaterThan(100);
  expect(await readFile(page.path('clean.pdf'))).toEqual(clean);
  expect(await readFile(before.path('digests.json'), 'utf8').then(named)).toEqual(named(digests));
  expect(await Promise.all([good, page, original, before].map(({ id }) => damageOf(id)))).toEqual([
    null,
    null,
    'The stored file is damaged; upload it again.',
    null,
  ]);
  const metrics = await metricsText();
  expect(metrics).toMatch(/lectern_stored_files_checked_total\{result="damaged"\} 2/);
  expect(metrics).toMatch(/lectern_jobs\{service="content",kind="repair-file",status="failed"\} 1/);
});

const named = (digests: string) =>
  JSON.parse(digests.split('\n')[1]!) as { files: Record<string, unknown> };
