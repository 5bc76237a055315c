// Kills each engine again and again under a running Lectern and prints how long until everything goes on:
// node deploy/engines/recovery.ts [restarts] [engine …]
import { mkdtemp, rm } from 'node:fs/promises';
import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { aPdf } from '@lectern/content/testing/a-pdf.ts';
import { PublicApi } from '../standalone/public-api.ts';
import { spawnLectern } from '../standalone/spawn.ts';
import { startKafka } from './kafka.ts';
import { startMongo } from './mongo.ts';
import { startNats } from './nats.ts';
import { startS3 } from './s3.ts';

const DOWN_MS = 5_000;
const AGAIN_MS = 100;
/** A call that was begun is not left alone: on a slow machine they would pile up. */
const ATTEMPT_MS = 60_000;

const [count = '10', ...wanted] = process.argv.slice(2);
const folder = await mkdtemp(join(tmpdir(), 'lectern-recovery-'));
const [kafka, mongo, nats, s3] = await Promise.all([
  startKafka({ folder }),
  startMongo({ folder }),
  startNats({ folder }),
  startS3({ folder }),
]);
const engines = { kafka, mongo, nats, s3 };
const env = {
  LECTERN_STORE: mongo.url,
  LECTERN_LOG: kafka.url,
  LECTERN_REALTIME: nats.url,
  LECTERN_BLOBS: s3.url,
  LECTERN_SECRET: randomBytes(32).toString('base64url'),
};
// The first start on new engines makes topics and groups; on a busy machine it takes too long.
const lectern = await spawnLectern({ env }).catch(() => spawnLectern({ env }));
const api = await PublicApi.signIn(lectern.url);
const presentationId = await api.publish(await aPdf({ pages: 2 }), 'deck.pdf');
const pdf = await aPdf({ pages: 1 });

/** A link is made and read, and its reader pings. @returns the link's id */
async function work(): Promise<string> {
  const { data: link } = await api.ask<{ data: { id: string; token: string } }>(
    'POST',
    `/api/presentations/${presentationId}/share`,
    {},
  );
  const session = await api.openSession(link.token);
  await api.ask('PUT', `/api/sessions/${encodeURIComponent(session)}/ping`, {
    elapsed_ms: 1_000,
    page: 1,
  });
  return link.id;
}

/** What was done is on the event stream and in the figures of the link. */
async function isSeen(linkId: string, cursor: string): Promise<boolean> {
  const answer = await fetch(`${lectern.url}/api/event-stream?after=${cursor}`, {
    headers: { authorization: api.authorization },
    signal: AbortSignal.timeout(ATTEMPT_MS),
  });
  const text = answer.ok ? await answer.text() : '';
  const lines = text.split('\n').filter((line) => line.includes(linkId));
  if (!lines.some((line) => line.includes('"ViewerSessionStarted"'))) return false;
  const { data } = await api.ask<{ data: unknown[] }>(
    'GET',
    `/api/shared-link-hits?lane=all&shared_link_id=${linkId}`,
  );
  return data.length > 0;
}

async function end(): Promise<string> {
  const answer = await fetch(`${lectern.url}/api/event-stream?limit=10000`, {
    headers: { authorization: api.authorization },
  });
  const last = (await answer.text()).trim().split('\n').at(-1) ?? '';
  return z.object({ cursor: z.string() }).parse(JSON.parse(last)).cursor;
}

/** @returns milliseconds until it went well */
async function timed<Result>(
  since: number,
  attempt: () => Promise<Result | false>,
  onFailure: (error: unknown) => void,
): Promise<{ ms: number; result: Result }> {
  for (;;) {
    try {
      const result = await Promise.race([
        attempt(),
        pause<false>(ATTEMPT_MS, false, { ref: false }),
      ]);
      if (result !== false) return { ms: performance.now() - since, result };
    } catch (error) {
      onFailure(error);
    }
    await pause(AGAIN_MS);
  }
}

const failures = new Map<string, number>();
const note = (error: unknown) => {
  const text = String(error)
    .replace(/[0-9a-f-]{36}|http\S+|\b[A-Za-z0-9_-]{20,}\b/g, '…')
    .slice(0, 160);
  failures.set(text, (failures.get(text) ?? 0) + 1);
};
for (const [name, engine] of Object.entries(engines)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const times: { answers: number; seen: number }[] = [];
  for (let n = 0; n < Number(count); n++) {
    const cursor = await end();
    await engine.kill();
    const over = performance.now() + DOWN_MS;
    // Callers do not stop meanwhile.
    while (performance.now() < over) {
      await Promise.race([work().catch(note), pause(1_000)]);
      await pause(AGAIN_MS);
    }
    while (
      !(await engine.restart().then(
        () => true,
        (error: unknown) => note(error),
      ))
    );
    const since = performance.now();
    let linkId = '';
    for (let successes = 0; successes < 3; successes++)
      ({ result: linkId } = await timed(since, work, note));
    await timed(since, () => api.upload(pdf, 'another.pdf'), note);
    const answers = performance.now() - since;
    const { ms: seen } = await timed(since, () => isSeen(linkId, cursor), note);
    times.push({ answers, seen });
    console.log(`${name} ${n + 1}: answers ${seconds(answers)}, seen ${seconds(seen)}`);
  }
  const of = (key: 'answers' | 'seen') => times.map((each) => each[key]).toSorted((a, b) => a - b);
  for (const key of ['answers', 'seen'] as const)
    console.log(
      `${name} ${key}: median ${seconds(of(key)[times.length >> 1])}, at most ${seconds(of(key).at(-1))}`,
    );
  console.log(Object.fromEntries(failures));
  failures.clear();
}
await lectern.stop();
await Promise.all(Object.values(engines).map((engine) => engine.kill()));
await rm(folder, { recursive: true, force: true });

function seconds(ms = NaN): string {
  return `${(ms / 1000).toFixed(1)} s`;
}
