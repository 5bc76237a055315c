import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { aPdf } from '@lectern/content/testing/a-pdf.ts';
import { readSettings } from '@lectern/kernel/engines/settings.ts';
import { until } from '@lectern/kernel/testing/until.ts';
import { maintain } from '../standalone/maintenance.ts';
import { PublicApi } from '../standalone/public-api.ts';
import { admin } from '../standalone/spawn.ts';
import { verify } from '../standalone/verify/verify.ts';
import { startCluster, type Cluster } from './cluster.ts';
import { browserOf, Traffic } from './traffic.ts';

const RECOVERY_MS = 15_000;
const { LECTERN_STORE = '', LECTERN_LOG = '', ...given } = process.env;
const settings = {
  LECTERN_STORE: LECTERN_STORE.replace('/lectern', '/killed'),
  LECTERN_LOG: `${LECTERN_LOG}/killed`,
  LECTERN_REALTIME: given['LECTERN_REALTIME'] ?? '',
  LECTERN_BLOBS: given['LECTERN_BLOBS'] ?? '',
  LECTERN_MAIL: given['LECTERN_MAIL'] ?? '',
  LECTERN_SECRET: given['LECTERN_SECRET'] ?? '',
};

let cluster: Cluster;
let api: PublicApi;
let presentationId: string;
beforeAll(async () => {
  cluster = await startCluster({
    copies: 2,
    settings,
    env: {
      LECTERN_ADMIN_EMAIL: admin.email,
      LECTERN_ADMIN_PASSWORD: admin.password,
      LECTERN_TEAM_NAME: admin.teamName,
      LECTERN_LOG_LEVEL: 'warn',
    },
  });
  await cluster.ready();
  api = await PublicApi.signIn(cluster.url);
  presentationId = await api.publish(await aPdf({ pages: 2, title: 'Pumps' }), 'pumps.pdf');
});
afterAll(() => cluster.stop());

const hitCount = async (id: string) =>
  (await api.ask<{ data: { hit_count: number } }>('GET', `/api/shared-links/${id}`)).data.hit_count;

interface Line {
  id: string;
  type: string;
  data: Record<string, unknown>;
}

/** All events of these types, in the stream's order. */
async function streamed(...types: string[]): Promise<Line[]> {
  const query = types.map((type) => `type=${type}`).join('&');
  const answer = await fetch(`${cluster.url}/api/event-stream?${query}`, {
    headers: { authorization: api.authorization },
  });
  const text = await answer.text();
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line): Line => JSON.parse(line));
}

test('each process is killed once while people read and share: nothing is lost or doubled, and figures follow within 15 s', async () => {
  const link = await api.share(presentationId);
  const probe = await api.share(presentationId);
  const traffic = new Traffic(cluster.url, { api, presentationId, token: link.token, readers: 4 });
  const recovery: Record<string, number> = {};
  let visitor = 1;
  for (const name of [...new Set(cluster.copies.map((copy) => copy.name))]) {
    const copy = cluster.copies.find((each) => each.name === name && each.number === 1);
    const restarts = copy?.restarts ?? 0;
    await copy?.kill();
    const killedAt = performance.now();
    let before = -1;
    await until(async () => {
      before = await hitCount(probe.id).catch(() => -1);
      return before >= 0;
    }, 'figures can be read');
    await until(
      () => api.openSession(probe.token, browserOf(visitor++)).catch(() => null),
      `a reader gets in after ${name} was killed`,
    );
    await until(
      async () => (await hitCount(probe.id).catch(() => 0)) > before,
      `the opening is counted after ${name} was killed`,
    );
    recovery[name] = Math.round(performance.now() - killedAt);
    await until(() => copy?.restarts === restarts + 1, `${name} was started again`);
    await cluster.ready();
  }
  await traffic.stop();
  expect(Object.entries(recovery).filter(([, ms]) => ms > RECOVERY_MS)).toEqual([]);
  expect(traffic.longestWaitMs).toBeLessThan(RECOVERY_MS);

  const acknowledged = traffic.readings.map(({ hitUuid }) => hitUuid.split('.')[0] ?? '');
  expect(acknowledged.length).toBeGreaterThan(20);
  const hitsOfLink = async () =>
    (await streamed('SharedLinkHitRecorded')).filter(
      ({ data }) => data['sharedLinkId'] === link.id,
    );
  await until(
    async () => (await hitsOfLink()).length >= acknowledged.length,
    'all openings are on the stream',
  );
  const hits = await hitsOfLink();
  const recorded = new Set(hits.map(({ data }) => data['hitId']));
  expect(recorded.size).toBe(hits.length);
  // Beside those of readers, the one that waited until the new link could be read.
  expect(hits.length).toBeLessThanOrEqual(traffic.tried + 1);
  expect(acknowledged.filter((id) => !recorded.has(id))).toEqual([]);
  // The one that waited is a program.
  const ofPersons = hits.filter(({ data }) => data['lane'] === 'person');
  await until(
    async () => (await hitCount(link.id)) === ofPersons.length,
    'each opening counts once',
  );

  const made = (await streamed('SharedLinkCreated')).map(({ data }) => data['name']);
  for (const key of traffic.links.keys())
    expect([key, made.filter((name) => name === key).length]).toEqual([key, 1]);
}, 300_000);

test('afterward each read model equals its rebuild', async () => {
  await cluster.stop();
  const env = { ...settings, LECTERN_LOG_LEVEL: 'error', NODE_ENV: 'test' };
  const said: string[] = [];
  const terminal = {
    log: (line: string) => void said.push(line),
    error: (line: string) => void said.push(line),
  };
  const code = await maintain(readSettings(env), verify(), { terminal });
  expect([code, code === 0 ? [] : said]).toEqual([0, []]);
});
