import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startEdge, type RunningEdge } from '../../../testing/start-edge.ts';

let edge: RunningEdge;
beforeAll(async () => {
  edge = await startEdge();
});
afterAll(() => edge.stop());

const paths = ['/api/countries', '/api/us-states', '/api/locales', '/api/time-zones'];
const read = (path: string, headers: Record<string, string> = {}) =>
  edge.call<{ data: Record<string, unknown>[] }>('GET', path, { token: null, headers });

test('anyone reads countries, states, locales and time zones', async () => {
  const [countries, states, locales, zones] = await Promise.all(paths.map((path) => read(path)));
  expect(countries!.body.data.slice(0, 2)).toEqual([
    {
      id: 'US',
      name: 'United States',
      alpha2: 'US',
      alpha3: 'USA',
      country_code: '840',
      region: 'Americas',
      region_code: '019',
      sub_region: 'Northern America',
      sub_region_code: '021',
      intermediate_region: null,
      intermediate_region_code: null,
    },
    expect.objectContaining({ id: 'CA', alpha3: 'CAN' }),
  ]);
  expect(states!.body.data).toContainEqual({ id: 'PR', name: 'Puerto Rico' });
  expect(locales!.body.data).toContainEqual({
    id: 'fr-CA',
    name: 'Canadian French',
    native_name: 'français canadien',
  });
  expect(zones!.body.data[0]).toEqual({ id: 'UTC', name: 'Coordinated Universal Time' });
});

test('what can be called and what the event stream tells are described to anyone', async () => {
  const { body: openApi } = await edge.call<{ openapi: string; paths: Record<string, object> }>(
    'GET',
    '/api/openapi.json',
    { token: null },
  );
  expect([openApi.openapi, Object.keys(openApi.paths).includes('/api/shared-links/{id}')]).toEqual([
    '3.1.0',
    true,
  ]);
  const what = {
    'application/json': {
      schema: { properties: { include_groups: { type: 'boolean' }, users: { type: 'array' } } },
    },
  };
  expect(openApi.paths['/api/users/export']).toMatchObject({
    post: { requestBody: { required: false, content: what } },
  });
  // A device without a name is refused, and described so.
  const named = { if: { required: ['device'] }, then: { required: ['device_name'] } };
  expect(openApi.paths['/login']).toMatchObject({
    post: { requestBody: { content: { 'application/json': { schema: named } } } },
  });
  const unnamed = await edge.call('POST', '/login', {
    token: null,
    json: { email: 'kim@halden.example', password: 'not what I chose', device: { id: 'd1' } },
  });
  expect([unnamed.status, unnamed.body]).toMatchObject([
    422,
    { errors: { device_name: [expect.any(String)] } },
  ]);
  expect((await edge.call('GET', '/api/asyncapi.json', { token: null })).body).toMatchObject({
    asyncapi: '3.0.0',
  });
});

test('browsers find a picture of the place where they look for one, robots that nothing here is theirs', async () => {
  const [picture, old, robots] = await Promise.all(
    ['/favicon.svg', '/favicon.ico', '/robots.txt'].map((path) =>
      edge.call('GET', path, { token: null }),
    ),
  );
  expect([
    picture!.status,
    picture!.headers.get('content-type'),
    picture!.text.startsWith('<svg'),
  ]).toEqual([200, 'image/svg+xml', true]);
  expect([old!.status, old!.headers.get('content-type')]).toEqual([
    200,
    'image/vnd.microsoft.icon',
  ]);
  expect([robots!.status, robots!.headers.get('content-type'), robots!.text]).toEqual([
    200,
    'text/plain; charset=utf-8',
    'User-agent: *\nDisallow: /\n',
  ]);
});

test('who has an answer already is not sent it again', async () => {
  for (const path of [...paths, '/api/openapi.json']) {
    const whole = await read(path);
    const etag = whole.headers.get('etag')!;
    expect([whole.status, etag, whole.headers.get('cache-control')]).toEqual([
      200,
      expect.stringMatching(/^"[\w-]{43}"$/),
      'public, max-age=3600',
    ]);
    for (const known of [etag, `W/${etag}`, `"older", ${etag}`]) {
      const again = await read(path, { 'if-none-match': known });
      expect([again.status, again.text.length, again.headers.get('etag')]).toEqual([304, 0, etag]);
    }
    const older = await read(path, { 'if-none-match': '"older"' });
    expect([older.status, older.text === whole.text]).toEqual([200, true]);
    expect(await edge.call('HEAD', path, { token: null })).toMatchObject({ status: 200, text: '' });
    expect((await edge.call('POST', path, { json: {} })).status).toBe(405);
  }
});

test('what is no parameter of theirs makes no answer of its own', async () => {
  const [plain, odd] = [
    await read('/api/countries'),
    await read('/api/countries?id[$ne]=US&page=-1'),
  ];
  expect([odd.status, odd.headers.get('etag')]).toEqual([200, plain.headers.get('etag')]);
});
