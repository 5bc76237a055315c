import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { blobsContract } from './blobs.contract.ts';
import { openFolderBlobs } from './folder.ts';

const folder = await mkdtemp(join(tmpdir(), 'lectern-blobs-'));
afterAll(() => rm(folder, { recursive: true }));

blobsContract('a folder', () => openFolderBlobs({ folder }));

test('what a crash left half written is removed after a day', async () => {
  const partials = join(folder, '.partial');
  const yesterday = new Date(Date.now() - 25 * 3600_000);
  await writeFile(join(partials, 'old'), 'x');
  await utimes(join(partials, 'old'), yesterday, yesterday);
  await writeFile(join(partials, 'young'), 'x');
  await openFolderBlobs({ folder });
  expect(await readdir(partials)).toEqual(['young']);
});

test('no list shows our own files', async () => {
  const blobs = await openFolderBlobs({ folder });
  await blobs.put('team/page', Buffer.from('x'), 'text/html');
  expect(await Array.fromAsync(blobs.list('.types'))).toEqual([]);
  expect(await Array.fromAsync(blobs.list('../'))).toEqual([]);
  expect((await Array.fromAsync(blobs.list(''))).every(({ key }) => !key.startsWith('.'))).toBe(true);
});
