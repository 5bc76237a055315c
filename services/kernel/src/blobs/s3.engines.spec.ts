import { Readable } from 'node:stream';
import { ListMultipartUploadsCommand } from '@aws-sdk/client-s3';
import { expect, test } from '@jest/globals';
import { blobsContract } from './blobs.contract.ts';
import { clientOf, openS3Blobs } from './s3.ts';

const url = process.env['LECTERN_BLOBS'];
if (!url) throw new Error('LECTERN_BLOBS says which S3 to use');

blobsContract('S3', () => openS3Blobs({ url }));

test('no part stays behind of a source that fails in the middle', async () => {
  const blobs = await openS3Blobs({ url });
  const source = Readable.from(
    (async function* () {
      for (let i = 0; i < 20; i++) yield Buffer.alloc(1024 * 1024);
      throw new Error('the sender went away');
    })(),
  );
  await expect(blobs.put('team/abandoned.pdf', source, 'application/pdf')).rejects.toThrow(
    'the sender went away',
  );
  await blobs.close();
  const { client, bucket } = clientOf(url);
  const { Uploads: uploads = [] } = await client.send(
    new ListMultipartUploadsCommand({ Bucket: bucket }),
  );
  expect(uploads.filter(({ Key: key }) => key === 'team/abandoned.pdf')).toEqual([]);
  client.destroy();
});

test('what is wrong with the settings is said in a sentence, without the secret', async () => {
  const { port } = new URL(url);
  const problems = await Promise.all(
    [
      url,
      url.replace(/:[^:@]+@/, ':not-the-secret@'),
      `${url}-of-others`,
      url.replace(`:${port}/`, ':1/'),
    ].map(async (each) => {
      const blobs = await openS3Blobs({ url: each });
      return blobs.problem?.().finally(() => blobs.close());
    }),
  );
  expect(problems).toEqual([
    null,
    'S3 refuses the key, or its secret, for the bucket lectern.',
    'S3 has no bucket lectern-of-others.',
    'S3 does not answer (ECONNREFUSED). Uploads are refused until it does.',
  ]);
});
