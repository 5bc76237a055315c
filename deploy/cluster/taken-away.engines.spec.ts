import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { aPdf } from '@lectern/content/testing/a-pdf.ts';
import { startNats } from '../engines/nats.ts';
import { startSmtp } from '../engines/smtp.ts';
import { PublicApi } from '../standalone/public-api.ts';
import { admin } from '../standalone/spawn.ts';
import { startCluster, type Cluster } from './cluster.ts';

/** What takes access away is known everywhere after so long. */
const KNOWN_MS = 1_000;
const WATCHED_MS = 2_500;
const member = { email: 'omar@halden.example', password: 'a boat full of lemons' };
const { LECTERN_STORE = '', LECTERN_LOG = '', ...given } = process.env;

let folder: string;
let nats: Awaited<ReturnType<typeof startNats>>;
let smtp: Awaited<ReturnType<typeof startSmtp>>;
let cluster: Cluster;
let api: PublicApi;
let memberId: string;
let presentationId: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-nats-'));
  [nats, smtp] = await Promise.all([startNats({ folder }), startSmtp()]);
  cluster = await startCluster({
    copies: {
      bff: 2,
      gateway: 1,
      identity: 2,
      content: 1,
      convert: 1,
      sharing: 2,
      analytics: 1,
      billing: 1,
    },
    settings: {
      LECTERN_STORE: LECTERN_STORE.replace('/lectern', '/taken'),
      LECTERN_LOG: `${LECTERN_LOG}/taken`,
      LECTERN_REALTIME: nats.url,
      LECTERN_BLOBS: given['LECTERN_BLOBS'] ?? '',
      LECTERN_MAIL: smtp.url,
      LECTERN_SECRET: given['LECTERN_SECRET'] ?? '',
    },
    env: {
      LECTERN_ADMIN_EMAIL: admin.email,
      LECTERN_ADMIN_PASSWORD: admin.password,
      LECTERN_TEAM_NAME: admin.teamName,
      LECTERN_LOG_LEVEL: 'warn',
    },
  });
  await cluster.ready();
  api = await PublicApi.signIn(cluster.url);
  presentationId = await api.publish(await aPdf({ pages: 1, title: 'Pumps' }), 'pumps.pdf');
  const { data } = await api.ask<{ data: { user: { id: string } }[] }>(
    'POST',
    '/api/users/invitations',
    { emails: [member.email], permissions: { can_edit_presentations: true } },
  );
  memberId = data[0]?.user.id ?? '';
  const mail = await smtp.waitFor(({ recipients }) => recipients.includes(member.email), 30_000);
  const token = /\/password\/create#(\S+)/.exec(mail.text ?? '')?.[1];
  await api.ask('POST', '/password/create', {
    token,
    password: member.password,
    password_confirmation: member.password,
    device_name: 'spec',
  });
  await nats.kill();
});
afterAll(async () => {
  await cluster.stop();
  await smtp.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Calls one copy of the BFF, past the proxy. */
function statusAt(copy: number, path: string, authorization = ''): Promise<number> {
  const { port, host } = new URL(cluster.url);
  return new Promise((resolve, reject) => {
    const headers = { host, ...(authorization && { authorization }) };
    request({ host: `127.0.0.${copy + 1}`, port, path, headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    })
      .on('error', reject)
      .end();
  });
}

/** @returns when the last call that was still allowed began, in milliseconds after the answer that took it away; 0 for none */
async function lastAllowed(
  take: () => Promise<unknown>,
  call: (copy: number) => Promise<number>,
): Promise<number[]> {
  for (const copy of [1, 2]) expect(await call(copy)).toBe(200); // Both have it in memory now.
  await take();
  const takenAt = performance.now();
  return Promise.all(
    [1, 2].map(async (copy) => {
      let last = 0;
      while (performance.now() - takenAt < WATCHED_MS) {
        const startedAt = performance.now();
        if ((await call(copy)) === 200) last = startedAt - takenAt;
        await pause(20);
      }
      return last;
    }),
  );
}

test('a link that is deactivated opens on no copy after a second, without NATS', async () => {
  const link = await api.share(presentationId);
  const last = await lastAllowed(
    () => api.ask('PUT', `/api/shared-links/${link.id}/deactivate`),
    (copy) => statusAt(copy, `/api/public/shared-links/${link.token}`),
  );
  expect(last.filter((ms) => ms > KNOWN_MS)).toEqual([]);
});

test('a permission that is taken, and a member who is locked, likewise', async () => {
  const { authorization } = await PublicApi.signIn(cluster.url, member);
  const ofPermission = await lastAllowed(
    () => api.ask('PUT', `/api/users/${memberId}/permissions`, { permissions: {} }),
    (copy) => statusAt(copy, `/api/admin/presentations/${presentationId}`, authorization),
  );
  const ofLock = await lastAllowed(
    () => api.ask('PUT', `/api/users/${memberId}/lock`),
    (copy) => statusAt(copy, '/api/user', authorization),
  );
  expect([...ofPermission, ...ofLock].filter((ms) => ms > KNOWN_MS)).toEqual([]);
});
