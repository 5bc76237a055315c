import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { addPerson } from '@lectern/deploy/testing/add-person.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '@lectern/kernel/testing/until.ts';
import { describedEvents } from '../testing/described-events.ts';
import { publishAndShare, type Shared } from '../testing/publish-and-share.ts';
import { openStream } from '../testing/read-stream.ts';
import { startEdge, type RunningEdge } from '../testing/start-edge.ts';

let edge: RunningEdge;
let shared: Shared;
beforeAll(async () => {
  edge = await startEdge();
  shared = await publishAndShare(edge);
});
afterAll(() => edge.stop());

const lines = (text: string) =>
  text
    .trim()
    .split('\n')
    .filter(Boolean)
    .map(
      (line) => JSON.parse(line) as { id: string; type: string; cursor: string; teamid: string },
    );

test('pages hear of changes in their team and of reading as it happens, other teams hear nothing', async () => {
  const other = await addPerson(edge.lectern, { role: 'TEAM_ADMIN' });
  const [ours, theirs] = await Promise.all([
    openStream(edge, '/api/realtime', edge.token),
    openStream(edge, '/api/realtime', other.token),
  ]);
  await edge.call('PUT', `/api/shared-links/${shared.linkId}/expire`);
  await edge.call('PUT', `/api/shared-links/${shared.linkId}/activate`);
  await until(
    async () =>
      ours.events.filter(
        ({ event, data }) =>
          event === 'changed' && data['type'] === 'SharedLink' && data['id'] === shared.linkId,
      ).length >= 2,
    'it is told',
  );
  await edge.call('PUT', `/api/sessions/${shared.session}/ping`, {
    token: null,
    json: { elapsed_ms: 10, meta: { currentPage: 2 } },
  });
  const live = await until(
    async () => ours.events.find(({ event }) => event === 'live'),
    'the reading is told',
  );
  expect(live.data).toEqual({ type: 'Presentation', id: shared.presentationId });
  const isOwn = ({ data }: { data: Record<string, unknown> }) =>
    data['id'] === shared.linkId || data['id'] === shared.presentationId;
  expect(theirs.events.some(isOwn)).toBe(false);
  ours.close();
  theirs.close();
});

test('a stream ends within a second or so of the sign-in that pays for it', async () => {
  const person = await addPerson(edge.lectern, { teamId: shared.teamId });
  const stream = await openStream(edge, '/api/realtime', person.token);
  await edge.call('POST', '/logout', { token: person.token });
  await stream.ended;
});

test('lines of JSON: all there are, so many, and on from a cursor without a gap or a repetition', async () => {
  const all = lines((await edge.call('GET', '/api/event-stream')).text);
  expect(all.length).toBeGreaterThan(8);
  expect(all.every(({ teamid }) => teamid === shared.teamId)).toBe(true);
  expect(all.some(({ type }) => type === 'ViewerSessionPinged')).toBe(false);
  const some: typeof all = [];
  while (some.length < all.length) {
    const after = some.at(-1)?.cursor;
    some.push(
      ...lines(
        (
          await edge.call(
            'GET',
            `/api/event-stream?limit=3${after ? `&after=${encodeURIComponent(after)}` : ''}`,
          )
        ).text,
      ),
    );
  }
  expect(some.map(({ id }) => id).slice(0, all.length)).toEqual(all.map(({ id }) => id));
});

test('what stands for a sign-in is not in the stream, not even as a hash', async () => {
  const { text } = await edge.call('GET', '/api/event-stream');
  const signedIn = text.split('\n').filter((line) => line.includes('"type":"SignedIn"'));
  expect(signedIn.length).toBeGreaterThan(0);
  for (const line of signedIn)
    expect(JSON.parse(line)).toMatchObject({ data: { tokenHash: null } });
  expect(text).not.toContain(createHash('sha256').update(edge.token).digest('hex'));
});

test('who waits gets what comes, and nothing once the wait is over', async () => {
  const end = lines((await edge.call('GET', '/api/event-stream')).text).at(-1)!.cursor;
  const waiting = edge.call(
    'GET',
    `/api/event-stream?after=${encodeURIComponent(end)}&wait=20&limit=1&type=SharedLinkCreated`,
  );
  await edge.call('POST', `/api/presentations/${shared.presentationId}/share`, {
    json: { name: 'Kim' },
  });
  expect(lines((await waiting).text)).toMatchObject([{ type: 'SharedLinkCreated' }]);
  const now = lines((await edge.call('GET', '/api/event-stream')).text).at(-1)!.cursor;
  expect(
    (
      await edge.call(
        'GET',
        `/api/event-stream?after=${encodeURIComponent(now)}&wait=0.2&type=SharedLinkCreated`,
      )
    ).text,
  ).toBe('');
});

test('as server-sent events it goes on for ever, and a reconnect goes on where it was', async () => {
  const first = await openStream(edge, '/api/event-stream?limit=2', edge.token);
  await first.ended;
  expect(first.events).toHaveLength(2);
  const next = await openStream(edge, '/api/event-stream', edge.token, {
    'last-event-id': first.events[1]!.id!,
  });
  await edge.call('POST', `/api/presentations/${shared.presentationId}/share`, {
    json: { name: 'Lee' },
  });
  await until(
    async () => next.events.filter(({ event }) => event === 'SharedLinkCreated').length >= 3,
    'the new link is told',
  );
  expect(next.events[0]!.data['id']).not.toBe(first.events[1]!.data['id']);
  expect(next.events.at(-1)).toMatchObject({
    id: expect.any(String),
    data: { specversion: '1.0', teamid: shared.teamId },
  });
  next.close();
});

test('only the events that were asked for, one after another or together', async () => {
  const types = async (query: string) =>
    lines((await edge.call('GET', `/api/event-stream?${query}`)).text).map(({ type }) => type);
  const all = await types('');
  for (const query of [
    'type=SharedLinkCreated,SignedIn',
    'type=SharedLinkCreated&type=SignedIn',
    'type=%20SharedLinkCreated%20,,SignedIn',
  ]) {
    expect(await types(query)).toEqual(
      all.filter((type) => type === 'SharedLinkCreated' || type === 'SignedIn'),
    );
  }
  expect(await types('type=SharedLinkCreated&limit=1')).toEqual(['SharedLinkCreated']);
  expect((await types('type=')).slice(0, all.length)).toEqual(all); // More may have come meanwhile.
  const live = await openStream(edge, '/api/event-stream?type=SharedLinkExpired', edge.token);
  await edge.call('PUT', `/api/shared-links/${shared.linkId}/expire`);
  await edge.call('PUT', `/api/shared-links/${shared.linkId}/activate`);
  await edge.call('PUT', `/api/shared-links/${shared.linkId}/expire`);
  await until(async () => live.events.length >= 2, 'both are told');
  expect(new Set(live.events.map(({ event }) => event))).toEqual(new Set(['SharedLinkExpired']));
  live.close();
});

test('an event that does not exist is told, and which ones do; raw pings are none of them', async () => {
  for (const type of [
    'SharedLinkMade',
    'SharedLinkCreated,Nonsense',
    'ViewerSessionPinged',
    '__proto__',
  ]) {
    const { status, body } = await edge.call<{ errors: { type: string[] } }>(
      'GET',
      `/api/event-stream?type=${type}`,
    );
    expect([type, status]).toEqual([type, 422]);
    expect(body.errors.type[0]).toMatch(
      /^There is no event .+ There are .*SharedLinkCreated, .*ViewerSessionStarted/,
    );
    expect(body.errors.type[0]!.split('There are')[1]).not.toContain('ViewerSessionPinged');
  }
});

test('every line is what the description promises', async () => {
  const { read } = describedEvents();
  const all = lines((await edge.call('GET', '/api/event-stream')).text);
  expect(all.map((line) => read(line)).filter(Boolean)).toEqual([]);
});

test('a cursor of no store, or ahead of this one, is refused, however it comes', async () => {
  const own = lines((await edge.call('GET', '/api/event-stream')).text).at(-1)!.cursor;
  const future = Buffer.from(
    Buffer.from(own, 'base64url').toString().replace(/\.\d+/, '.999999999'),
  ).toString('base64url');
  for (const cursor of [future, 'nonsense', 'x'.repeat(3_000)]) {
    expect(await edge.call('GET', `/api/event-stream?after=${cursor}`)).toMatchObject({
      status: 422,
      body: {
        code: 'INVALID',
        errors: { after: [expect.stringContaining('Start again without one.')] },
      },
    });
    expect(
      await edge.call('GET', '/api/event-stream', {
        headers: { 'last-event-id': cursor, accept: 'text/event-stream' },
      }),
    ).toMatchObject({ status: 422 });
  }
  expect((await edge.call('GET', `/api/event-stream?after=${'x'.repeat(5_000)}`)).status).toBe(422);
});

test('after the server was started again it goes on from the same cursor, and another one refuses it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-again-'));
  const before = await startEdge({ env: { LECTERN_DATA: folder } });
  const read = lines((await before.call('GET', '/api/event-stream?limit=2')).text);
  const all = lines((await before.call('GET', '/api/event-stream')).text);
  await before.stop();
  const again = await startEdge({ env: { LECTERN_DATA: folder } });
  const next = lines(
    (await again.call('GET', `/api/event-stream?after=${read.at(-1)!.cursor}`)).text,
  );
  expect(next.map(({ id }) => id).slice(0, all.length - 2)).toEqual(
    all.slice(2).map(({ id }) => id),
  );
  await again.stop();
  expect(await edge.call('GET', `/api/event-stream?after=${read.at(-1)!.cursor}`)).toMatchObject({
    status: 422,
    body: { errors: { after: [expect.stringContaining('not of this event stream')] } },
  });
  await rm(folder, { recursive: true, force: true });
});

test('from the end on there is only what happens then, and the types that can be asked for are told', async () => {
  const stream = await openStream(edge, '/api/event-stream?after=end', edge.token);
  await edge.call('POST', `/api/presentations/${shared.presentationId}/share`, { json: {} });
  await until(
    async () => stream.events.some(({ event }) => event === 'SharedLinkCreated'),
    'it is told',
  );
  expect(stream.events.map(({ event }) => event)).not.toContain('PresentationCreated');
  stream.close();
  const { body } = await edge.call<{ data: string[] }>('GET', '/api/event-stream/types');
  expect(body.data).toEqual(expect.arrayContaining(['SharedLinkExpired', 'ViewerSessionClosed']));
  expect(body.data).not.toContain('ViewerSessionPinged');
});
