import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { admin } from '@lectern/bff/testing/start-edge.ts';
import {
  mintCapability,
  readCapability,
  type CapabilityKind,
} from '@lectern/schemas/access/capability.ts';
import { parseSecrets } from '@lectern/kernel/keys/secrets.ts';
import { newId } from '@lectern/kernel/ids.ts';
import { CalledLectern, flawOf } from '../testing/called-lectern.ts';
import { hostileBodies, type BodySchema } from '../testing/hostile-bodies.ts';
import { until } from './public-api.ts';

interface Operation {
  parameters?: { in: string; name: string }[];
  requestBody?: { content: Record<string, { schema: BodySchema }> };
}
const require = createRequire(import.meta.url);
const { paths } = JSON.parse(
  readFileSync(require.resolve('@lectern/schemas/rest/openapi.json'), 'utf8'),
) as { paths: Record<string, Record<string, Operation>> };
const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    path,
    method: method.toUpperCase(),
    ...operation,
  })),
);

const comparesPasswords = new Set(['/login', '/api/user/confirm-password']);

let lectern: CalledLectern;
beforeAll(async () => void (lectern = await CalledLectern.start()));
afterAll(() => lectern.stop());

/** In order, a few at a time. */
async function each<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<string | null>,
): Promise<string[]> {
  const found: string[] = [];
  const queue = items.values();
  await Promise.all(
    Array.from({ length: 6 }, async () => {
      for (const item of queue) {
        const flaw = await work(item);
        if (flaw !== null) found.push(flaw);
      }
    }),
  );
  return found.slice(0, 20);
}

const ids = (path: string) => {
  const { link, session, presentationId } = lectern;
  const known = path
    .replace('{token}', link.token)
    .replace(
      '{id}',
      path.includes('/shared-links/')
        ? link.id
        : path.includes('/sessions/')
          ? session
          : presentationId,
    );
  return known.replaceAll(/\{\w+\}/g, newId());
};

test('operators, arrays and prototypes are refused in every body of every route, and nothing comes of them', async () => {
  const given = {
    hit_uuid: lectern.hitUuid,
    status: 'Active',
    email: admin.email,
    password: 'not it at all',
    team_name: 'Other',
    alias: null,
  };
  const bodies = operations.flatMap(({ path, method, requestBody }) => {
    const schema = requestBody?.content['application/json']?.schema;
    return schema ? hostileBodies(schema, given).map((body) => ({ ...body, method, path })) : [];
  });
  expect(new Set(bodies.map(({ path }) => path)).size).toBeGreaterThanOrEqual(10);
  const before = await lectern.traces();
  const taken = await each(
    bodies.filter(({ isWrong }) => isWrong),
    async ({ method, path, text, name }) => {
      const answer = await lectern.json(method, ids(path), text, { 'idempotency-key': newId() });
      const isRefused =
        answer.status === 422 &&
        answer.body?.code === 'INVALID' &&
        Object.keys(answer.body.errors ?? {}).length > 0;
      const isTooLarge = answer.status === 413 && text.length > 10_000;
      // A text of a package may be as long as this.
      const isText = path.endsWith('/content') && name.startsWith('content = "x');
      return (isRefused || isTooLarge || isText) && flawOf(answer) === null
        ? null
        : `${method} ${path}: ${name} → ${answer.status} ${answer.text.slice(0, 200)}`;
    },
  );
  expect(taken).toEqual([]);
  expect(await lectern.traces()).toEqual(before);
  // A password takes a tenth of a second to compare: where one is, one body of five is enough.
  const far = bodies
    .filter(({ isWrong }) => !isWrong)
    .filter(({ path }, at) => !comparesPasswords.has(path) || at % 5 === 0);
  const broken = await each(far, async ({ method, path, text, name }) => {
    const flaw = flawOf(
      await lectern.json(method, ids(path), text, { 'idempotency-key': newId() }),
    );
    return flaw && `${method} ${path}: ${name} → ${flaw}`;
  });
  expect(broken).toEqual([]);
  expect(
    (await lectern.json('POST', `/api/presentations/${lectern.presentationId}/share`, '{}')).status,
  ).toBe(201);
});

test('odd values in every path and every query of every route are clear answers', async () => {
  const odd = [
    '%00',
    '%ED%A0%80',
    '%F0%9F%92%A9',
    '..%2f..%2fetc%2fpasswd',
    '%7B%22%24ne%22%3Anull%7D',
    '__proto__',
    'constructor',
    '-1',
    '1e999',
    '9'.repeat(400),
    'x'.repeat(7_000),
    "'%20OR%201=1--",
    newId(),
  ];
  const asked = operations
    .filter(({ path }) => path !== '/api/realtime')
    .flatMap(({ method, path, parameters = [] }) => {
      const text = method === 'GET' || method === 'DELETE' ? null : '{}';
      return parameters.flatMap(({ in: place, name }) => {
        if (place === 'path')
          return odd.map((value) => ({ method, text, path: path.replace(`{${name}}`, value) }));
        if (place !== 'query') return [];
        return [
          ...odd.map((value) => `${name}=${value}`),
          `${name}[$ne]=1`,
          `${name}=1&${name}=2`,
          `${name}[]=1`,
          `${name}[__proto__][x]=1`,
        ].map((query) => ({ method, text, path: `${ids(path)}?${query}` }));
      });
    });
  const flaws = await each(asked, async ({ method, path, text }) => {
    const answer =
      text === null ? await lectern.call(method, path) : await lectern.json(method, path, text);
    const flaw = flawOf(answer);
    return flaw && `${method} ${path.slice(0, 120)} → ${flaw}`;
  });
  expect(flaws).toEqual([]);
});

test('the console’s own questions refuse operators, arrays and prototypes as variables', async () => {
  const documents = Object.entries(
    JSON.parse(
      await readFile(
        new URL('../../web/src/gql/persisted-documents.json', import.meta.url),
        'utf8',
      ),
    ) as Record<string, string>,
  );
  const before = await lectern.traces();
  const asked = documents.flatMap(([documentId, text]) => {
    const names = [
      ...(
        /^[^{]*?\(([^)]*)\)/.exec(text.slice(text.search(/\b(query|mutation)\b/)))?.[1] ?? ''
      ).matchAll(/\$(\w+)/g),
    ].map(([, name]) => name!);
    const values = [
      '{"$ne":null}',
      '{"$where":"1"}',
      '["x",{"$gt":""}]',
      '{"constructor":{"prototype":{}}}',
      '"\\u0000"',
      '1e400',
      'null',
    ];
    return values.map((value) =>
      JSON.stringify({ documentId, variables: '@' }).replace(
        '"@"',
        `{${names.map((name) => `"${name}":${value}`).join(',')}}`,
      ),
    );
  });
  const flaws = await each(asked, async (text) => {
    const { status, text: said } = await lectern.json('POST', '/graphql', text);
    const codes = [...said.matchAll(/"code":"(\w+)"/g)].map(([, code]) => code);
    return status < 500 && !codes.includes('INTERNAL') && !codes.includes(undefined)
      ? null
      : `${text.slice(0, 200)} → ${status} ${said.slice(0, 200)}`;
  });
  expect(flaws).toEqual([]);
  for (const text of [
    '{"documentId":{"$ne":null}}',
    '{"documentId":["x"]}',
    '{"variables":[]}',
    '{"query":{"$ne":1}}',
    '{"documentId":"x","variables":{"__proto__":{}}}',
    '[]',
    '7',
  ]) {
    expect(await lectern.json('POST', '/graphql', text)).toMatchObject({
      status: 422,
      body: { code: 'INVALID' },
    });
  }
  expect(await lectern.traces()).toEqual(before);
});

test('a visit with any of its characters changed opens nothing, nor does one whose time is over', async () => {
  const link = await lectern.api.share(lectern.presentationId);
  const {
    data: { hit_uuid: hitUuid },
  } = await lectern.api.ask<{ data: { hit_uuid: string } }>(
    'GET',
    `/api/public/shared-links/${link.token}`,
  );
  const session = await lectern.api.openSession(link.token);
  const secrets = parseSecrets(await readFile(lectern.path('secret'), 'utf8'));
  const changed = (text: string) =>
    Array.from(
      text,
      (letter, at) => text.slice(0, at) + (letter === 'b' ? 'c' : 'b') + text.slice(at + 1),
    );
  const expired = (text: string, kind: CapabilityKind) => {
    const reading = readCapability(secrets, text, kind, Date.now());
    if (reading.status !== 'valid') throw new Error(`This ${kind} is good`);
    return mintCapability(secrets, { ...reading.capability, expiresAt: Date.now() - 1_000 });
  };
  const bad = (text: string, kind: CapabilityKind) => [
    ...changed(text),
    expired(text, kind),
    text.slice(0, -1),
    `${text}A`,
    text.toUpperCase(),
    text.slice(0, 36),
  ];
  const event = { event_at_ms: Date.now(), category: 'PDF', action: 'change_page', path: '0001' };
  const flaws = await each(
    [
      ...bad(hitUuid, 'visit').flatMap((text) => [
        { method: 'POST', path: '/api/sessions', body: { hit_uuid: text } },
        {
          method: 'GET',
          path: `/api/public/shared-links/${link.token}?hit_uuid=${encodeURIComponent(text)}`,
          body: null,
        },
      ]),
      ...bad(session, 'session').flatMap((text) => [
        {
          method: 'PUT',
          path: `/api/sessions/${encodeURIComponent(text)}/ping`,
          body: { elapsed_ms: 5 },
        },
        { method: 'PUT', path: `/api/sessions/${encodeURIComponent(text)}/end`, body: {} },
        { method: 'POST', path: `/api/sessions/${encodeURIComponent(text)}/events`, body: event },
      ]),
      { method: 'PUT', path: `/api/sessions/${hitUuid}/ping`, body: { elapsed_ms: 5 } },
      { method: 'POST', path: '/api/sessions', body: { hit_uuid: session } },
    ],
    async ({ method, path, body }) => {
      const answer = body
        ? await lectern.json(method, path, JSON.stringify(body))
        : await lectern.call(method, path);
      return [403, 404].includes(answer.status) && flawOf(answer) === null
        ? null
        : `${method} ${path.slice(0, 200)} → ${answer.status} ${answer.text.slice(0, 100)}`;
    },
  );
  expect(flaws).toEqual([]);
  // What follows is known after anything that came of them.
  expect(
    (
      await lectern.json(
        'POST',
        `/api/sessions/${encodeURIComponent(session)}/events`,
        JSON.stringify(event),
      )
    ).status,
  ).toBeLessThan(300);
  const told = async () =>
    (await lectern.call('GET', '/api/event-stream')).text
      .trim()
      .split('\n')
      .filter((line) => line.includes(link.id))
      .map((line) => (JSON.parse(line) as { type: string }).type)
      .toSorted();
  await until(async () => {
    const types = await told();
    return types.includes('ViewerSessionOpened') && types.includes('ViewerEventRecorded');
  }, 'the good one is known');
  expect(await told()).toEqual(
    [
      ...Array(3).fill('SharedLinkHitRecorded'),
      'SharedLinkCreated',
      'ViewerEventRecorded',
      'ViewerSessionOpened',
      'ViewerSessionStarted',
    ].toSorted(),
  );
});
