import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { addPerson } from '@lectern/deploy/testing/add-person.ts';
import {
  askForSecondFactor,
  addToTeam,
  turnOnTotp,
} from '@lectern/deploy/testing/team-membership.ts';
import { Secret, TOTP } from 'otpauth';
import { SOON_MS, until } from '@lectern/kernel/testing/until.ts';
import { fromPage } from '../../../testing/browser-sign-in.ts';
import { signInAt } from '../../../testing/go-to-provider.ts';
import { mailsTo } from '../../../testing/mails-to.ts';
import { admin, type RunningEdge } from '../../../testing/start-edge.ts';
import { startCopy } from '../../../testing/start-copy.ts';
import { startSignOn, type RunningSignOn } from '../../../testing/start-sign-on.ts';

let desk: RunningSignOn;
let edge: RunningEdge;

beforeAll(async () => {
  desk = await startSignOn();
  ({ edge } = desk);
  await desk.own('halden.example');
  await desk.configure({ provider: 'OKTA', host: desk.okta.host });
  await desk.tryOut(desk.okta, { email: admin.email, email_verified: true }, { jar: desk.ada });
});
afterAll(() => desk.stop());

const check = async (email: string) =>
  (
    await edge.call('GET', `/api/team-domains/check?email=${encodeURIComponent(email)}`, {
      token: null,
    })
  ).body;

test('where it is required, people of the domain come in no other way but for one administrator, and strangers learn nothing', async () => {
  const { okta, egnyte, ada, change, configure, require, viaOkta, as, login } = desk;
  okta.person = { email: 'kim@halden.example', email_verified: true, name: 'Kim' };
  const { jar } = await signInAt(edge, okta, viaOkta());
  const kim = await as(jar);
  expect(await check('kim@halden.example')).toEqual({ requires_sso: false });
  expect((await require(kim.id)).problem).toEqual(['INVALID', ['exceptUserId']]);
  expect((await require((await as(ada)).id)).configuration).toMatchObject({
    isRequired: true,
    except: { email: admin.email },
  });
  const destination = '/login/sso?domain=halden.example';
  for (const email of ['kim@halden.example', admin.email, 'nobody@halden.example'])
    expect(await check(email)).toEqual({ requires_sso: true, destination });
  expect(await check('kim@elsewhere.example')).toEqual({ requires_sso: false });
  expect((await signInAt(edge, okta, `${destination}&next=%2Flinks`)).location).toBe('/links');

  await fromPage(edge, jar, 'POST', '/password/email', { email: kim.email });
  const mail = await until(
    async () => (await mailsTo(edge, kim.email))[0],
    'a link to choose a password is mailed',
  );
  const token = /token=([\w-]{43})/.exec(mail.text ?? '')![1];
  const password = 'seven slow green trains';
  expect(
    (
      await edge.call('POST', '/password/reset', {
        token: null,
        json: { email: kim.email, token, password, password_confirmation: password },
      })
    ).status,
  ).toBe(200);
  expect(await login(kim.email, password)).toMatchObject({
    status: 403,
    body: { code: 'FORBIDDEN', message: expect.stringContaining('sign in with Okta') },
  });
  const [wrong, unknown] = [
    await login(kim.email, 'not what I chose'),
    await login('nobody@halden.example', 'not what I chose'),
  ];
  expect([wrong.status, wrong.text]).toEqual([422, unknown.text]);
  expect((await login(admin.email, admin.password)).status).toBe(200);
  expect((await configure({ provider: 'EGNYTE', host: egnyte.host })).problem).toEqual([
    'CONFLICT',
    [],
  ]);
  expect((await change('makeSingleSignOnOptional')).configuration).toMatchObject({
    isRequired: false,
  });
  expect((await login(kim.email, password)).status).toBe(200);
});

test('requiring it signs out who came by password, within a second on every copy, and says how many before; others stay', async () => {
  const { okta, ada, change, own, require, viaOkta, as, login } = desk;
  const { id: adminId } = await as(ada);
  const count = async () =>
    (
      await edge.call<{ data: { singleSignOn: { signedOutByRequiring: { people: number } } } }>(
        'POST',
        '/graphql',
        {
          json: {
            query: `{ singleSignOn { signedOutByRequiring(exceptUserId: "${adminId}") { people isAll } } }`,
          },
        },
      )
    ).body.data.singleSignOn.signedOutByRequiring;
  const { token } = (await login('kim@halden.example', 'seven slow green trains')).body.data;
  await login('kim@halden.example', 'seven slow green trains');
  okta.person = { email: 'kim@halden.example', email_verified: true };
  const { jar } = await signInAt(edge, okta, viaOkta());
  const outside = await addPerson(edge.lectern, {
    teamId: (await edge.call<{ data: { current_team_id: string } }>('GET', '/api/user')).body.data
      .current_team_id,
  });
  expect(await count()).toEqual({ people: 1, isAll: true });
  const copy = await startCopy(edge);
  const there = async () => (await edge.call('GET', `${copy.url}/api/user`, { token })).status;
  expect(await there()).toBe(200);

  await require(adminId);
  const requiredAt = performance.now();
  expect((await edge.call('GET', '/api/user', { token })).status).toBe(401);
  await until(async () => (await there()) === 401, 'the other copy knows it');
  expect(performance.now() - requiredAt).toBeLessThan(SOON_MS);
  for (const kept of [edge.token, outside.token])
    expect((await edge.call('GET', '/api/user', { token: kept })).status).toBe(200);
  expect([(await as(jar)).email, await count()]).toEqual([
    'kim@halden.example',
    { people: 0, isAll: true },
  ]);
  await copy.stop();
  await change('makeSingleSignOnOptional');
  // What was ended stays ended, and is in no list; who comes in anew is in.
  expect((await edge.call('GET', '/api/user', { token })).status).toBe(401);
  const anew = (await login('kim@halden.example', 'seven slow green trains')).body.data.token;
  const signIns = async (): Promise<unknown[]> =>
    (
      await edge.call<{ data: { viewer: { signIns: unknown[] } } }>('POST', '/graphql', {
        token: anew,
        json: { query: '{ viewer { signIns { id method } } }' },
      })
    ).body.data.viewer.signIns;
  expect(await signIns()).toMatchObject([{ method: 'PASSWORD' }, { method: 'OKTA' }]);
  for (const kept of [edge.token, outside.token])
    expect((await edge.call('GET', '/api/user', { token: kept })).status).toBe(200);
  // Nor does it begin again where the domain is taken back.
  const { id: domainId } = (await change('makeSingleSignOnOptional')).domains.find(
    ({ domain }) => domain === 'halden.example',
  )!;
  await change('removeTeamDomain', [['domainId', 'ID!', domainId]]);
  const statuses = async () => [
    (await edge.call('GET', '/api/user', { token })).status,
    (await edge.call('GET', '/api/user', { token: anew })).status,
  ];
  expect(await statuses()).toEqual([401, 200]);
  // What is required of other domains meanwhile ends nothing of this one, nor does proving it once more.
  await require(adminId);
  await change('makeSingleSignOnOptional');
  expect(await statuses()).toEqual([401, 200]);
  await own('halden.example');
  expect(await statuses()).toEqual([401, 200]);
});

test('a team’s provider stands in for the second factor there, and opens no other team of whoever has a factor of their own', async () => {
  const { okta, ada, other, change, require, viaOkta } = desk;
  const { id: adminId, current_team_id: teamId } = (
    await fromPage<{ data: { id: string; current_team_id: string } }>(edge, ada, 'GET', '/api/user')
  ).body.data;
  const { body: listed } = await edge.call<{ data: { id: string; email: string }[] }>(
    'GET',
    '/api/users',
  );
  const userId = listed.data.find(({ email }) => email === 'kim@halden.example')!.id;
  await addToTeam(edge.lectern, { userId, teamId: other.teamId, byUserId: adminId });
  await askForSecondFactor(edge.lectern, teamId, true);
  okta.person = { email: 'kim@halden.example', email_verified: true };
  const { jar } = await signInAt(edge, okta, viaOkta());
  expect((await fromPage(edge, jar, 'GET', '/api/users')).status).toBe(200);
  await turnOnTotp(edge.lectern, { userId, teamId });
  expect(
    await fromPage(edge, jar, 'POST', `/api/users/${userId}/teams/${other.teamId}/switch`, {}),
  ).toMatchObject({
    status: 403,
    body: { message: expect.stringContaining('your second factor') },
  });
  const { body } = await fromPage<{ errors: { extensions: { code: string } }[] }>(
    edge,
    jar,
    'POST',
    '/graphql',
    { query: 'mutation { turnOffTotp { hasTotp } }' },
  );
  expect(body.errors[0]!.extensions.code).toBe('FORBIDDEN');
  await askForSecondFactor(edge.lectern, teamId, false);

  // With it they come into the other team though this one requires its provider, and from there no further.
  await require(adminId);
  const json = {
    email: 'kim@halden.example',
    password: 'seven slow green trains',
    device_name: 'spec',
    code: new TOTP({ secret: Secret.fromBase32('JBSWY3DPEHPK3PXP') }).generate(),
  };
  const { token } = (
    await edge.call<{ data: { token: string } }>('POST', '/login', { token: null, json })
  ).body.data;
  expect(
    (await edge.call<{ data: object }>('GET', '/api/user', { token })).body.data,
  ).toMatchObject({ id: userId, current_team_id: other.teamId });
  expect(
    await edge.call('POST', `/api/users/${userId}/teams/${teamId}/switch`, { token, json: {} }),
  ).toMatchObject({
    status: 403,
    body: { message: expect.stringContaining('your company’s account') },
  });
  await change('makeSingleSignOnOptional');
});

test('a host that the operator takes away is offered to nobody, and nobody is sent there', async () => {
  const { okta, ada, require, viaOkta, as } = desk;
  const settings: { LECTERN_SIGN_ON_HOSTS?: object[] | undefined } =
    edge.lectern.engines.engines.settings;
  const offered = async () =>
    (await edge.call<{ sign_on: { okta: boolean } }>('GET', '/api/setup', { token: null })).body
      .sign_on.okta;
  const added = settings.LECTERN_SIGN_ON_HOSTS;
  expect(await offered()).toBe(true);
  try {
    settings.LECTERN_SIGN_ON_HOSTS = [];
    expect(await offered()).toBe(false);
    expect((await signInAt(edge, okta, viaOkta())).location).toBe('/login?sso=not_allowed');
    const { body } = await fromPage<{ data: { singleSignOn: object } }>(
      edge,
      ada,
      'POST',
      '/graphql',
      { query: '{ singleSignOn { configuration { isHostAllowed } } }' },
    );
    expect(body.data.singleSignOn).toEqual({ configuration: { isHostAllowed: false } });
    expect((await require((await as(ada)).id)).problem).toEqual(['CONFLICT', []]);
  } finally {
    settings.LECTERN_SIGN_ON_HOSTS = added;
  }
});
