import { createHash, randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { expect, test } from '@jest/globals';
import { openS3Blobs } from '@lectern/kernel/blobs/s3.ts';
import { newId } from '@lectern/kernel/ids.ts';
import { originalKey } from '@lectern/schemas/files/file-keys.ts';
import { uploadPartsContract } from './upload-parts.contract.ts';
import { UploadParts } from './upload-parts.ts';

const url = process.env['LECTERN_BLOBS'];
if (!url) throw new Error('LECTERN_BLOBS says which S3 to use');

uploadPartsContract('S3', () => openS3Blobs({ url }));

test('two copies that make the file at once answer the same, also the one that finds the parts removed', async () => {
  const [teamId, id] = [newId(), newId()];
  const bytes = randomBytes(17 * 1024 ** 2);
  const digest = createHash('sha256').update(bytes).digest('hex');
  const blobs = await openS3Blobs({ url });
  const hasBegun = Promise.withResolvers<void>();
  const isDone = Promise.withResolvers<void>();
  const first = new UploadParts(blobs, teamId, id);
  const late = new UploadParts(
    {
      ...blobs,
      async get(key, range) {
        if (key.includes('/parts/')) {
          hasBegun.resolve();
          await isDone.promise;
        }
        return blobs.get(key, range);
      },
    },
    teamId,
    id,
  );
  await first.begin({
    userId: newId(),
    purpose: 'presentation',
    fileName: 'x.pdf',
    mimeType: '',
    size: bytes.length,
    createdAt: new Date().toISOString(),
  });
  await first.append(chunksOf(bytes), 0);
  const lateDigest = late.assemble();
  await hasBegun.promise;
  expect(await first.assemble()).toBe(digest);
  isDone.resolve();
  expect(await lateDigest).toBe(digest);
  const stored = await blobs.get(originalKey(teamId, id));
  expect((await buffer(stored!.body)).equals(bytes)).toBe(true);
  await blobs.close();
});

async function* chunksOf(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += 1024 ** 2) yield bytes.subarray(at, at + 1024 ** 2);
}
