import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { admin, startEdge, type RunningEdge } from '@lectern/bff/testing/start-edge.ts';
import { until } from '@lectern/kernel/testing/until.ts';
import { makeDemo } from './demo.ts';
import { demoLinks } from './links.ts';
import { demoPassword } from './people.ts';
import { demoViewings } from './viewings.ts';

let edge: RunningEdge;
beforeAll(async () => {
  edge = await startEdge();
});
afterAll(() => edge.stop());

interface Listed {
  data: Record<string, unknown>[];
  meta: Record<string, unknown>;
}

test('the demo fills a server with people, documents, links and their viewings, and a second run adds nothing', async () => {
  const { settings } = edge.lectern.engines.engines;
  const told: string[] = [];
  const options = {
    url: edge.url,
    ...admin,
    mailFolder: join(settings.LECTERN_DATA, 'mail'),
    size: { people: 3, documents: 2, links: 4 },
    tell: (line: string) => told.push(line),
  };
  const made = await makeDemo(options);
  expect(made).toMatchObject({ people: 3, documents: 2, folders: 5, labels: 3, links: 4 });
  const { body: tree } = await edge.call<Listed>('GET', '/api/folders/flat-tree');
  expect(tree.data.find(({ name }) => name === 'Flow 7')).toMatchObject({ depth: 0 });
  expect(made.viewings).toBeGreaterThan(20);
  expect(made.canSignIn).toContain('jonas@halden.example');
  const login = { email: 'jonas@halden.example', password: demoPassword, device_name: 'spec' };
  expect((await edge.call('POST', '/login', { token: null, json: login })).status).toBe(200);

  const sessions = await until(async () => {
    const { body } = await edge.call<Listed>('GET', '/api/sessions?own_team=1&bots=1&per_page=300');
    return body.meta['total'] === made.viewings && body;
  }, 'all viewings are listed');
  expect(new Set(sessions.data.map(({ lane }) => lane))).toEqual(
    new Set(['person', 'bot', 'own-team']),
  );
  const { body: links } = await edge.call<Listed>('GET', '/api/shared-links');
  expect(new Set(links.data.map(({ name }) => name))).toEqual(
    new Set(
      demoLinks(Date.now())
        .filter(({ document }) => ['flow-7', 'leakage-program'].includes(document))
        .slice(0, 4)
        .map(({ name }) => name),
    ),
  );
  expect((await edge.call('GET', made.first.link, { token: null })).status).toBe(200);

  expect(await makeDemo(options)).toEqual({
    ...made,
    people: 0,
    documents: 0,
    folders: 0,
    labels: 0,
    links: 0,
    viewings: 0,
  });
  expect(told.at(-1)).toBe('three weeks of viewing: 0 added');
  const { body: signIns } = await edge.call<{
    data: { viewer: { signIns: { deviceName: string | null }[] } };
  }>('POST', '/graphql', { json: { query: '{ viewer { signIns { deviceName } } }' } });
  expect(signIns.data.viewer.signIns.filter(({ deviceName }) => deviceName === 'demo')).toEqual([]);
});

test('addresses are proved where the link asks for that, and nowhere else', () => {
  const now = Date.now();
  const proved = demoLinks(now).map((link) => {
    const persons = demoViewings({ ...link, id: 'link' }, { pageCount: 9, until: now }).filter(
      ({ is_own_team: isOwn, user_agent: agent }) => !isOwn && !/bot/i.test(agent),
    );
    return {
      isAsked: link.settings['only_intended_recipients'] === true,
      addresses: persons.map(({ verified_email: email }) => email),
      recipients: link.recipients.map(({ email }) => email),
    };
  });
  const [asked, open] = [
    proved.filter(({ isAsked }) => isAsked),
    proved.filter(({ isAsked }) => !isAsked),
  ];
  for (const { addresses, recipients } of asked)
    expect(recipients).toEqual(expect.arrayContaining(addresses));
  expect(asked.flatMap(({ addresses }) => addresses).length).toBeGreaterThan(0);
  expect(new Set(open.flatMap(({ addresses }) => addresses))).toEqual(new Set([null]));
});

test('where the invitations are not found nobody is said to be able to sign in', async () => {
  const other = await startEdge();
  try {
    const made = await makeDemo({
      url: other.url,
      ...admin,
      mailFolder: join(other.lectern.engines.engines.settings.LECTERN_DATA, 'elsewhere'),
      size: { people: 2, documents: 1, links: 1 },
    });
    expect(made).toMatchObject({ people: 2, canSignIn: [] });
  } finally {
    await other.stop();
  }
});
