import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { Agent, request, type ClientRequest, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { aPdf } from '@lectern/content/testing/a-pdf.ts';
import { emptyPages } from '../testing/empty-pages.ts';
import { startHere } from '../testing/lectern-here.ts';
import { PublicApi, until } from './public-api.ts';
import { spawnLectern, type SpawnedLectern } from './spawn.ts';

/** More than are made before it is told to stop. */
const PAGES = 400;
const PROMISED_MS = 5_000;
let folder: string;
const started: { stop(): Promise<unknown> }[] = [];
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'lectern-stop-'))));
afterAll(async () => {
  for (const lectern of started) await lectern.stop();
  await rm(folder, { recursive: true, force: true });
});

interface Outcome {
  statuses: (number | undefined)[];
  bodies: string[];
  cut: string[];
}

/** What became of the calls of one reader, who asks again and again on one connection until nobody listens any more. */
async function load(
  { url, child }: SpawnedLectern,
  method: string,
  path: string,
  headers: Record<string, string>,
  body: () => string,
): Promise<Outcome> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const outcome: Outcome = { statuses: [], bodies: [], cut: [] };
  while (child.exitCode === null && child.signalCode === null) {
    try {
      const call = request(url + path, {
        method,
        agent,
        headers: { 'content-type': 'application/json', ...headers },
      });
      call.end(body());
      const [answer] = (await once(call, 'response')) as [IncomingMessage];
      outcome.bodies.push((await answer.toArray()).join(''));
      outcome.statuses.push(answer.statusCode);
    } catch (error) {
      const { code = String(error) } = error as NodeJS.ErrnoException;
      if (code === 'ECONNREFUSED') break;
      outcome.cut.push(code);
    }
  }
  agent.destroy();
  return outcome;
}

/** Reads to the end. @throws when it was cut */
async function readAll(
  url: string,
  headers: Record<string, string>,
): Promise<{ begun: Promise<unknown>; text: Promise<string> }> {
  const call = request(url, { headers }).end();
  const [answer] = (await once(call, 'response')) as [IncomingMessage];
  return { begun: once(answer, 'data'), text: answer.toArray().then((chunks) => chunks.join('')) };
}

/** Resolves once it was let in. */
async function beginUpload(url: string, headers: Record<string, string>): Promise<ClientRequest> {
  const upload = request(`${url}/api/admin/presentations`, {
    method: 'POST',
    headers: {
      ...headers,
      'content-type': 'multipart/form-data; boundary=b',
      expect: '100-continue',
    },
  });
  upload.flushHeaders();
  await once(upload, 'continue');
  upload.write('--b\r\ncontent-disposition: form-data; name="file"; filename="late.pdf"\r\n\r\n');
  return upload;
}

test('SIGTERM under load: whoever was heard is answered, streams end, nothing acknowledged is lost, and a conversion goes on after a restart', async () => {
  const temporary = join(folder, 'tmp');
  await mkdir(temporary);
  const before = await spawnLectern({ folder: join(folder, 'data'), env: { TMPDIR: temporary } });
  started.push(before);
  const { url } = before;
  const api = await PublicApi.signIn(url);
  const authorization = { authorization: api.authorization };
  const small = await api.publish(await aPdf({ pages: 2 }), 'small.pdf');
  const session = await api.openSession((await api.share(small)).token);

  const events = await readAll(`${url}/api/realtime`, {
    accept: 'text/event-stream',
    ...authorization,
  });
  const lines = await readAll(`${url}/api/event-stream?wait=60`, authorization);
  await Promise.all([events.begun, lines.begun]);
  const [upload, endless] = [
    await beginUpload(url, authorization),
    await beginUpload(url, authorization),
  ];

  const content = emptyPages(PAGES);
  const { id: large } = await api.upload(content, 'large.pdf');
  const job = async (as: PublicApi) =>
    (
      await as.ask<{ data: { progress: number | null; attempts: number }[] }>(
        'GET',
        `/api/presentations/${large}/jobs`,
      )
    ).data[0];
  await until(async () => ((await job(api))?.progress ?? 0) > 0, 'the conversion has begun');

  let elapsed = 0;
  const readers = Array.from({ length: 8 }, () =>
    load(before, 'PUT', `/api/sessions/${session}/ping`, {}, () =>
      JSON.stringify({ elapsed_ms: ++elapsed }),
    ),
  );
  const sharers = Array.from({ length: 4 }, () =>
    load(before, 'POST', `/api/presentations/${small}/share`, authorization, () => '{}'),
  );
  await until(async () => elapsed > 60, 'there is load');

  const killedAt = performance.now();
  before.child.kill('SIGTERM');
  const answered = once(upload, 'response') as Promise<[IncomingMessage]>;
  await Promise.all([events.text, lines.text]);
  upload.end(Buffer.concat([Buffer.from(await aPdf({ pages: 1 })), Buffer.from('\r\n--b--\r\n')]));
  const [late] = await answered;
  expect(late.statusCode).toBe(201);
  const { data: lateOne } = JSON.parse((await late.toArray()).join('')) as { data: { id: string } };
  const [pings, shares] = await Promise.all([Promise.all(readers), Promise.all(sharers)]);
  await expect(once(endless, 'response')).rejects.toMatchObject({ code: 'ECONNRESET' }); // It has had four seconds.
  expect(await before.ended).toBe(0);
  expect(performance.now() - killedAt).toBeLessThan(2 * PROMISED_MS); // A busy machine is late with every timer; what hangs would be much later.
  expect([...pings, ...shares].flatMap(({ cut }) => cut)).toEqual([]);
  expect(new Set(pings.flatMap(({ statuses }) => statuses))).toEqual(new Set([200]));
  expect(new Set(shares.flatMap(({ statuses }) => statuses))).toEqual(new Set([201]));
  expect(
    (await lines.text)
      .trim()
      .split('\n')
      .map((line) => (JSON.parse(line) as { type: string }).type),
  ).toContain('PresentationProcessed');
  expect(await readdir(temporary)).toEqual([]);

  const after = await startHere({ folder: join(folder, 'data') });
  started.push(after);
  const again = await PublicApi.signIn(after.url);
  await until(async () => {
    const { attempts = 0, progress = 0 } = (await job(again)) ?? {};
    return attempts === 2 && (progress ?? 0) > 0;
  }, 'the conversion goes on');
  await until(
    async () => (await again.presentation(lateOne.id)).page_count === 1,
    'so did that of the late one',
  );
  const links = await again.ask<{ meta: { total: number } }>(
    'GET',
    `/api/shared-links?presentation_id=${small}`,
  );
  expect(links.meta.total).toBe(1 + shares.flatMap(({ bodies }) => bodies).length);
});
