import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { anUpload } from '../testing/an-upload.ts';
import { aUser, startServices, type RunningServices } from '../testing/start-service.ts';
import { readUpload } from './read-upload.ts';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const by = aUser();
let running: RunningServices;
beforeAll(async () => {
  running = await startServices([]);
});
afterAll(() => running.remove());

const uploaded = (bytes: Uint8Array | string, fileName = 'logo.pdf') =>
  anUpload({ engines: running.engines, by, bytes, fileName });
const read = (receipt: string, claims: Parameters<typeof readUpload>[0]['claims'] = by) =>
  readUpload({ claims, engines: running.engines }, receipt, 'presentation');

test('a receipt gives the file, with its type by the bytes and a name that people can read', async () => {
  const { receipt, fileId, blobKey } = await uploaded(PNG, 'C:\\pictures\\lo\u202ego\n.pdf ');
  expect(await read(receipt)).toEqual({
    fileId,
    blobKey,
    name: 'logo.pdf',
    size: PNG.length,
    digest: expect.stringMatching(/^[\da-f]{64}$/),
    type: 'Image',
    mimeType: 'image/png',
    extension: 'png',
  });
  await expect(read(receipt, aUser({ teamId: by.teamId }))).rejects.toMatchObject({
    code: 'INVALID',
  });
  await expect(read(receipt, { kind: 'system', teamId: by.teamId })).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
});

test('a file of a type that its purpose does not accept is deleted, and the sentence says what it seems to be', async () => {
  const { receipt, blobKey } = await uploaded('Dear customer, hello');
  const sentence =
    'Only PDF, PowerPoint, Word and Excel files, images, videos, sounds, web pages, ePub and ZIP files can be published, and this one seems to be a text file.';
  await expect(read(receipt)).rejects.toMatchObject({
    code: 'INVALID',
    fields: { file: [sentence] },
  });
  expect(await running.engines.blobs.head(blobKey)).toBeNull();
  await expect(read(receipt)).rejects.toMatchObject({
    fields: { file: ['The upload is no longer there. Please upload the file again.'] },
  });
});
