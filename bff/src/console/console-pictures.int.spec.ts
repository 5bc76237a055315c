import { afterAll, beforeAll, expect, test } from '@jest/globals';
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
  for await (const { key } of blobs.list(''))
    if (key.includes(`${fileId}/pictures/`))
      await blobs.put(key, Buffer.from('drawn again'), 'image/jpeg');
  expect(await edge.call('GET', path, { headers: known })).toMatchObject({
    status: 200,
    text: 'drawn again',
  });
});
