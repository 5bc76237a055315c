import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { digestOf } from '@lectern/kernel/blobs/digest.ts';
import { writeDigests } from '@lectern/kernel/blobs/file-digests.ts';
import { publish } from '../testing/publish-and-share.ts';
import { startEdge, type RunningEdge } from '../testing/start-edge.ts';

let edge: RunningEdge;
beforeAll(async () => {
  edge = await startEdge();
});
afterAll(() => edge.stop());

test('a browser keeps the picture of a page until the page is drawn again', async () => {
  const id = await publish(edge, 1);
  const QUERY = 'query Pictures($id: ID!) { presentation(id: $id) { pages { pictureUrl } } }';
  const { presentation } = await edge.graph<{ presentation: { pages: { pictureUrl: string }[] } }>(
    QUERY,
    { id },
  );
  const path = presentation.pages[0]!.pictureUrl;
  const first = await edge.call('GET', path);
  expect(first.status).toBe(200);
  const known = { 'if-none-match': first.headers.get('etag')! };
  expect((await edge.call('GET', path, { headers: known })).status).toBe(304);

  const { blobs } = edge.lectern.engines.engines;
  const fileId = path.split('/')[4]!;
  const again = Buffer.from('drawn again');
  for await (const { key } of blobs.list('')) {
    const [folder, name] = key.split(/(?<=\/files\/[^/]+)\//);
    if (!folder?.endsWith(fileId) || name !== 'pictures/0001.jpg') continue;
    await blobs.put(key, again, 'image/jpeg');
    await writeDigests(blobs, folder, { [name]: await digestOf(Readable.from([again])) });
  }
  expect(await edge.call('GET', path, { headers: known })).toMatchObject({
    status: 200,
    text: 'drawn again',
  });
});
