import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { aPdf } from '@lectern/content/testing/a-pdf.ts';
import { mailedToken } from '@lectern/identity/sign-in/tokens/mailed-token.ts';
import { user } from '@lectern/identity/people/user/user.ts';
import { readSettings } from '@lectern/kernel/engines/settings.ts';
import type { Services } from './lectern-process.ts';
import { erase, listParked, maintain, rebuild, replayParked } from './maintenance.ts';
import { PublicApi, until } from './public-api.ts';
import { admin, spawnLectern, type SpawnedLectern } from './spawn.ts';
import { verify } from './verify/verify.ts';

let lectern: SpawnedLectern;
let env: NodeJS.ProcessEnv;
let api: PublicApi;

beforeAll(async () => {
  const { LECTERN_STORE, LECTERN_LOG, LECTERN_REALTIME, LECTERN_BLOBS, LECTERN_SECRET } =
    process.env;
  // Databases and topics of its own, so that nothing else is checked.
  env = {
    LECTERN_STORE: LECTERN_STORE?.replace(/\/lectern\b/, '/maintained'),
    LECTERN_LOG: `${LECTERN_LOG}/maintained`,
    LECTERN_REALTIME,
    LECTERN_BLOBS,
    LECTERN_SECRET,
  };
  lectern = await spawnLectern({ env });
  env = { ...env, LECTERN_DATA: lectern.folder, LECTERN_LOG_LEVEL: 'error', NODE_ENV: 'test' };
  api = await PublicApi.signIn(lectern.url);
}, 90_000);
afterAll(() => lectern.stop());

const hitCount = async (id: string) =>
  (await api.ask<{ data: { hit_count: number } }>('GET', `/api/shared-links/${id}`)).data.hit_count;

async function makeAdmin(
  email: string,
  { engines: { engines }, services }: Services,
): Promise<void> {
  const { data } = await api.ask<{ data: { user: { id: string } }[] }>(
    'POST',
    '/api/users/invitations',
    { emails: [email], role: 'Team Admin' },
  );
  const userId = data[0]!.user.id;
  const row = await services
    .find(({ definition }) => definition.name === 'identity')!
    .systemContext(null)
    .view(user)
    .get(userId);
  if (row?.doc.status !== 'active' || !row.doc.invitation)
    throw new Error(`${email} was not invited`);
  const token = mailedToken(engines.secrets, {
    purpose: 'invitation',
    userId,
    id: row.doc.invitation.invitationId,
  });
  const password = 'a boat full of lemons';
  await api.ask('POST', '/password/create', {
    token,
    password,
    password_confirmation: password,
    device_name: 'spec',
  });
}

test('a cluster is checked, rebuilt and rid of a person beside the process that serves it', async () => {
  const link = await api.share(
    await api.publish(await aPdf({ pages: 2, title: 'Pumps' }), 'pumps.pdf'),
  );
  const before = await hitCount(link.id);
  await api.openSession(link.token);
  await until(async () => (await hitCount(link.id)) > before, 'the opening is counted');
  const openings = await hitCount(link.id);
  const code = await maintain(readSettings(env), async (running, terminal) => {
    expect(await verify()(running, terminal)).toBe(0);
    expect(await rebuild('sharing/hits-of-link')(running, terminal)).toBe(0);
    expect(await listParked(running, terminal)).toBe(0);
    expect(await replayParked(running, terminal)).toBe(0);
    await until(
      async () => (await hitCount(link.id)) === openings,
      'the server reads the rebuilt rows',
    );
    await expect(erase(admin.email)(running, terminal)).rejects.toThrow(
      'is the only administrator',
    );
    await makeAdmin('second@example.com', running);
    expect(await erase(admin.email)(running, terminal)).toBe(0);
    await until(
      async () =>
        (await fetch(`${lectern.url}/api/user`, { headers: { authorization: api.authorization } }))
          .status === 401,
      'their sign-in is over',
    );
    return verify()(running, terminal);
  });
  expect(code).toBe(0);
}, 120_000);
