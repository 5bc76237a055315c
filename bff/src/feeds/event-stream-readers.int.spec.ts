import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { newId } from '@lectern/kernel/ids.ts';
import { FEED_PAGE } from '@lectern/kernel/log/port.ts';
import { until } from '@lectern/kernel/testing/until.ts';
import { SharedLinkHitRecorded } from '@lectern/schemas/events/telemetry.ts';
import { execFile } from 'node:child_process';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { promisify } from 'node:util';
import { startEdge, type RunningEdge } from '../testing/start-edge.ts';

const OPENINGS = 6_000;
const LARGE = 400;
const KB = 1024;

let edge: RunningEdge;
beforeAll(async () => {
  edge = await startEdge();
  const { body } = await edge.call<{ data: { current_team_id: string } }>('GET', '/api/user');
  await seedOpenings(body.data.current_team_id, OPENINGS, 'a browser');
  await seedOpenings(body.data.current_team_id, LARGE, 'x'.repeat(100 * KB));
});
afterAll(() => edge.stop());

/** A row of the log each. */
async function seedOpenings(teamId: string, count: number, userAgent: string): Promise<void> {
  const { codec, log } = edge.lectern.engines.engines;
  const openedAt = new Date().toISOString();
  const entries = await Promise.all(
    Array.from({ length: count }, () => {
      const [hitId, presentationId, sharedLinkId] = [newId(), newId(), newId()];
      const event = SharedLinkHitRecorded({
        presentationId,
        sharedLinkId,
        linkOwnerId: null,
        hitId,
        openedAt,
        lane: 'bot',
        laneReason: null,
        visitorKey: null,
        userAgent,
      } as never);
      return codec.fact({
        event,
        id: `${hitId}/hit`,
        key: presentationId,
        subject: `SharedLink/${teamId}/${sharedLinkId}`,
        teamId,
        time: openedAt,
      });
    }),
  );
  for (let from = 0; from < count; from += 200) await log.publish(entries.slice(from, from + 200));
}

/** How often the event loop turned while this was done. */
async function turnsDuring<Done>(
  work: () => Promise<Done>,
): Promise<{ turns: number; done: Done }> {
  let turns = 0;
  let next = setImmediate(function count() {
    turns++;
    next = setImmediate(count);
  });
  try {
    return { done: await work(), turns };
  } finally {
    clearImmediate(next);
  }
}

const program = `
let bytes = 0;
for await (const chunk of (await fetch(process.argv[1], { headers: JSON.parse(process.argv[2]) })).body) bytes += chunk.length;
console.log(bytes);`;

/** Reads as fast as it can, in a process of its own. @returns how many bytes it got */
async function readGreedily(path: string, headers: Record<string, string> = {}): Promise<number> {
  const args = [
    '--input-type=module',
    '-e',
    program,
    edge.url + path,
    JSON.stringify({ authorization: `Bearer ${edge.token}`, ...headers }),
  ];
  return Number((await promisify(execFile)(process.execPath, args)).stdout);
}

test('the event loop turns between the pages of a filter that matches nothing', async () => {
  for (const headers of [{}, { accept: 'text/event-stream' }]) {
    const { turns, done } = await turnsDuring(() =>
      edge.call('GET', '/api/event-stream?type=PersonErased&limit=1', { headers }),
    );
    expect(done.status).toBe(200);
    expect(done.text).not.toContain('data');
    expect(turns).toBeGreaterThanOrEqual(OPENINGS / FEED_PAGE.rows);
  }
});

test('the event loop turns for each page of each greedy reader, and other calls are answered meanwhile', async () => {
  const READERS = 4;
  let reading = READERS;
  let answered = 0;
  const { turns, done } = await turnsDuring(async () => {
    const readers = Array.from({ length: READERS }, async (_, index) => {
      const headers: Record<string, string> = index % 2 ? { accept: 'text/event-stream' } : {};
      const bytes = await readGreedily(`/api/event-stream?limit=${OPENINGS}`, headers);
      reading--;
      return bytes;
    });
    while (reading > 0) {
      expect((await edge.call('GET', '/healthz')).status).toBe(200);
      if (reading === READERS) answered++;
    }
    return Promise.all(readers);
  });
  expect(done.every((bytes) => bytes > OPENINGS * 500)).toBe(true);
  expect(answered).toBeGreaterThan(1);
  expect(turns).toBeGreaterThanOrEqual((READERS * OPENINGS) / FEED_PAGE.rows);
});

test('for a reader who stops reading no more waits than a page holds, and the rest comes once they read on', async () => {
  const { call, socket, response } = await openAndStop('/api/event-stream');
  await until(() => response.writableNeedDrain, 'the server waits for the reader');
  let turns = 0;
  for (let sent = 0; turns < 50; turns = sent === socket.bytesWritten ? turns + 1 : 0) {
    sent = socket.bytesWritten;
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(response.writableNeedDrain).toBe(true);
  expect(response.writableLength).toBeLessThan(response.writableHighWaterMark + 2 * 101 * KB);
  let text = '';
  call
    .setEncoding('latin1')
    .on('data', (chunk: string) => (text = (text + chunk).slice(-10)))
    .resume();
  await until(() => text.endsWith('0\r\n\r\n'), 'the answer has ended');
  expect(call.bytesRead).toBeGreaterThan(LARGE * 100 * KB);
  call.destroy();
});

/** A call whose answer is not read, and its other end in this process. */
async function openAndStop(
  path: string,
): Promise<{ call: Socket; socket: Socket; response: ServerResponse }> {
  const { hostname, port } = new URL(edge.url);
  let response: ServerResponse | undefined;
  const notice = (message: unknown) => {
    const started = message as { request: IncomingMessage; response: ServerResponse };
    if (started.request.url === path) response = started.response;
  };
  subscribe('http.server.request.start', notice);
  const call = connect(Number(port), hostname).pause();
  call.write(
    `GET ${path} HTTP/1.1\r\nhost: ${hostname}:${port}\r\nauthorization: Bearer ${edge.token}\r\n\r\n`,
  );
  const begun = await until(() => response, 'the call has come');
  unsubscribe('http.server.request.start', notice);
  return { call, socket: begun.socket!, response: begun };
}
