import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startEdge, type Answer, type RunningEdge } from '../testing/start-edge.ts';

let edge: RunningEdge;
beforeAll(async () => {
  edge = await startEdge({
    env: {
      LECTERN_BLOBS: 's3://key:secret@127.0.0.1:1/lectern',
      LECTERN_SECRET: randomBytes(32).toString('base64url'),
    },
  });
});
afterAll(() => edge.stop());

const tus = { 'tus-resumable': '1.0.0' };

function expectPutOff({ status, headers, body }: Answer): void {
  expect([status, body?.['code']]).toEqual([503, 'UNAVAILABLE']);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  expect(body['message']).toMatch(/^[A-Z][^\n]+\.$/);
}

test('while S3 is away, uploads of every kind are put off', async () => {
  for (const size of [10, 5_000_000]) {
    const form = new FormData();
    form.set('file', new File([new Uint8Array(size)], 'a.txt'));
    expectPutOff(await edge.call('POST', '/api/admin/presentations', { body: form }));
  }
  expectPutOff(
    await edge.call('POST', '/api/uploads', { headers: { ...tus, 'upload-length': '10' } }),
  );
  const upload = '/api/uploads/01a21f8f-dc31-7d8a-9be3-2f0a3b0e6c11';
  expectPutOff(
    await edge.call('PATCH', upload, {
      headers: {
        ...tus,
        'upload-offset': '0',
        'content-type': 'application/offset+octet-stream',
      },
      body: '0123456789',
    }),
  );
  const head = await edge.call('HEAD', upload, { headers: tus });
  expect([head.status, head.headers.get('retry-after')]).toEqual([503, expect.any(String)]);
});
