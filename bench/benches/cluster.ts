import { aPdf } from '@lectern/content/testing/a-pdf.ts';
import { newId } from '@lectern/kernel/ids.ts';
import { openDatabase } from '@lectern/kernel/store/mongo/connection.ts';
import { startCluster } from '@lectern/deploy/cluster/cluster.ts';
import { PublicApi } from '@lectern/deploy/standalone/public-api.ts';
import { admin } from '@lectern/deploy/standalone/spawn.ts';
import { row, type Bench } from '../bench.ts';
import { spread } from '../measure.ts';

const PING_SECONDS = 10;
const READERS = 32;
const DELAYS = 40;
const COMMANDS = 100;
const TURNS = 5;

/**
 * Each process once, on the engines of deploy/engines. MongoDB is an emulator there unless MONGO_URL names a real one, so
 * that the two sides of a command say more than their figures.
 */
export const cluster: Bench = {
  name: 'cluster',
  title: 'A cluster of processes',
  async run() {
    const running = await startCluster({
      copies: 1,
      env: {
        LECTERN_ADMIN_EMAIL: admin.email,
        LECTERN_ADMIN_PASSWORD: admin.password,
        LECTERN_TEAM_NAME: admin.teamName,
        LECTERN_LOG_LEVEL: 'error',
      },
    });
    try {
      await running.ready();
      const api = await PublicApi.signIn(running.url);
      const presentationId = await api.publish(await aPdf({ pages: 3, title: 'Pumps' }), 'p.pdf');
      const { token } = await api.share(presentationId);
      const sessions = await Promise.all(
        Array.from({ length: READERS }, () => api.openSession(token)),
      );
      const rate = await pingsASecond(running.url, sessions);
      const delays = await delaysOf(api, running.url, token);
      const commands = await timesOf(() =>
        api.ask('POST', `/api/presentations/${presentationId}/share`, { name: 'a link' }),
      );
      const inserts = await bareInserts(running.engines?.settings.LECTERN_STORE ?? '');
      const ratio = spread(commands.map((ms, turn) => ms / (inserts[turn] ?? NaN)));
      return {
        what: `Every process of docker-compose.yml once, on MongoDB (${running.engines?.description.split('\n')[0]?.replace(/^store +/, '') ?? 'given'}), Kafka, NATS and S3. ${READERS} readers who ping without a pause for ${PING_SECONDS} s; ${DELAYS} single pings, each until its time is in the figures of the session; ${TURNS} turns of ${COMMANDS} links, one after the other, against as many acknowledged inserts (majority, journaled) of a document of the same database`,
        rows: [
          row('pings through BFF and Kafka: acknowledged a second', spread([rate]), 0),
          row('from a ping’s answer to its figure: ms', spread(delays), 0),
          row('from a ping’s answer to its figure, p99: ms', spread([quantile(delays, 0.99)]), 0),
          row('a link made / a bare insert', ratio, 1),
          row('a link made: ms', spread(commands), 1),
          row('a bare insert: ms', spread(inserts), 1),
        ],
        floor: 'a ping is in the figures within 2 s at p99',
        isMet: quantile(delays, 0.99) <= 2_000,
        limit:
          'two cores for eight processes and three engines. A ping waits for Kafka’s acknowledgment of a batch (5 ms), its figure for the next fetch; a command for its commit, its view, and the relay’s publication, three round trips to MongoDB and one to Kafka',
      };
    } finally {
      await running.stop();
    }
  },
};

async function pingsASecond(url: string, sessions: readonly string[]): Promise<number> {
  let acknowledged = 0;
  const startedAt = performance.now();
  const isOver = () => performance.now() - startedAt > PING_SECONDS * 1_000;
  const read = async (session: string) => {
    while (!isOver()) {
      await ping(url, session, Math.round(performance.now() - startedAt));
      acknowledged++;
    }
  };
  await Promise.all(sessions.map(read));
  return (acknowledged * 1_000) / (performance.now() - startedAt);
}

/** @throws Error where it is not acknowledged */
async function ping(url: string, session: string, elapsedMs: number): Promise<void> {
  const answer = await fetch(`${url}/api/sessions/${session}/ping`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ elapsed_ms: elapsedMs, meta: { currentPage: 1 } }),
  });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`A ping was answered ${answer.status}`);
}

/** Milliseconds between the answer to a ping and the moment in which its session has its time. */
async function delaysOf(api: PublicApi, url: string, token: string): Promise<number[]> {
  const delays: number[] = [];
  for (let turn = 0; turn < DELAYS; turn++) {
    const session = await api.openSession(token);
    const [id = ''] = session.split('.');
    await new Promise((resolve) => setTimeout(resolve, 30)); // The time that the ping reports has to pass.
    await ping(url, session, 20);
    const answeredAt = performance.now();
    for (;;) {
      const elapsed = await api
        .ask<{ data: { elapsed_ms: number } }>('GET', `/api/sessions/${id}`)
        .then(({ data }) => data.elapsed_ms)
        .catch(() => 0); // Its start is not there yet.
      if (elapsed >= 20) break;
    }
    delays.push(performance.now() - answeredAt);
  }
  return delays;
}

/** Median milliseconds of one call, by turn, after a warm-up. */
async function timesOf(call: () => Promise<unknown>): Promise<number[]> {
  const medians: number[] = [];
  for (let turn = 0; turn <= TURNS; turn++) {
    const times: number[] = [];
    for (let count = 0; count < COMMANDS; count++) {
      const startedAt = performance.now();
      await call();
      times.push(performance.now() - startedAt);
    }
    if (turn > 0) medians.push(quantile(times, 0.5));
  }
  return medians;
}

async function bareInserts(url: string): Promise<number[]> {
  const { database, close } = await openDatabase(url, 'bench');
  const rows = database.collection<{ _id: string; text: string }>('rows');
  const text = 'x'.repeat(2_000);
  try {
    return await timesOf(() => rows.insertOne({ _id: newId(), text }));
  } finally {
    await close();
  }
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}
