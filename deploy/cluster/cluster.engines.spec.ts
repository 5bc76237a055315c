import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { until } from '@lectern/kernel/testing/until.ts';
import { PublicApi } from '../standalone/public-api.ts';
import { admin } from '../standalone/spawn.ts';
import { callTraced, pathOf } from '../testing/follow-traces.ts';
import {
  startTraceCollector,
  type CollectedSpan,
  type TraceCollector,
} from '../testing/trace-collector.ts';
import { startCluster, type Cluster } from './cluster.ts';
import { lineOf, statusOf, type CopyStatus } from './status.ts';

const {
  LECTERN_STORE = '',
  LECTERN_LOG = '',
  LECTERN_REALTIME = '',
  LECTERN_BLOBS = '',
  LECTERN_MAIL = '',
  LECTERN_SECRET = '',
} = process.env;
const one = Object.fromEntries(
  ['gateway', 'identity', 'content', 'convert', 'analytics', 'billing'].map((name) => [name, 1]),
);

let collector: TraceCollector;
let cluster: Cluster;
beforeAll(async () => {
  collector = await startTraceCollector();
  cluster = await startCluster({
    copies: { ...one, bff: 2, sharing: 2 },
    // Apart from what other specs keep on the same engines.
    settings: {
      LECTERN_STORE: LECTERN_STORE.replace('/lectern', '/cluster'),
      LECTERN_LOG: `${LECTERN_LOG}/cluster`,
      LECTERN_REALTIME,
      LECTERN_BLOBS,
      LECTERN_MAIL,
      LECTERN_SECRET,
    },
    env: {
      LECTERN_ADMIN_EMAIL: admin.email,
      LECTERN_ADMIN_PASSWORD: admin.password,
      LECTERN_TEAM_NAME: admin.teamName,
      LECTERN_TRACES_URL: collector.url,
      LECTERN_LOG_LEVEL: 'warn',
    },
  });
  await cluster.ready();
});
afterAll(async () => {
  await cluster.stop();
  await collector.stop();
});

test('a ping is followed from process to process to the figures, a command to what it changes, and an upload to the job that draws its pages', async () => {
  const { upload, ping, command, secrets } = await callTraced(cluster.url);
  const pinged = await pathOf(collector, ping, [
    'PUT /api/sessions/:id/ping',
    'projection session-pings',
  ]);
  expect(pinged.map(({ part }) => part)).toEqual(['bff', 'analytics']);
  const shared = await pathOf(collector, command, [
    'POST /api/presentations/:id/share',
    'POST /graphql',
    'graph sharing',
    'command CreateSharedLink',
    /^projection /,
  ]);
  expect(shared.map(({ part }) => part).slice(0, 4)).toEqual([
    'bff',
    'sharing',
    'sharing',
    'sharing',
  ]);
  const isElsewhere = ({ parentSpanId, part }: CollectedSpan) =>
    parentSpanId === shared[3]?.spanId && part !== 'sharing';
  await until(() => collector.spans().some(isElsewhere), 'another service has read of it');
  const drawn = await pathOf(collector, upload, [
    'POST /api/admin/presentations',
    'POST /graphql',
    'graph content',
    /^command /,
    'policy process-presentation-when-uploaded',
    'job process-presentation',
  ]);
  expect(drawn.map(({ part }) => part).at(-1)).toBe('conversion');
  for (const secret of secrets) expect(collector.sent()).not.toContain(secret);
});

test('each copy says how it is', async () => {
  const states = await until(async () => {
    const all: CopyStatus[] = [];
    for (const copy of cluster.copies) all.push(await statusOf(copy, true)); // At once they would be slow.
    const isMeasured = ({ label, lag }: CopyStatus) => /^(bff|gateway)/.test(label) || lag !== null;
    return all.every(isMeasured) ? all : null; // An engine that is slow to answer leaves it out.
  }, 'each copy that reads the log has measured its lag');
  expect(states.map(lineOf)).toEqual(
    states.map(({ label }) => expect.stringMatching(new RegExp(`^${label} +ready`))),
  );
});

/** Reads and changes something, again and again, while copies come and go. @returns how many calls went well */
async function callDuring(work: () => Promise<void>, withChanges: boolean): Promise<number> {
  const api = await PublicApi.signIn(cluster.url);
  let isOver = false;
  const calls = (async () => {
    let count = 0;
    for (; !isOver; count++) {
      await api.ask('GET', '/api/shared-links');
      if (withChanges) await api.ask('POST', '/api/admin/labels', { name: `Label ${count}` });
    }
    return count;
  })();
  await Promise.race([work(), calls]);
  isOver = true;
  return calls;
}
const copiesOf = (wanted: string) => cluster.copies.filter(({ name }) => name === wanted);

test('copies are replaced one after the other, and no call fails', async () => {
  const count = await callDuring(async () => {
    for (const copy of [...copiesOf('sharing'), ...copiesOf('bff')]) {
      await copy.restart();
      await until(() => copy.restarts === 1, 'it was started again');
      await cluster.ready();
    }
  }, true);
  expect(count).toBeGreaterThan(20);
});

test('a copy that is killed takes no calls with it, and comes back', async () => {
  const [[, sharing], [, bff]] = [copiesOf('sharing'), copiesOf('bff')];
  const count = await callDuring(async () => {
    await Promise.all([sharing?.kill(), bff?.kill()]);
    await until(() => sharing?.restarts === 2 && bff?.restarts === 2, 'both were started again');
    await cluster.ready();
  }, false);
  expect(count).toBeGreaterThan(10);
});

test('all processes end well when they are stopped', async () => {
  const codes = await cluster.stop();
  expect(codes).toEqual(cluster.copies.map(() => 0));
});
