import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { gates, mintCapability, readCapability } from '@lectern/schemas/access/capability.ts';
import { originalKey } from '@lectern/schemas/files/file-keys.ts';
import { DomainError } from '@lectern/kernel/errors.ts';
import { addPerson } from '@lectern/deploy/testing/add-person.ts';
import { newId } from '@lectern/kernel/ids.ts';
import { CommitConflict } from '@lectern/kernel/store/commits-port.ts';
import { until } from '@lectern/kernel/testing/until.ts';
import { countBlobs } from '../testing/count-files.ts';
import { aPdf, publishAndShare, type Shared } from '../testing/publish-and-share.ts';
import { startEdge, type RunningEdge } from '../testing/start-edge.ts';

let edge: RunningEdge;
let shared: Shared;
let userId: string;
beforeAll(async () => {
  edge = await startEdge();
  userId = (await edge.call<{ data: { id: string } }>('GET', '/api/user')).body.data.id;
  shared = await publishAndShare(edge);
});
afterAll(() => edge.stop());

test('a body that is no JSON, of another type, too large or reaches for a prototype is refused', async () => {
  const path = `/api/presentations/${shared.presentationId}/share`;
  const send = (
    body: string,
    headers: Record<string, string> = { 'content-type': 'application/json' },
  ) => edge.call('POST', path, { body, headers });
  expect(await send('{"name":')).toMatchObject({
    status: 422,
    body: { code: 'INVALID', message: 'This is not valid JSON.' },
  });
  for (const type of ['text/plain', 'text/html', 'application/xml', 'application/graphql'])
    expect(await send('{}', { 'content-type': type })).toMatchObject({ status: 415 });
  expect(
    await send('x', { 'content-type': 'application/json', 'content-encoding': 'gzip' }),
  ).toMatchObject({ status: 415 });
  expect(await send(JSON.stringify({ name: 'x'.repeat(300_000) }))).toMatchObject({
    status: 413,
    body: { code: 'TOO_LARGE' },
  });
  for (const text of [
    '{"__proto__":{"isAdmin":true}}',
    '{"name":"x","a":{"__proto__":1}}',
    '{"\\u005f\\u005fproto__":1}',
    '{"__\\u0070roto__":{"isAdmin":true}}',
  ]) {
    expect(await send(text)).toMatchObject({ status: 422, body: { code: 'INVALID' } });
  }
  expect((await send('{"constructor":{"prototype":{"isAdmin":true}}}')).status).toBe(201);
  expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
});

test('a form is the same input as JSON, and as strict about what it knows', async () => {
  interface Answer {
    data: { name: string };
    errors?: Record<string, string[]>;
  }
  const path = `/api/presentations/${shared.presentationId}/share`;
  const urlencoded = (body: string, headers: Record<string, string> = {}) =>
    edge.call<Answer>('POST', path, {
      body,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    });
  const multipart = (pairs: readonly (readonly [string, string])[]) => {
    const body = new FormData();
    for (const [name, value] of pairs) body.append(name, value);
    return edge.call<Answer>('POST', path, { body });
  };
  const both = async (pairs: readonly (readonly [string, string])[]) => [
    await urlencoded(new URLSearchParams(pairs.map(([name, value]) => [name, value])).toString()),
    await multipart(pairs),
  ];

  for (const answer of await both([
    ['name', 'By form'],
    ['is_direct', '1'],
    ['link_expires', 'false'],
    ['notification_level', '3'],
  ]))
    expect([answer.status, answer.body.data]).toMatchObject([
      201,
      { name: 'By form', is_direct: true, link_expires: false, notification_level: 3 },
    ]);
  for (const pairs of [
    [['name[$ne]', 'x']],
    [['name[]', 'x']],
    [['name[a][b][c][d][e][f]', 'x']],
    [
      ['name', 'x'],
      ['name', 'y'],
    ],
  ] as const)
    for (const { status, body } of await both(pairs))
      expect([pairs, status, body.errors]).toEqual([pairs, 422, { name: [expect.any(String)] }]);
  for (const answer of await both([
    ['name', 'Plain'],
    ['__proto__[isAdmin]', '1'],
    ['constructor[prototype][isAdmin]', '1'],
    ['user_id', newId()],
    ['token', 'mine'],
  ])) {
    expect([answer.status, answer.body.data]).toMatchObject([
      201,
      { name: 'Plain', user_id: userId },
    ]);
    expect(answer.body.data).not.toMatchObject({ token: 'mine' });
  }
  expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();

  const many = Array.from({ length: 10_000 }, (_, n) => [`a${n}`, ''] as const);
  const tooMany = { status: 422, body: { message: 'A form has at most 1,000 fields.' } };
  expect(
    await urlencoded(new URLSearchParams(many.map((pair) => [...pair])).toString()),
  ).toMatchObject(tooMany);
  expect(await multipart(many.slice(0, 2_000))).toMatchObject(tooMany);
  expect((await urlencoded(`name${'[a]'.repeat(50_000)}=x`)).body.errors).toEqual({
    name: [expect.any(String)],
  });
  for (const answer of await both([['name', 'x'.repeat(300_000)]]))
    expect(answer).toMatchObject({ status: 413, body: { code: 'TOO_LARGE' } });
  expect((await urlencoded('name=x', { 'content-encoding': 'gzip' })).status).toBe(415);
  for (const type of [
    'multipart/form-data',
    'multipart/form-data; boundary=',
    'multipart/form-data; boundary=b',
  ])
    expect(
      await edge.call('POST', path, { body: 'name=x', headers: { 'content-type': type } }),
    ).toMatchObject({ status: 422, body: { code: 'INVALID' } });
});

test('the graph takes neither forms nor fields that it does not know', async () => {
  const ask = (body: string, type: string) =>
    edge.call('POST', '/graphql', { body, headers: { 'content-type': type } });
  expect((await ask('query={viewer{id}}', 'application/x-www-form-urlencoded')).status).toBe(415);
  expect((await ask('{"query":"{viewer{id}}"}', 'text/plain')).status).toBe(415);
  expect((await ask('{"query":"{viewer{id}}","more":1}', 'application/json')).status).toBe(422);
});

test('a field that is not known is dropped and changes nothing; an operator where a text belongs is refused by name', async () => {
  interface Answer {
    data: { id: string; token: string; user_id: string };
  }
  const path = `/api/presentations/${shared.presentationId}/share`;
  const smuggled = {
    id: newId(),
    user_id: newId(),
    userId: newId(),
    owner_id: newId(),
    team_id: newId(),
    token: 'mine',
    status: 'Canceled',
    hit_count: 7,
    input: { name: 'y' },
  };
  const made = await edge.call<Answer>('POST', path, { json: { name: 'x', ...smuggled } });
  expect([made.status, made.body.data]).toMatchObject([
    201,
    { name: 'x', status: 'Active', hit_count: 0, user_id: userId },
  ]);
  expect([smuggled.id, smuggled.token]).not.toEqual(
    expect.arrayContaining([made.body.data.id, made.body.data.token]),
  );
  const read = await edge.call<Answer>('GET', `/api/shared-links/${made.body.data.id}`);
  expect(read.body).toEqual(made.body);

  for (const name of [{ $ne: null }, { $where: '1' }, ['x'], 7, true]) {
    expect(await edge.call('POST', path, { json: { name } })).toMatchObject({
      status: 422,
      body: { errors: { name: [expect.any(String)] } },
    });
  }
  expect(
    await edge.call('PUT', `/api/presentations/${shared.presentationId}/status`, {
      json: { status: 'Gone' },
    }),
  ).toMatchObject({ status: 422, body: { errors: { status: [expect.any(String)] } } });
});

test('a parameter that is not known is dropped; one that is wrong or given twice is refused by name', async () => {
  for (const [path, field] of [
    ['/api/user/presentations?page=0', 'page'],
    ['/api/user/presentations?page=1&page=2', 'page'],
    ['/api/shared-links?page=-1', 'page'],
    ['/api/shared-links?page=1&page=2', 'page'],
    ['/api/shared-links?per_page=x', 'per_page'],
    ['/api/shared-links?status=Active&status=Expired', 'status'],
    ['/api/shared-links?presentation_id=x', 'presentation_id'],
    ['/api/users?chunk=0', 'chunk'],
    ['/api/users?chunk=1&chunk=2', 'chunk'],
    ['/api/sessions?chunk=1.5', 'chunk'],
  ] as const) {
    expect([path, await edge.call('GET', path)]).toMatchObject([
      path,
      { status: 422, body: { errors: { [field]: [expect.any(String)] } } },
    ]);
  }
  const { teamId: foreign } = await addPerson(edge.lectern, { role: 'TEAM_ADMIN' });
  for (const path of ['/api/users', '/api/shared-links', '/api/user', '/api/user/presentations']) {
    const ids = async (query: string) => {
      const { status, body } = await edge.call<{ data: { id: string } | { id: string }[] }>(
        'GET',
        path + query,
      );
      return [status, [body.data].flat().map(({ id }) => id)];
    };
    const plain = await ids('');
    expect(plain[0]).toBe(200);
    for (const query of [
      '?fields=password',
      '?_=1&utm_source=mail',
      `?team_id=${foreign}&teamId=${foreign}`,
      '?__proto__=1&constructor=2',
      '?page[]=5&chunk[]=5&per_page[0]=5',
      '?presentation_id[$ne]=1&id[$ne]=1',
    ])
      expect([path, query, await ids(query)]).toEqual([path, query, plain]);
  }
  expect(
    (
      await edge.call('GET', `/api/public/shared-links/${shared.token}?utm_source=mail`, {
        token: null,
      })
    ).status,
  ).toBe(200);
  for (const path of [
    '/api/users?page=2&per_page=10&chunk=5&min=',
    '/api/sessions?_=1&page=1&per_page=10&min=&chunk=5',
  ])
    expect([path, (await edge.call('GET', path)).status]).toEqual([path, 200]);
});

test('an id that cannot be one, a path that cannot be decoded, another method: plain answers', async () => {
  for (const id of ['1', '%00', '..%2f..', 'null', '%7B%22$ne%22:1%7D'])
    expect((await edge.call('GET', `/api/shared-links/${id}`)).status).toBe(404);
  expect((await edge.call('GET', '/api/shared-links/%E0%A4%A')).status).toBe(404);
  expect((await edge.call('GET', '/api/nothing')).body).toMatchObject({ code: 'NOT_FOUND' });
  const wrong = await edge.call('PATCH', `/api/shared-links/${shared.linkId}/expire`);
  expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'PUT']);
  expect((await edge.call('GET', '/graphql')).status).toBe(405);
  expect((await edge.call('GET', '/assets/..%2findex.html')).status).toBe(404);
});

test('a visit that is forged, another’s, or too old opens nothing', async () => {
  const { secrets } = edge.lectern.engines.engines;
  const reading = readCapability(secrets, shared.hitUuid, 'visit', Date.now());
  if (reading.status !== 'valid') throw new Error('The visit is good');
  const old = mintCapability(secrets, { ...reading.capability, expiresAt: Date.now() - 1_000 });
  const at = shared.hitUuid.length - 3;
  const flipped =
    shared.hitUuid.slice(0, at) +
    (shared.hitUuid[at] === 'A' ? 'B' : 'A') +
    shared.hitUuid.slice(at + 1);
  const start = (hit_uuid: unknown) =>
    edge.call('POST', '/api/sessions', { token: null, json: { hit_uuid } });
  expect((await start(flipped)).status).toBe(403);
  expect((await start(old)).status).toBe(403);
  expect((await start(shared.session)).status).toBe(403);
  expect((await start(newId())).status).toBe(404);
  expect((await start({ $gt: '' })).status).toBe(422);
  expect(
    (
      await edge.call('GET', `/api/public/shared-links/${shared.token}?hit_uuid=${flipped}`, {
        token: null,
      })
    ).status,
  ).toBe(403);
  expect(
    (await edge.call('GET', '/api/public/shared-links/unknown-token', { token: null })).status,
  ).toBe(404);
});

test('a ping on a session that is not one’s own is refused, and what it says is held to the clock', async () => {
  const ping = (id: string, json: unknown) =>
    edge.call('PUT', `/api/sessions/${id}/ping`, { token: null, json });
  expect((await ping(shared.sessionId, { elapsed_ms: 1 })).status).toBe(404);
  expect((await ping(shared.hitUuid, { elapsed_ms: 1 })).status).toBe(403);
  expect((await ping(`${newId()}${shared.session.slice(36)}`, { elapsed_ms: 1 })).status).toBe(403);
  for (const elapsed of ['x', '', null, { $inc: 1 }, [1], undefined])
    expect((await ping(shared.session, { elapsed_ms: elapsed })).status).toBe(422);
  expect(
    await ping(shared.session, {
      elapsed_ms: '1',
      id: newId(),
      session_id: newId(),
      started_at: '2000-01-01T00:00:00Z',
      is_bot: true,
    }),
  ).toMatchObject({ status: 200, body: { data: { id: shared.session, elapsed_ms: 1 } } });
  const long = await ping(shared.session, { elapsed_ms: 1e9 });
  expect((long.body as { data: { elapsed_ms: number } }).data.elapsed_ms).toBeLessThan(60_000);
  expect((await ping(shared.session, { elapsed_ms: -7 })).body).toMatchObject({
    data: { elapsed_ms: 0 },
  });
  expect((await ping(shared.session, { elapsed_ms: 1, meta: { currentPage: -1 } })).status).toBe(
    422,
  );
  const event = { event_at_ms: -1, category: 'PDF', action: 'change_page' };
  expect(
    (
      await edge.call('POST', `/api/sessions/${shared.session}/events`, {
        token: null,
        json: event,
      })
    ).status,
  ).toBe(422);
});

test('bytes need a grant that is whole, of this kind and not too old', async () => {
  const status = async (url: string) => (await fetch(url)).status;
  const grant = shared.pagesUrl.split('/').at(-2)!;
  expect(await status(`${shared.pagesUrl}pictures/0001.jpg`)).toBe(200);
  expect(await status(`${shared.pagesUrl}pictures/0004.jpg`)).toBe(404);
  expect(await status(`${shared.pagesUrl}pictures/..%2f0001.jpg`)).toBe(404);
  expect(await status(`${edge.contentUrl}/c/${grant.slice(0, -1)}_/pictures/0001.jpg`)).toBe(403);
  expect(await status(`${edge.contentUrl}/c/${shared.hitUuid}/pictures/0001.jpg`)).toBe(403);
  expect(await status(`${edge.contentUrl}/d/${grant}/price-list.pdf`)).toBe(403);
  const { secrets } = edge.lectern.engines.engines;
  const reading = readCapability(secrets, grant, 'bytes', Date.now());
  if (reading.status !== 'valid') throw new Error('The grant is good');
  const { capability } = reading;
  const minted = (changes: Partial<typeof capability>) =>
    status(
      `${edge.contentUrl}/c/${mintCapability(secrets, { ...capability, ...changes })}/file.pdf`,
    );
  expect(await minted({})).toBe(200);
  expect(await minted({ expiresAt: Date.now() - 1_000 })).toBe(403);
  expect(await minted({ teamId: newId() })).toBe(403);
  expect(await minted({ sharedLinkId: newId() })).toBe(403);
  expect(await minted({ presentationId: newId() })).toBe(403);
  expect(await minted({ gates: gates.accessCode })).toBe(200);
  const headersOf = async (path: string, range = 'bytes=0-') => {
    const { status: answered, headers } = await fetch(shared.pagesUrl + path, {
      headers: { range },
    });
    return [
      answered,
      headers.get('content-security-policy'),
      headers.get('content-type'),
      headers.get('x-content-type-options'),
    ];
  };
  const sandboxed = expect.stringMatching(/^sandbox;/);
  expect(await headersOf('pictures/0001.jpg')).toEqual([206, sandboxed, 'image/jpeg', 'nosniff']);
  expect(await headersOf('pictures/0001.jpg', 'bytes=999999999-')).toEqual([
    416,
    sandboxed,
    null,
    'nosniff',
  ]);
  expect(await headersOf('text/0001.json')).toEqual([
    206,
    sandboxed,
    'application/json; charset=utf-8',
    'nosniff',
  ]);
  expect(await headersOf('file.pdf')).toEqual([
    206,
    "frame-ancestors 'none'",
    'application/pdf',
    'nosniff',
  ]); // Browsers show none in a sandbox.
  expect(
    (
      await fetch(`${edge.contentUrl}/api/user`, {
        headers: { authorization: `Bearer ${edge.token}` },
      })
    ).status,
  ).toBe(404);
});

test('a cursor that is not of this store is refused', async () => {
  for (const after of ['x', '-1', '99999999999', '{"$gt":0}']) {
    expect(
      await edge.call('GET', `/api/event-stream?after=${encodeURIComponent(after)}`),
    ).toMatchObject({ status: 422, body: { code: 'INVALID' } });
  }
});

test('an Idempotency-Key repeats its answer, and refuses another body', async () => {
  const path = `/api/presentations/${shared.presentationId}/share`;
  const share = (name: string, key: string) =>
    edge.call<{ data: { id: string } }>('POST', path, {
      json: { name },
      headers: { 'idempotency-key': key },
    });
  const [one, two] = await Promise.all([share('Kim', 'a'), share('Kim', 'a')]);
  expect([one.status, two.status]).toEqual([201, 201]);
  expect(two.body.data.id).toBe(one.body.data.id);
  expect(await share('Lee', 'a')).toMatchObject({
    status: 422,
    body: { code: 'IDEMPOTENCY_MISMATCH' },
  });
  expect((await share('Kim', 'b')).body.data.id).not.toBe(one.body.data.id);
  expect((await share('Kim', 'c'.repeat(201))).status).toBe(422);
});

test('what is kept of a request under a key is worth nothing for guessing what was in it', async () => {
  const [path, json] = [
    `/api/presentations/${shared.presentationId}/share`,
    { access_code: 'harbor-27' },
  ];
  expect(
    (await edge.call('POST', path, { json, headers: { 'idempotency-key': 'guarded' } })).status,
  ).toBe(201);
  const { body } = await edge.call<{ data: { id: string } }>('GET', '/api/user');
  const { store } = edge.lectern.services.find(({ definition }) => definition.name === 'sharing')!;
  const commit = await store.commits.findByIdempotencyKey(
    `${shared.teamId}/${body.data.id}/POST /api/presentations/:id/share/guarded`,
  );
  expect(commit!.idempotency!.hash).toMatch(/^[\w-]{43}$/);
  expect(commit!.idempotency!.hash).not.toBe(
    createHash('sha256')
      .update(JSON.stringify([path, json]))
      .digest('base64url'),
  );
});

test('an upload that is repeated under its key makes one presentation and keeps one file', async () => {
  const pdf = await aPdf(1);
  const send = (name: string, bytes = pdf) => {
    const form = new FormData();
    form.set('name', name);
    form.set('file', new File([bytes], 'a.pdf'));
    return edge.call<{ data: { id: string } }>('POST', '/api/admin/presentations', {
      body: form,
      headers: { 'idempotency-key': 'upload' },
    });
  };
  const first = await send('One');
  expect(first.status).toBe(201);
  await until(async () => {
    const { body } = await edge.call<{ data: { page_count: number | null } }>(
      'GET',
      `/api/admin/presentations/${first.body.data.id}`,
    );
    return body.data.page_count === 1;
  }, 'it is processed');
  const before = await countBlobs(edge, `${shared.teamId}/`);
  expect((await send('One')).body.data.id).toBe(first.body.data.id);
  expect(await send('Two')).toMatchObject({ status: 422, body: { code: 'IDEMPOTENCY_MISMATCH' } });
  expect(await send('One', await aPdf(2))).toMatchObject({
    status: 422,
    body: { code: 'IDEMPOTENCY_MISMATCH' },
  });
  expect(await countBlobs(edge, `${shared.teamId}/`)).toBe(before);
});

test('bytes stay where what was made of them was not heard of, until it is asked for again or they are swept away', async () => {
  const { store } = edge.lectern.services.find(({ definition }) => definition.name === 'content')!;
  const pdf = await aPdf(1); // Once: it says when it was made.
  const send = (method: 'POST' | 'PUT', path: string, headers: Record<string, string> = {}) => {
    const form = new FormData();
    form.set('name', 'Unheard of');
    form.set('file', new File([pdf], 'a.pdf'));
    return edge.call<{ data: { id: string } }>(method, path, { body: form, headers });
  };
  /** What the next commit of a presentation's file answers, after it was made. */
  const answersOnce = (answer: () => never) => {
    const append = store.commits.append.bind(store.commits);
    const made = Promise.withResolvers<{ stream: string; fileId: string }>();
    store.commits.append = async (given) => {
      await append(given);
      const file = given.commit.events.find(
        ({ type }) => type === 'PresentationCreated' || type === 'PresentationFileReplaced',
      )?.data['file'] as { fileId: string } | undefined;
      if (!file) return;
      store.commits.append = append;
      made.resolve({ stream: given.commit.stream, fileId: file.fileId });
      answer();
    };
    return made.promise;
  };
  const isThere = async (fileId: string) =>
    (await edge.lectern.engines.engines.blobs.head(originalKey(shared.teamId, fileId))) !== null;
  const conflict = () => {
    throw new CommitConflict('Presentation', 1);
  };
  const refusal = () => {
    throw new DomainError('CONFLICT', 'Somebody else was faster.');
  };
  const loss = () => {
    throw new DomainError('UNAVAILABLE', 'The store does not answer.');
  };

  for (const [answer, status] of [
    [conflict, 201],
    [refusal, 409],
    [loss, 503],
  ] as const) {
    const created = answersOnce(answer);
    const headers = { 'idempotency-key': `unheard-${status}` };
    expect((await send('POST', '/api/admin/presentations', headers)).status).toBe(status);
    const { stream, fileId } = await created;
    expect(await isThere(fileId)).toBe(true);
    const id = stream.split('/').at(-1)!;
    expect(await send('POST', '/api/admin/presentations', headers)).toMatchObject({
      status: 201,
      body: { data: { id } },
    });

    const replaced = answersOnce(answer);
    expect((await send('PUT', `/api/admin/presentations/${id}`)).status).toBe(
      status === 201 ? 200 : status,
    );
    expect(await isThere((await replaced).fileId)).toBe(true);
  }
});
