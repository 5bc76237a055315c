import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { PDFDocument } from '@cantoo/pdf-lib';
import { addPerson, type Person } from '@lectern/deploy/testing/add-person.ts';
import { randomBytes } from 'node:crypto';
import { SOON_MS, until } from '@lectern/kernel/testing/until.ts';
import { openStream } from '../testing/read-stream.ts';
import { startCopy, type RunningCopy } from '../testing/start-copy.ts';
import { startEdge, type RunningEdge } from '../testing/start-edge.ts';

const LARGE = 24 * 1024 * 1024;

let edge: RunningEdge;
/** Where people read; it hears of what happens at `edge` only by asking. */
let copy: RunningCopy;
let teamId: string;
let presentationId: string;

beforeAll(async () => {
  edge = await startEdge();
  copy = await startCopy(edge);
  teamId = (await edge.call<{ data: { current_team_id: string } }>('GET', '/api/user')).body.data
    .current_team_id;
  const form = new FormData();
  form.set('name', 'Large');
  form.set('status', 'Active');
  form.set('settings', JSON.stringify({ can_be_exported: true }));
  form.set('file', new File([await aLargePdf()], 'large.pdf', { type: 'application/pdf' }));
  presentationId = (
    await edge.call<{ data: { id: string } }>('POST', '/api/admin/presentations', { body: form })
  ).body.data.id;
  await until(
    async () => (await signed((await addPerson(edge.lectern, { teamId })).token)).status === 200,
    'members see it',
  );
});
afterAll(async () => {
  await copy.stop();
  await edge.stop();
});

/** More than what the machine takes in on the way, so that who reads slowly is still being sent to. */
async function aLargePdf(): Promise<Uint8Array<ArrayBuffer>> {
  const document = await PDFDocument.create();
  document.addPage([300, 200]);
  document.context.register(document.context.stream(randomBytes(LARGE)));
  return new Uint8Array(await document.save({ useObjectStreams: false }));
}

function signed(token: string) {
  return edge.call<{ data: { signed_url: string; expires_at: string } }>(
    'GET',
    `${copy.url}/api/presentations/${presentationId}/signed`,
    { token },
  );
}

async function addressFor({ token }: Person): Promise<string> {
  const { signed_url: url, expires_at: expiresAt } = (await signed(token)).body.data;
  expect(Date.parse(expiresAt)).toBeGreaterThan(Date.now() + 50 * 60_000);
  return url;
}

const part = async (url: string) => (await fetch(url, { headers: { range: 'bytes=0-3' } })).status;

async function closesSoon(url: string): Promise<void> {
  const startedAt = performance.now();
  await until(async () => (await part(url)) === 403, 'the address is refused');
  expect(performance.now() - startedAt).toBeLessThan(SOON_MS);
}

test('a member’s address for a file is good without a cookie, and ends with the sign-in on every copy', async () => {
  const person = await addPerson(edge.lectern, { teamId });
  const url = await addressFor(person);
  expect(await part(url)).toBe(206);
  await edge.call('POST', '/logout', { token: person.token });
  await closesSoon(url);
});

test('it ends with the right to see the presentation, and not with somebody else’s sign-in', async () => {
  const [member, other] = [
    await addPerson(edge.lectern, { teamId }),
    await addPerson(edge.lectern, { teamId, role: 'TEAM_ADMIN' }),
  ];
  const [theirs, others] = [await addressFor(member), await addressFor(other)];
  await edge.call('POST', '/logout', { token: (await addPerson(edge.lectern, { teamId })).token });
  expect([await part(theirs), await part(others)]).toEqual([206, 206]);
  await edge.call('PUT', `/api/presentations/${presentationId}/status`, {
    json: { status: 'Draft' },
  });
  await closesSoon(theirs);
  expect(await part(others)).toBe(206);
  await edge.call('PUT', `/api/presentations/${presentationId}/status`, {
    json: { status: 'Active' },
  });
});

test('a download that is under way is cut a second after signing out, one of somebody else is not', async () => {
  const [person, other] = [
    await addPerson(edge.lectern, { teamId }),
    await addPerson(edge.lectern, { teamId }),
  ];
  const [cut, whole] = await Promise.all(
    [person, other].map(async (each) => (await fetch(await addressFor(each))).body!.getReader()),
  );
  await Promise.all([cut!.read(), whole!.read()]);
  await edge.call('POST', '/logout', { token: person.token });
  // Read so slowly that there is much left to send for some seconds.
  const end = await until(
    () =>
      cut!.read().then(
        ({ done }) => done && 'whole',
        () => 'cut',
      ),
    'the download ends',
  );
  expect(end).toBe('cut');
  expect(await rest(whole!)).toBeGreaterThan(LARGE / 2);
});

async function rest(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<number> {
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return size;
    size += value.length;
  }
}

test('what is read as it happens ends within a second of signing out', async () => {
  const feeds = [
    { path: '/api/realtime', accept: 'text/event-stream' },
    { path: '/api/event-stream', accept: 'text/event-stream' },
    { path: '/api/event-stream?wait=30', accept: 'application/x-ndjson' },
  ];
  const person = await addPerson(edge.lectern, { teamId, permissions: ['can_export_data'] });
  const streams = await Promise.all(
    feeds.map(({ path, accept }) => openStream({ url: copy.url }, path, person.token, { accept })),
  );
  await edge.call('POST', '/logout', { token: person.token });
  const startedAt = performance.now();
  await Promise.all(streams.map(({ ended }) => ended));
  expect(performance.now() - startedAt).toBeLessThan(SOON_MS);
});
