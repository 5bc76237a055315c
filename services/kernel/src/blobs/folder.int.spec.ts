import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
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
  expect((await Array.fromAsync(blobs.list(''))).every(({ key }) => !key.startsWith('.'))).toBe(
    true,
  );
});

async function* pieces(count: number, length: number, thrown?: Error): AsyncGenerator<Buffer> {
  for (let piece = 0; piece < count; piece++) yield Buffer.alloc(length, piece);
  if (thrown) throw thrown;
}

test('what grows is there while it comes, stays when its source fails, and can be moved', async () => {
  const blobs = await openFolderBlobs({ folder });
  const growing = blobs.growing!;
  const MB = 1024 ** 2;
  expect(await growing.write('team/growing', pieces(300, 70_001))).toBe(300 * 70_001);
  await growing.move('team/growing', 'team/other/grown');
  const body = await buffer((await blobs.get('team/other/grown'))!.body);
  expect(body.equals(Buffer.concat(await Array.fromAsync(pieces(300, 70_001))))).toBe(true);
  await expect(growing.write('team/broken', pieces(20, MB, new Error('gone')))).rejects.toThrow(
    'gone',
  );
  expect([await blobs.head('team/growing'), (await blobs.head('team/broken'))?.size]).toEqual([
    null,
    20 * MB,
  ]);
  expect([0, 15, 16, 23, 24, 1_000].map((size) => growing.durableBytes(size * MB) / MB)).toEqual([
    0, 0, 8, 8, 16, 992,
  ]);
  await expect(growing.write('team/broken', pieces(1, 1))).rejects.toThrow();
});
