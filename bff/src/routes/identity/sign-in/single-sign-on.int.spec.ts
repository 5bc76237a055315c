import { afterAll, afterEach, beforeAll, expect, jest, test } from '@jest/globals';
import { addToTeam, turnOnTotp } from '@lectern/deploy/testing/team-membership.ts';
import { newId } from '@lectern/kernel/ids.ts';
import { later } from '@lectern/kernel/testing/later.ts';
import { until } from '@lectern/kernel/testing/until.ts';
import { fromPage, type Jar } from '../../../testing/browser-sign-in.ts';
import { setOut, signInAt, wayBack } from '../../../testing/go-to-provider.ts';
import { mailsTo } from '../../../testing/mails-to.ts';
import { admin, type RunningEdge } from '../../../testing/start-edge.ts';
import {
  nobody,
  startSignOn,
  tenant,
  type RunningSignOn,
  type Told,
} from '../../../testing/start-sign-on.ts';

let desk: RunningSignOn;
let edge: RunningEdge;

beforeAll(async () => {
  desk = await startSignOn();
  ({ edge } = desk);
});
afterAll(() => desk.stop());
afterEach(() => void jest.useRealTimers());

const idOf = ({ domains }: Awaited<ReturnType<RunningSignOn['add']>>, name: string) =>
  domains.find(({ domain }) => domain === name)!.id;
const offered = async () =>
  (await edge.call<{ sign_on: object }>('GET', '/api/setup', { token: null })).body.sign_on;

test('a domain is a team’s own once its record is seen, or a code from one of its mailboxes is typed', async () => {
  const { change, add, prove, dns } = desk;
  expect((await add('not a domain')).problem).toEqual(['INVALID', ['domain']]);
  expect((await add('GMail.com')).problem).toEqual(['INVALID', ['domain']]);
  const { record, id } = (await add('Halden.Example.')).domains[0]!;
  expect(record).toEqual({
    name: '_lectern.halden.example',
    value: expect.stringMatching(/^lectern-domain=[\w-]{22}$/),
  });
  expect((await prove(id)).problem).toEqual(['INVALID', ['record']]);
  dns.records.set(record.name, record.value);
  expect((await prove(id)).domains).toMatchObject([
    { domain: 'halden.example', isProven: true, provenBy: 'DNS' },
  ]);

  const mailed = idOf(await add('mail.halden.example'), 'mail.halden.example');
  expect(
    (
      await change('mailTeamDomainCode', [
        ['domainId', 'ID!', mailed],
        ['mailbox', 'String!', 'anybody'],
      ])
    ).problem,
  ).toEqual(['INVALID', ['mailbox']]);
  await change('mailTeamDomainCode', [
    ['domainId', 'ID!', mailed],
    ['mailbox', 'String!', 'postmaster'],
  ]);
  const mail = await until(
    async () => (await mailsTo(edge, 'postmaster@mail.halden.example'))[0],
    'the code is mailed',
  );
  const [code = ''] = /[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}/.exec(mail.text ?? '') ?? [];
  expect((await prove(mailed, 'AAAA-AAAA-AAAA')).problem).toEqual(['INVALID', ['code']]);
  expect((await prove(mailed, code.toLowerCase())).domains).toContainEqual(
    expect.objectContaining({ domain: 'mail.halden.example', isProven: true, provenBy: 'MAIL' }),
  );
});

test('it is one team’s alone, and no other team’s to change', async () => {
  const { other, change, add, prove, dns } = desk;
  const theirs = (await add('halden.example', other.token)).domains[0]!;
  dns.records.set(theirs.record.name, theirs.record.value);
  expect((await prove(theirs.id, null, other.token)).problem).toEqual(['CONFLICT', []]);
  for (const mutation of ['removeTeamDomain', 'proveTeamDomain'])
    expect((await change(mutation, [['domainId', 'ID!', theirs.id]])).problem).toEqual([
      'NOT_FOUND',
      [],
    ]);
  expect(
    (await change('removeTeamDomain', [['domainId', 'ID!', theirs.id]], other.token)).domains,
  ).toEqual([]);
});

test('a provider is tried out before anybody signs in by it or is offered it, and before it may be required', async () => {
  const { okta, ada, configure, require, tryOut, viaOkta, as } = desk;
  expect(
    (await configure({ provider: 'OKTA', host: 'halden.okta.com.evil.example' })).problem,
  ).toEqual(['INVALID', ['host']]);
  expect(
    (await configure({ provider: 'OKTA', host: ' ', clientId: '', clientSecret: '' })).problem,
  ).toEqual(['INVALID', ['host', 'clientId', 'clientSecret']]);
  expect(
    (await configure({ provider: 'OKTA', host: `https://${okta.host}/app` })).configuration,
  ).toMatchObject({ provider: 'OKTA', host: okta.host, testedAt: null });
  const { id } = await as(ada);
  expect((await require(id)).problem).toEqual(['CONFLICT', []]);
  expect((await signInAt(edge, okta, viaOkta())).location).toBe('/login?sso=unknown');
  expect(await offered()).toEqual({ okta: false, dynamics: false, egnyte: false });
  expect(
    await tryOut(okta, { email: 'ada@elsewhere.example', email_verified: true }, { jar: ada }),
  ).toBe('/team?sso=foreign');
  expect(await tryOut(okta, { email: admin.email, email_verified: true }, { jar: ada })).toBe(
    '/team?sso=tested',
  );
  expect(await offered()).toEqual({ okta: true, dynamics: false, egnyte: false });
  expect(await as(ada)).toMatchObject({ email: admin.email }); // Trying out signs nobody in, and nobody out.
});

test('whoever comes for the first time is made, whoever is there is found, and the list of sign-ins says how', async () => {
  const { okta, viaOkta, as } = desk;
  okta.person = { email: 'Ines@halden.example', email_verified: true, name: 'Ines Roth' };
  const { location, jar } = await signInAt(edge, okta, viaOkta('/content?status=active'));
  expect(location).toBe('/content?status=active');
  const ines = await as(jar);
  expect(ines).toMatchObject({
    email: 'Ines@halden.example',
    name: 'Ines Roth',
    is_team_admin: false,
  });
  okta.person = { email: 'ines@halden.example', email_verified: true, name: 'Another name' };
  expect(await as((await signInAt(edge, okta, viaOkta())).jar)).toEqual(ines);
  const { body } = await fromPage<{
    data: { viewer: { hasPassword: boolean; signIns: { method: string }[] } };
  }>(edge, jar, 'POST', '/graphql', { query: '{ viewer { hasPassword signIns { method } } }' });
  expect([
    body.data.viewer.hasPassword,
    body.data.viewer.signIns.map(({ method }) => method),
  ]).toEqual([false, ['OKTA', 'OKTA']]);
});

test('whoever comes for the first time has a role of the team’s own where that is set, and the history says by which provider', async () => {
  const { okta, comeBy, viaOkta, configure, as } = desk;
  const graph = async <Data>(query: string) =>
    (await edge.call<{ data: Data }>('POST', '/graphql', { json: { query } })).body.data;
  const {
    createCustomRole: { id },
  } = await graph<{ createCustomRole: { id: string } }>(
    'mutation { createCustomRole(name: "Field sales", permissions: ["can_edit_labels"]) { id } }',
  );
  expect(
    (await configure({ provider: 'OKTA', host: okta.host, customRoleId: newId() })).problem,
  ).toEqual(['INVALID', ['customRoleId']]);
  await configure({ provider: 'OKTA', host: okta.host, customRoleId: id });
  const { jar } = await comeBy(
    okta,
    { email: 'lea@halden.example', email_verified: true },
    viaOkta(),
  );
  await configure({ provider: 'OKTA', host: okta.host });
  const { id: userId } = await as(jar);
  const { user } = await graph<{ user: object }>(
    `{ user(id: "${userId}") { customRole { name } permissions } }`,
  );
  expect(user).toEqual({
    customRole: { name: 'Field sales' },
    permissions: expect.arrayContaining(['can_edit_labels']),
  });
  const told = async () =>
    (
      await graph<{ user: { history: { items: { summary: string }[] } } }>(
        `{ user(id: "${userId}") { history { items { summary } } } }`,
      )
    ).user.history.items.map(({ summary }) => summary);
  await until(
    async () => (await told()).includes('Joined the team through Okta, without an invitation.'),
    'the history says it',
  );
});

test('what comes back counts once, in the browser that set out, and as it was signed for it', async () => {
  const { okta, viaOkta } = desk;
  const jar: Jar = new Map();
  const out = (await setOut(edge, jar, viaOkta())).headers.get('location') ?? '';
  const back = await wayBack(edge, okta, out);
  const finish = async (cookies: Jar, path = back) =>
    (await setOut(edge, new Map(cookies), path)).headers.get('location')?.slice(edge.url.length);
  expect(await finish(new Map())).toBe('/login?sso=expired');
  expect(await finish(new Map([['lectern_sso', 'A'.repeat(400)]]))).toBe('/login?sso=expired');
  expect(await finish(jar, back.replace(/state=[^&]+/, 'state=forged'))).toBe('/login?sso=expired');
  expect(await finish(jar, back.replace('/okta/', '/egnyte/'))).toBe('/login?sso=expired');
  expect(await finish(jar)).toBe('/');
  expect(await finish(jar)).toBe('/login?sso=expired');

  // Somebody changes what one browser asks for into what another did.
  const mine: Jar = new Map();
  const [asked, theirs] = [
    (await setOut(edge, mine, viaOkta())).headers.get('location') ?? '',
    (await setOut(edge, new Map(), viaOkta())).headers.get('location') ?? '',
  ].map((each) => new URL(each));
  for (const name of ['state', 'code_challenge'])
    theirs!.searchParams.set(name, asked!.searchParams.get(name)!);
  expect(await finish(mine, await wayBack(edge, okta, theirs!.href))).toBe('/login?sso=denied');
});

test('who has no password shows that it is them to the provider that signed them in, as the same person, asked anew and in the same browser', async () => {
  const { okta, comeBy, viaOkta, as } = desk;
  const noor = { email: 'noor@halden.example', email_verified: true };
  const [{ jar }, { jar: elsewhere }] = [
    await comeBy(okta, noor, viaOkta()),
    await comeBy(okta, noor, viaOkta()),
  ];
  const { id } = await as(jar);
  const ask = async (query: string, by = jar) =>
    (
      await fromPage<{
        data: { ownConfirmation: object };
        errors?: { extensions: { fields?: object } }[];
      }>(edge, by, 'POST', '/graphql', { query })
    ).body;
  const isRefused = async (by = jar) =>
    Object.keys(
      (await ask(`mutation { requestPersonExport(userId: "${id}") { id } }`, by)).errors?.[0]
        ?.extensions.fields ?? {},
    ).includes('currentPassword');
  const start = () =>
    fromPage<{ destination: string }>(edge, jar, 'POST', '/api/user/confirm-single-sign-on', {
      next: '/profile?tab=data',
    });
  const goAs = async (person: Told, by: Jar = jar) => {
    okta.person = person;
    const { destination } = (await start()).body;
    by.set('lectern_sso', jar.get('lectern_sso')!);
    return (await setOut(edge, by, await wayBack(edge, okta, destination))).headers
      .get('location')
      ?.slice(edge.url.length);
  };
  // A browser that the provider has remembered is no sign of who sits before it.
  expect(await isRefused()).toBe(false);
  okta.askedAt = new Date(Date.now() - 3_600_000);
  const remembered = await comeBy(okta, noor, viaOkta());
  okta.askedAt = null;
  expect(await isRefused(remembered.jar)).toBe(true);
  later(20 * 60_000);
  expect(await isRefused()).toBe(true);
  // Before anything is scanned, not after.
  expect(
    (await ask('mutation { startTotp { secret } }')).errors?.[0]?.extensions.fields,
  ).toHaveProperty('currentPassword');
  expect((await ask('{ ownConfirmation { hasPassword provider } }')).data.ownConfirmation).toEqual({
    hasPassword: false,
    provider: 'OKTA',
  });
  expect(Object.fromEntries(new URL((await start()).body.destination).searchParams)).toMatchObject({
    prompt: 'login',
    max_age: '0',
    login_hint: noor.email,
  });
  const back = '/profile?tab=data&confirmed=';
  expect(await goAs({ email: 'mia@halden.example', email_verified: true })).toBe(
    `${back}other_person`,
  );
  expect(await goAs(null)).toBe(`${back}denied`);
  expect(await goAs(noor, elsewhere)).toBe(`${back}expired`);
  okta.askedAt = new Date(Date.now() - 3_600_000);
  expect(await goAs(noor)).toBe(`${back}not_asked`);
  okta.askedAt = null;
  expect(await isRefused()).toBe(true);
  expect(await goAs(noor)).toBe(`${back}yes`);
  expect(await isRefused()).toBe(false);
  expect(
    (await fromPage(edge, desk.ada, 'POST', '/api/user/confirm-single-sign-on', {})).status,
  ).toBe(409);

  // From a team that is closed to them nobody vouches for what they do in another.
  const { teamId } = desk.other;
  await addToTeam(edge.lectern, { userId: id, teamId, byUserId: (await as(desk.ada)).id });
  await fromPage(edge, jar, 'POST', `/api/users/${id}/teams/${teamId}/switch`, {});
  const { destination } = (await start()).body;
  await edge.call('POST', '/graphql', {
    json: { query: `mutation { lockMember(userId: "${id}") { id } }` },
  });
  okta.person = noor;
  expect(
    (await setOut(edge, jar, await wayBack(edge, okta, destination))).headers
      .get('location')
      ?.slice(edge.url.length),
  ).toBe(`${back}locked`);
  expect((await ask('{ ownConfirmation { hasPassword provider } }')).data.ownConfirmation).toEqual({
    hasPassword: false,
    provider: null,
  });
  expect((await start()).status).toBe(409);
});

test('who is not let in, and why', async () => {
  const { okta, comeBy, viaOkta } = desk;
  const outcome = async (person: Told) => (await comeBy(okta, person, viaOkta('/links'))).location;
  expect(await outcome(null)).toBe('/login?sso=denied&next=%2Flinks');
  expect(await outcome({ email: 'jörg@halden.example', email_verified: true })).toBe(
    '/login?sso=unverified&next=%2Flinks',
  );
  okta.isForged = true;
  expect(await outcome({ email: 'ines@halden.example', email_verified: true })).toBe(
    '/login?sso=denied&next=%2Flinks',
  );
  okta.isForged = false;
  expect(await outcome({ email: 'ines@halden.example', email_verified: false })).toBe(
    '/login?sso=unverified&next=%2Flinks',
  );
  expect(await outcome({ email: 'ines@fjord.example', email_verified: true })).toBe(
    '/login?sso=foreign&next=%2Flinks',
  );
  const { body } = await edge.call<{ data: { id: string; email: string }[] }>('GET', '/api/users');
  const ines = body.data.find(({ email }) => email === 'Ines@halden.example')!.id;
  const graph = (query: string) => edge.call('POST', '/graphql', { json: { query } });
  await graph(`mutation { lockMember(userId: "${ines}") { id } }`);
  expect(await outcome({ email: 'ines@halden.example', email_verified: true })).toBe(
    '/login?sso=locked&next=%2Flinks',
  );
  await graph(`mutation { removeMember(userId: "${ines}") }`);
  expect(await outcome({ email: 'ines@halden.example', email_verified: true })).toBe(
    '/login?sso=removed&next=%2Flinks',
  );
});

test('who took an address in another team, where its mail never went, is out once its owner comes', async () => {
  const { okta, other, viaOkta, as, login } = desk;
  const email = 'victim@halden.example';
  const { body: invited } = await edge.call<{ data: { user: { id: string } }[] }>(
    'POST',
    '/api/users/invitations',
    { token: other.token, json: { emails: [email] } },
  );
  const { body: seen } = await edge.call<{ data: { user: { invitationLink: string } } }>(
    'POST',
    '/graphql',
    {
      token: other.token,
      json: { query: `{ user(id: "${invited.data[0]!.user.id}") { invitationLink } }` },
    },
  );
  const password = 'nine quiet blue rivers';
  const json = {
    token: seen.data.user.invitationLink.split('#')[1],
    password,
    password_confirmation: password,
    device_name: 'spec',
  };
  const { token } = (
    await edge.call<{ data: { token: string } }>('POST', '/password/create', { token: null, json })
  ).body.data;
  const { id: userId } = (await edge.call<{ data: { id: string } }>('GET', '/api/user', { token }))
    .body.data;
  await turnOnTotp(edge.lectern, { userId, teamId: other.teamId });
  const inviting = async () =>
    (
      await edge.call<{ data: object[] }>('POST', '/api/users/invitations', {
        json: { emails: [email] },
      })
    ).body.data;
  expect(await inviting()).toMatchObject([
    {
      problem:
        'This email cannot be invited. It belongs to a domain of your team, whose people sign in with Okta.',
      user: null,
    },
  ]);
  okta.person = { email, email_verified: true };
  const { location, jar } = await signInAt(edge, okta, viaOkta());
  expect([location, (await as(jar)).id]).toEqual(['/', userId]);
  expect([
    (await edge.call('GET', '/api/user', { token })).status,
    (await login(email, password)).status,
  ]).toEqual([401, 422]);
  const { body } = await fromPage<{ data: { secondFactor: { hasTotp: boolean } } }>(
    edge,
    jar,
    'POST',
    '/graphql',
    { query: '{ secondFactor { hasTotp } }' },
  );
  expect(body.data.secondFactor.hasTotp).toBe(false);
  await until(
    async () =>
      (await mailsTo(edge, email)).some(({ subject }) => subject?.includes('company’s account')),
    'they are told',
  );

  await edge.call('POST', '/graphql', {
    json: { query: `mutation { removeMember(userId: "${userId}") }` },
  });
  expect((await signInAt(edge, okta, viaOkta())).location).toBe('/login?sso=removed');
  expect(await inviting()).toMatchObject([
    {
      problem:
        'This email cannot be invited. This person was removed from your team. Restore them instead, in the list of removed people.',
    },
  ]);
});

test('Dynamics says itself where its people sign in, and who is a guest there is nobody of the team', async () => {
  const { dynamics, other, own, configure, tryOut, as } = desk;
  await own('fjord.example', other.token);
  expect(
    (await configure({ provider: 'DYNAMICS', host: dynamics.host }, other.token)).problem,
  ).toBeUndefined();
  expect(
    await tryOut(dynamics, { preferred_username: 'lars@fjord.example' }, { token: other.token }),
  ).toBe('/team?sso=tested');
  const path = `/login/dynamics?crm_hostname=${dynamics.host}`;
  const { location, jar } = await signInAt(edge, dynamics, path);
  expect([location, (await as(jar)).email]).toEqual(['/', 'lars@fjord.example']);
  dynamics.person = {
    preferred_username: 'lars@fjord.example',
    tid: '9188040d-6c67-4c5b-b112-36a304b66dad',
  };
  expect((await signInAt(edge, dynamics, path)).location).toBe('/login?sso=denied');
  dynamics.person = { preferred_username: 'mia@fjord.example', idp: 'https://elsewhere.example' };
  expect((await signInAt(edge, dynamics, path)).location).toBe('/login?sso=unverified');
});

test('Egnyte signs in by its own OAuth', async () => {
  const { egnyte, other, configure, tryOut, as } = desk;
  expect(
    (await configure({ provider: 'EGNYTE', host: egnyte.host }, other.token)).configuration,
  ).toMatchObject({ provider: 'EGNYTE', testedAt: null });
  expect(await tryOut(egnyte, { email: 'lars@fjord.example' }, { token: other.token })).toBe(
    '/team?sso=tested',
  );
  const path = `/login/egnyte?domain=${egnyte.host}`;
  const { location, jar } = await signInAt(edge, egnyte, path);
  expect([location, (await as(jar)).email]).toEqual(['/', 'lars@fjord.example']);
  egnyte.person = { email: 'lars@fjord.example', locked: true };
  expect((await signInAt(edge, egnyte, path)).location).toBe('/login?sso=denied');
});

test('an administrator is told whether nothing answers, or something that is not the provider of this address', async () => {
  const { dynamics, other, configure } = desk;
  const test = async (host: string) => {
    expect((await configure({ provider: 'OKTA', host }, other.token)).problem).toBeUndefined();
    const { status, body } = await edge.call<{ message: string }>(
      'POST',
      '/api/team/single-sign-on/test',
      { token: other.token, json: {} },
    );
    return [status, body.message];
  };
  expect(await test(nobody)).toEqual([503, expect.stringContaining('did not answer')]);
  expect(await test(dynamics.host)).toEqual([
    409,
    expect.stringContaining('not as the expected identity provider'),
  ]);
  // Its issuer has a path, which the operator has added, too.
  expect(await test(`https://${dynamics.host}${tenant}/`)).toEqual([200, undefined]);
});

test('nobody is sent to strangers, whatever stands in the address or the host', async () => {
  const { okta, viaOkta } = desk;
  okta.person = { email: 'kim@halden.example', email_verified: true };
  for (const next of [
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'https://evil.example',
    'javascript:alert(1)',
  ])
    expect((await signInAt(edge, okta, viaOkta(next))).location).toBe('/');
  for (const path of [
    '/login/okta?domain=evil.example',
    '/login/egnyte?domain=evil.example%2F%40x',
    '/login/dynamics?crm_hostname=%2F%2Fevil.example',
    '/login/sso?domain=evil.example',
  ])
    expect((await signInAt(edge, okta, path)).location).toBe('/login?sso=unknown');
  for (const [path, asked] of [
    ['/login/okta', 'okta'],
    ['/login/egnyte?domain=%20', 'egnyte'],
    ['/login/dynamics?next=%2F%2Fevil.example', 'dynamics'],
  ] as const)
    expect((await signInAt(edge, okta, path)).location).toBe(`/login?organization=${asked}`);
  expect((await signInAt(edge, okta, '/login/okta?next=%2Flinks')).location).toBe(
    '/login?organization=okta&next=%2Flinks',
  );
  const forwarded = await setOut(edge, new Map(), viaOkta(), {
    'x-forwarded-host': 'evil.example',
    forwarded: 'host=evil.example',
  });
  expect(new URL(forwarded.headers.get('location')!).searchParams.get('redirect_uri')).toBe(
    `${edge.url}/login/okta/callback`,
  );
});

test('of an organization’s address only its looks are checked, the same for a customer’s and for anybody’s', async () => {
  const { okta } = desk;
  const checked = async (path: string, provider: string, domain: string) =>
    (
      await edge.call(
        'GET',
        `/api/${path}/check?${new URLSearchParams({ provider, domain }).toString()}`,
        { token: null },
      )
    ).text;
  const good = await checked('auth-providers', 'okta', okta.host);
  expect(JSON.parse(good)).toEqual({ valid: true });
  for (const [path, provider, domain] of [
    ['auth-providers', 'okta', 'nobody.okta.com'],
    ['auth-providers', 'dynamics', 'nobody.crm4.dynamics.com'],
    ['egnyte/domain', 'egnyte', 'nobody.egnyte.com'],
  ] as const)
    expect(await checked(path, provider, domain)).toBe(good);
  for (const domain of [
    'nobody.example',
    'okta.com',
    '.okta.com',
    'a b.okta.com',
    'evil.example/.okta.com',
    'evil.example#.okta.com',
  ])
    expect(JSON.parse(await checked('auth-providers', 'okta', domain))).toMatchObject({
      errors: { domain: [expect.any(String)] },
    });
});
