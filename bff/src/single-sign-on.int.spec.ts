import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { addPerson, type Person } from '@lectern/deploy/testing/add-person.ts';
import { askForSecondFactor, bringInto, turnOnTotp } from '@lectern/deploy/testing/standing.ts';
import { Secret, TOTP } from 'otpauth';
import { SOON_MS, until } from '@lectern/kernel/testing/until.ts';
import { startCopy } from './testing/start-copy.ts';
import { fromPage, type Jar } from './testing/browser-sign-in.ts';
import { aDnsServer } from './testing/dns-server.ts';
import { setOut, signInAt, wayBack } from './testing/go-to-provider.ts';
import { anEgnyte, anOpenIdProvider, clientSecret, type IdentityProvider } from './testing/identity-providers.ts';
import { mailsTo } from './testing/mails-to.ts';
import { admin, startEdge, type RunningEdge } from './testing/start-edge.ts';

interface Seen {
  domains: { id: string; domain: string; isProven: boolean; provenBy: string | null; record: { name: string; value: string } }[];
  configuration: { provider: string; host: string; testedAt: string | null; isRequired: boolean; except: { email: string } | null } | null;
}

let edge: RunningEdge;
let dns: Awaited<ReturnType<typeof aDnsServer>>;
let okta: IdentityProvider;
let dynamics: IdentityProvider;
let egnyte: IdentityProvider;
let ada: Jar;
let other: Person;

beforeAll(async () => {
  [dns, okta, dynamics, egnyte] = await Promise.all([aDnsServer(), anOpenIdProvider(), anOpenIdProvider('/0f0d0000-fa00-4000-8000-00000000f70d/v2.0'), anEgnyte()]);
  const hosts = [`okta=${okta.origin}`, `dynamics=${dynamics.origin}`, `egnyte=${egnyte.origin}`].join(', ');
  edge = await startEdge({ env: { LECTERN_SIGN_ON_HOSTS: hosts, LECTERN_DNS_SERVER: dns.address } });
  for (const [name, provider] of Object.entries({ okta, dynamics, egnyte })) await provider.serve(`${edge.url}/login/${name}/callback`);
  ada = new Map();
  await fromPage(edge, ada, 'POST', '/login', admin);
  other = await addPerson(edge.lectern, { role: 'TEAM_ADMIN' });
});
afterAll(async () => {
  await edge.stop();
  for (const server of [dns, okta, dynamics, egnyte]) server.close();
});

const fields = 'domains { id domain isProven provenBy record { name value } } configuration { provider host testedAt isRequired except { email } }';

/** What became of a mutation, or the code of its problem and the fields that it is with. */
async function change(mutation: string, variables: [string, string, unknown][] = [], token = edge.token): Promise<Seen & { problem?: [string, string[]] }> {
  const declared = variables.length === 0 ? '' : `(${variables.map(([name, type]) => `$${name}: ${type}`).join(', ')})`;
  const given = variables.length === 0 ? '' : `(${variables.map(([name]) => `${name}: $${name}`).join(', ')})`;
  const json = { query: `mutation${declared} { ${mutation}${given} { ${fields} } }`, variables: Object.fromEntries(variables.map(([name, , value]) => [name, value])) };
  const { body } = await edge.call<{ data: Record<string, Seen> | null; errors?: { extensions: { code: string; fields?: object } }[] }>('POST', '/graphql', { token, json });
  const [error] = body.errors ?? [];
  return error ? { domains: [], configuration: null, problem: [error.extensions.code, Object.keys(error.extensions.fields ?? {})] } : body.data![mutation]!;
}

const add = (domain: string, token?: string) => change('addTeamDomain', [['domain', 'String!', domain]], token);
const prove = (domainId: string, code: string | null = null, token?: string) => change('proveTeamDomain', [['domainId', 'ID!', domainId], ['code', 'String', code]], token);
const configure = (input: object, token?: string) => change('configureSingleSignOn', [['input', 'ConfigureSingleSignOnInput!', { clientId: 'lectern', clientSecret, defaultRole: 'TEAM_MEMBER', ...input }]], token);
const require = (exceptUserId: string) => change('requireSingleSignOn', [['exceptUserId', 'ID!', exceptUserId]]);
const idOf = ({ domains }: Seen, name: string) => domains.find(({ domain }) => domain === name)!.id;

async function own(domain: string, token?: string): Promise<void> {
  const { record, id } = (await add(domain, token)).domains.find((each) => each.domain === domain)!;
  dns.records.set(record.name, record.value);
  expect((await prove(id, null, token)).domains).toContainEqual(expect.objectContaining({ domain, isProven: true, provenBy: 'DNS' }));
}

/** An administrator goes to the provider and comes back. @returns what the page of the team is told */
async function tryOut(provider: IdentityProvider, person: IdentityProvider['person'], by: { jar?: Jar; token?: string }): Promise<string> {
  provider.person = person;
  const jar: Jar = by.jar ?? new Map();
  const path = '/api/team/single-sign-on/test';
  const started = by.token ? await edge.call<{ destination: string }>('POST', path, { token: by.token, json: {} }) : await fromPage<{ destination: string }>(edge, jar, 'POST', path, {});
  expect(started.status).toBe(200);
  for (const set of started.headers.getSetCookie()) if (set.startsWith('lectern_sso=')) jar.set('lectern_sso', set.slice('lectern_sso='.length).split(';')[0]!);
  const back = await setOut(edge, jar, await wayBack(edge, provider, started.body.destination));
  return (back.headers.get('location') ?? '').slice(edge.url.length);
}

const viaOkta = (next = '') => `/login/okta?domain=${okta.host}${next && `&next=${encodeURIComponent(next)}`}`;
const as = async (jar: Jar) => (await fromPage<{ data: { id: string; email: string; name: string; is_team_admin: boolean } }>(edge, jar, 'GET', '/api/user')).body.data;
const login = async (email: string, password: string) => edge.call<{ message: string; data: { token: string } }>('POST', '/login', { token: null, json: { email, password, device_name: 'spec' } });
const check = async (email: string) => (await edge.call('GET', `/api/team-domains/check?email=${encodeURIComponent(email)}`, { token: null })).body;
const offered = async () => (await edge.call<{ sign_on: object }>('GET', '/api/setup', { token: null })).body.sign_on;

test('a domain is a team’s own once its record is seen, or a code from one of its mailboxes is typed', async () => {
  expect((await add('not a domain')).problem).toEqual(['INVALID', ['domain']]);
  const { record, id } = (await add('Halden.Example.')).domains[0]!;
  expect(record).toEqual({ name: '_lectern.halden.example', value: expect.stringMatching(/^lectern-domain=[\w-]{22}$/) });
  expect((await prove(id)).problem).toEqual(['INVALID', ['record']]);
  dns.records.set(record.name, record.value);
  expect((await prove(id)).domains).toMatchObject([{ domain: 'halden.example', isProven: true, provenBy: 'DNS' }]);

  const mailed = idOf(await add('mail.halden.example'), 'mail.halden.example');
  expect((await change('mailTeamDomainCode', [['domainId', 'ID!', mailed], ['mailbox', 'String!', 'anybody']])).problem).toEqual(['INVALID', ['mailbox']]);
  await change('mailTeamDomainCode', [['domainId', 'ID!', mailed], ['mailbox', 'String!', 'postmaster']]);
  const mail = await until(async () => (await mailsTo(edge, 'postmaster@mail.halden.example'))[0], 'the code is mailed');
  const [code = ''] = /[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}/.exec(mail.text ?? '') ?? [];
  expect((await prove(mailed, 'AAAA-AAAA-AAAA')).problem).toEqual(['INVALID', ['code']]);
  expect((await prove(mailed, code.toLowerCase())).domains).toContainEqual(expect.objectContaining({ domain: 'mail.halden.example', isProven: true, provenBy: 'MAIL' }));
});

test('it is one team’s alone, and no other team’s to change', async () => {
  const theirs = (await add('halden.example', other.token)).domains[0]!;
  dns.records.set(theirs.record.name, theirs.record.value);
  expect((await prove(theirs.id, null, other.token)).problem).toEqual(['CONFLICT', []]);
  for (const mutation of ['removeTeamDomain', 'proveTeamDomain']) expect((await change(mutation, [['domainId', 'ID!', theirs.id]])).problem).toEqual(['NOT_FOUND', []]);
  expect((await change('removeTeamDomain', [['domainId', 'ID!', theirs.id]], other.token)).domains).toEqual([]);
});

test('a provider is tried out before anybody signs in by it or is offered it, and before it may be required', async () => {
  expect((await configure({ provider: 'OKTA', host: 'halden.okta.com.evil.example' })).problem).toEqual(['INVALID', ['host']]);
  expect((await configure({ provider: 'OKTA', host: ' ', clientId: '', clientSecret: '' })).problem).toEqual(['INVALID', ['host', 'clientId', 'clientSecret']]);
  expect((await configure({ provider: 'OKTA', host: `https://${okta.host}/app` })).configuration).toMatchObject({ provider: 'OKTA', host: okta.host, testedAt: null });
  const { id } = await as(ada);
  expect((await require(id)).problem).toEqual(['CONFLICT', []]);
  expect((await signInAt(edge, okta, viaOkta())).location).toBe('/login?sso=unknown');
  expect(await offered()).toEqual({ okta: false, dynamics: false, egnyte: false });
  expect(await tryOut(okta, { email: 'ada@elsewhere.example', email_verified: true }, { jar: ada })).toBe('/team?sso=foreign');
  expect(await tryOut(okta, { email: admin.email, email_verified: true }, { jar: ada })).toBe('/team?sso=tested');
  expect(await offered()).toEqual({ okta: true, dynamics: false, egnyte: false });
  expect(await as(ada)).toMatchObject({ email: admin.email }); // Trying out signs nobody in, and nobody out.
});

test('whoever comes for the first time is made, whoever is there is found, and the list of sign-ins says how', async () => {
  okta.person = { email: 'Ines@halden.example', email_verified: true, name: 'Ines Roth' };
  const { location, jar } = await signInAt(edge, okta, viaOkta('/content?status=active'));
  expect(location).toBe('/content?status=active');
  const ines = await as(jar);
  expect(ines).toMatchObject({ email: 'Ines@halden.example', name: 'Ines Roth', is_team_admin: false });
  okta.person = { email: 'ines@halden.example', email_verified: true, name: 'Another name' };
  expect(await as((await signInAt(edge, okta, viaOkta())).jar)).toEqual(ines);
  const { body } = await fromPage<{ data: { viewer: { hasPassword: boolean; signIns: { method: string }[] } } }>(edge, jar, 'POST', '/graphql', { query: '{ viewer { hasPassword signIns { method } } }' });
  expect([body.data.viewer.hasPassword, body.data.viewer.signIns.map(({ method }) => method)]).toEqual([false, ['OKTA', 'OKTA']]);
});

test('what comes back counts once, in the browser that set out, and as it was signed for it', async () => {
  const jar: Jar = new Map();
  const out = (await setOut(edge, jar, viaOkta())).headers.get('location') ?? '';
  const back = await wayBack(edge, okta, out);
  const finish = async (cookies: Jar, path = back) => (await setOut(edge, new Map(cookies), path)).headers.get('location')?.slice(edge.url.length);
  expect(await finish(new Map())).toBe('/login?sso=expired');
  expect(await finish(new Map([['lectern_sso', 'A'.repeat(400)]]))).toBe('/login?sso=expired');
  expect(await finish(jar, back.replace(/state=[^&]+/, 'state=forged'))).toBe('/login?sso=expired');
  expect(await finish(jar, back.replace('/okta/', '/egnyte/'))).toBe('/login?sso=expired');
  expect(await finish(jar)).toBe('/');
  expect(await finish(jar)).toBe('/login?sso=expired');

  // Somebody changes what one browser asks for into what another did.
  const mine: Jar = new Map();
  const [asked, theirs] = [(await setOut(edge, mine, viaOkta())).headers.get('location') ?? '', (await setOut(edge, new Map(), viaOkta())).headers.get('location') ?? ''].map((each) => new URL(each));
  for (const name of ['state', 'code_challenge']) theirs!.searchParams.set(name, asked!.searchParams.get(name)!);
  expect(await finish(mine, await wayBack(edge, okta, theirs!.href))).toBe('/login?sso=denied');
});

test('who is not let in, and why', async () => {
  const outcome = async (person: IdentityProvider['person']) => {
    okta.person = person;
    return (await signInAt(edge, okta, viaOkta('/links'))).location;
  };
  expect(await outcome(null)).toBe('/login?sso=denied&next=%2Flinks');
  expect(await outcome({ email: 'jörg@halden.example', email_verified: true })).toBe('/login?sso=unverified&next=%2Flinks');
  okta.isForged = true;
  expect(await outcome({ email: 'ines@halden.example', email_verified: true })).toBe('/login?sso=denied&next=%2Flinks');
  okta.isForged = false;
  expect(await outcome({ email: 'ines@halden.example', email_verified: false })).toBe('/login?sso=unverified&next=%2Flinks');
  expect(await outcome({ email: 'ines@fjord.example', email_verified: true })).toBe('/login?sso=foreign&next=%2Flinks');
  const { body } = await edge.call<{ data: { id: string; email: string }[] }>('GET', '/api/users');
  const ines = body.data.find(({ email }) => email === 'Ines@halden.example')!.id;
  const graph = (query: string) => edge.call('POST', '/graphql', { json: { query } });
  await graph(`mutation { lockMember(userId: "${ines}") { id } }`);
  expect(await outcome({ email: 'ines@halden.example', email_verified: true })).toBe('/login?sso=locked&next=%2Flinks');
  await graph(`mutation { removeMember(userId: "${ines}") }`);
  expect(await outcome({ email: 'ines@halden.example', email_verified: true })).toBe('/login?sso=removed&next=%2Flinks');
});

test('who took an address in another team, where its mail never went, is out once its owner comes', async () => {
  const email = 'victim@halden.example';
  const { body: invited } = await edge.call<{ data: { user: { id: string } }[] }>('POST', '/api/users/invitations', { token: other.token, json: { emails: [email] } });
  const { body: seen } = await edge.call<{ data: { user: { invitationLink: string } } }>('POST', '/graphql', { token: other.token, json: { query: `{ user(id: "${invited.data[0]!.user.id}") { invitationLink } }` } });
  const password = 'nine quiet blue rivers';
  const json = { token: seen.data.user.invitationLink.split('#')[1], password, password_confirmation: password, device_name: 'spec' };
  const { token } = (await edge.call<{ data: { token: string } }>('POST', '/password/create', { token: null, json })).body.data;
  const { id: userId } = (await edge.call<{ data: { id: string } }>('GET', '/api/user', { token })).body.data;
  await turnOnTotp(edge.lectern, { userId, teamId: other.teamId });
  okta.person = { email, email_verified: true };
  const { location, jar } = await signInAt(edge, okta, viaOkta());
  expect([location, (await as(jar)).id]).toEqual(['/', userId]);
  expect([(await edge.call('GET', '/api/user', { token })).status, (await login(email, password)).status]).toEqual([401, 422]);
  const { body } = await fromPage<{ data: { secondFactor: { hasTotp: boolean } } }>(edge, jar, 'POST', '/graphql', { query: '{ secondFactor { hasTotp } }' });
  expect(body.data.secondFactor.hasTotp).toBe(false);
  await until(async () => (await mailsTo(edge, email)).some(({ subject }) => subject?.includes('company’s account')), 'they are told');
});

test('where it is required, people of the domain come in no other way but for one administrator, and strangers learn nothing', async () => {
  okta.person = { email: 'kim@halden.example', email_verified: true, name: 'Kim' };
  const { jar } = await signInAt(edge, okta, viaOkta());
  const kim = await as(jar);
  expect(await check('kim@halden.example')).toEqual({ requires_sso: false });
  expect((await require(kim.id)).problem).toEqual(['INVALID', ['exceptUserId']]);
  expect((await require((await as(ada)).id)).configuration).toMatchObject({ isRequired: true, except: { email: admin.email } });
  const destination = '/login/sso?domain=halden.example';
  for (const email of ['kim@halden.example', admin.email, 'nobody@halden.example']) expect(await check(email)).toEqual({ requires_sso: true, destination });
  expect(await check('kim@elsewhere.example')).toEqual({ requires_sso: false });
  expect((await signInAt(edge, okta, `${destination}&next=%2Flinks`)).location).toBe('/links');

  await fromPage(edge, jar, 'POST', '/password/email', { email: kim.email });
  const mail = await until(async () => (await mailsTo(edge, kim.email))[0], 'a link to choose a password is mailed');
  const token = /token=([\w-]{43})/.exec(mail.text ?? '')![1];
  const password = 'seven slow green trains';
  expect((await edge.call('POST', '/password/reset', { token: null, json: { email: kim.email, token, password, password_confirmation: password } })).status).toBe(200);
  expect(await login(kim.email, password)).toMatchObject({ status: 403, body: { code: 'FORBIDDEN', message: expect.stringContaining('sign in with Okta') } });
  const [wrong, unknown] = [await login(kim.email, 'not what I chose'), await login('nobody@halden.example', 'not what I chose')];
  expect([wrong.status, wrong.text]).toEqual([422, unknown.text]);
  expect((await login(admin.email, admin.password)).status).toBe(200);
  expect((await configure({ provider: 'EGNYTE', host: egnyte.host })).problem).toEqual(['CONFLICT', []]);
  expect((await change('makeSingleSignOnOptional')).configuration).toMatchObject({ isRequired: false });
  expect((await login(kim.email, password)).status).toBe(200);
});

test('requiring it signs out who came by password, within a second on every copy, and says how many before; others stay', async () => {
  const { id: adminId } = await as(ada);
  const count = async () => (await edge.call<{ data: { singleSignOn: { signedOutByRequiring: { people: number } } } }>('POST', '/graphql', { json: { query: `{ singleSignOn { signedOutByRequiring(exceptUserId: "${adminId}") { people isAll } } }` } })).body.data.singleSignOn.signedOutByRequiring;
  const { token } = (await login('kim@halden.example', 'seven slow green trains')).body.data;
  await login('kim@halden.example', 'seven slow green trains');
  okta.person = { email: 'kim@halden.example', email_verified: true };
  const { jar } = await signInAt(edge, okta, viaOkta());
  const outside = await addPerson(edge.lectern, { teamId: (await edge.call<{ data: { current_team_id: string } }>('GET', '/api/user')).body.data.current_team_id });
  expect(await count()).toEqual({ people: 1, isAll: true });
  const copy = await startCopy(edge);
  const there = async () => (await edge.call('GET', `${copy.url}/api/user`, { token })).status;
  expect(await there()).toBe(200);

  await require(adminId);
  const requiredAt = performance.now();
  expect((await edge.call('GET', '/api/user', { token })).status).toBe(401);
  await until(async () => (await there()) === 401, 'the other copy knows it');
  expect(performance.now() - requiredAt).toBeLessThan(SOON_MS);
  for (const kept of [edge.token, outside.token]) expect((await edge.call('GET', '/api/user', { token: kept })).status).toBe(200);
  expect([(await as(jar)).email, await count()]).toEqual(['kim@halden.example', { people: 0, isAll: true }]);
  await copy.stop();
  await change('makeSingleSignOnOptional');
  // What was ended stays ended, and is in no list; who comes in anew is in.
  expect((await edge.call('GET', '/api/user', { token })).status).toBe(401);
  const anew = (await login('kim@halden.example', 'seven slow green trains')).body.data.token;
  const signIns = async (): Promise<unknown[]> => (await edge.call<{ data: { viewer: { signIns: unknown[] } } }>('POST', '/graphql', { token: anew, json: { query: '{ viewer { signIns { id method } } }' } })).body.data.viewer.signIns;
  expect(await signIns()).toMatchObject([{ method: 'PASSWORD' }, { method: 'OKTA' }]);
  for (const kept of [edge.token, outside.token]) expect((await edge.call('GET', '/api/user', { token: kept })).status).toBe(200);
  // Nor does it begin again where the domain is taken back.
  const { id: domainId } = (await change('makeSingleSignOnOptional')).domains.find(({ domain }) => domain === 'halden.example')!;
  await change('removeTeamDomain', [['domainId', 'ID!', domainId]]);
  const statuses = async () => [(await edge.call('GET', '/api/user', { token })).status, (await edge.call('GET', '/api/user', { token: anew })).status];
  expect(await statuses()).toEqual([401, 200]);
  // What is required of other domains meanwhile ends nothing of this one, nor does proving it once more.
  await require(adminId);
  await change('makeSingleSignOnOptional');
  expect(await statuses()).toEqual([401, 200]);
  await own('halden.example');
  expect(await statuses()).toEqual([401, 200]);
});

test('a team’s provider stands in for the second factor there, and opens no other team of whoever has a factor of their own', async () => {
  const { id: adminId, current_team_id: teamId } = (await fromPage<{ data: { id: string; current_team_id: string } }>(edge, ada, 'GET', '/api/user')).body.data;
  const { body: listed } = await edge.call<{ data: { id: string; email: string }[] }>('GET', '/api/users');
  const userId = listed.data.find(({ email }) => email === 'kim@halden.example')!.id;
  await bringInto(edge.lectern, { userId, teamId: other.teamId, byUserId: adminId });
  await askForSecondFactor(edge.lectern, teamId, true);
  okta.person = { email: 'kim@halden.example', email_verified: true };
  const { jar } = await signInAt(edge, okta, viaOkta());
  expect((await fromPage(edge, jar, 'GET', '/api/users')).status).toBe(200);
  await turnOnTotp(edge.lectern, { userId, teamId });
  expect(await fromPage(edge, jar, 'POST', `/api/users/${userId}/teams/${other.teamId}/switch`, {})).toMatchObject({ status: 403, body: { message: expect.stringContaining('your second factor') } });
  const { body } = await fromPage<{ errors: { extensions: { code: string } }[] }>(edge, jar, 'POST', '/graphql', { query: 'mutation { turnOffTotp { hasTotp } }' });
  expect(body.errors[0]!.extensions.code).toBe('FORBIDDEN');
  await askForSecondFactor(edge.lectern, teamId, false);

  // With it they come into the other team though this one requires its provider, and from there no further.
  await require(adminId);
  const json = { email: 'kim@halden.example', password: 'seven slow green trains', device_name: 'spec', code: new TOTP({ secret: Secret.fromBase32('JBSWY3DPEHPK3PXP') }).generate() };
  const { token } = (await edge.call<{ data: { token: string } }>('POST', '/login', { token: null, json })).body.data;
  expect((await edge.call<{ data: object }>('GET', '/api/user', { token })).body.data).toMatchObject({ id: userId, current_team_id: other.teamId });
  expect(await edge.call('POST', `/api/users/${userId}/teams/${teamId}/switch`, { token, json: {} })).toMatchObject({ status: 403, body: { message: expect.stringContaining('your company’s account') } });
  await change('makeSingleSignOnOptional');
});

test('Dynamics says itself where its people sign in, and who is a guest there is nobody of the team', async () => {
  await own('fjord.example', other.token);
  expect((await configure({ provider: 'DYNAMICS', host: dynamics.host }, other.token)).problem).toBeUndefined();
  expect(await tryOut(dynamics, { preferred_username: 'lars@fjord.example' }, { token: other.token })).toBe('/team?sso=tested');
  const path = `/login/dynamics?crm_hostname=${dynamics.host}`;
  const { location, jar } = await signInAt(edge, dynamics, path);
  expect([location, (await as(jar)).email]).toEqual(['/', 'lars@fjord.example']);
  dynamics.person = { preferred_username: 'lars@fjord.example', tid: '9188040d-6c67-4c5b-b112-36a304b66dad' };
  expect((await signInAt(edge, dynamics, path)).location).toBe('/login?sso=denied');
  dynamics.person = { preferred_username: 'mia@fjord.example', idp: 'https://elsewhere.example' };
  expect((await signInAt(edge, dynamics, path)).location).toBe('/login?sso=unverified');
});

test('Egnyte signs in by its own OAuth', async () => {
  expect((await configure({ provider: 'EGNYTE', host: egnyte.host }, other.token)).configuration).toMatchObject({ provider: 'EGNYTE', testedAt: null });
  expect(await tryOut(egnyte, { email: 'lars@fjord.example' }, { token: other.token })).toBe('/team?sso=tested');
  const path = `/login/egnyte?domain=${egnyte.host}`;
  const { location, jar } = await signInAt(edge, egnyte, path);
  expect([location, (await as(jar)).email]).toEqual(['/', 'lars@fjord.example']);
  egnyte.person = { email: 'lars@fjord.example', locked: true };
  expect((await signInAt(edge, egnyte, path)).location).toBe('/login?sso=denied');
});

test('nobody is sent to strangers, whatever stands in the address or the host', async () => {
  okta.person = { email: 'kim@halden.example', email_verified: true };
  for (const next of ['//evil.example', '/\\evil.example', '/\t/evil.example', 'https://evil.example', 'javascript:alert(1)']) expect((await signInAt(edge, okta, viaOkta(next))).location).toBe('/');
  for (const path of ['/login/okta?domain=evil.example', '/login/egnyte?domain=evil.example%2F%40x', '/login/dynamics?crm_hostname=%2F%2Fevil.example', '/login/sso?domain=evil.example']) expect((await signInAt(edge, okta, path)).location).toBe('/login?sso=unknown');
  for (const [path, asked] of [['/login/okta', 'okta'], ['/login/egnyte?domain=%20', 'egnyte'], ['/login/dynamics?next=%2F%2Fevil.example', 'dynamics']] as const) expect((await signInAt(edge, okta, path)).location).toBe(`/login?organization=${asked}`);
  expect((await signInAt(edge, okta, '/login/okta?next=%2Flinks')).location).toBe('/login?organization=okta&next=%2Flinks');
  const forwarded = await setOut(edge, new Map(), viaOkta(), { 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' });
  expect(new URL(forwarded.headers.get('location')!).searchParams.get('redirect_uri')).toBe(`${edge.url}/login/okta/callback`);
});

test('of an organization’s address only its looks are checked, the same for a customer’s and for anybody’s', async () => {
  const checked = async (path: string, provider: string, domain: string) => (await edge.call('GET', `/api/${path}/check?${new URLSearchParams({ provider, domain }).toString()}`, { token: null })).text;
  const good = await checked('auth-providers', 'okta', okta.host);
  expect(JSON.parse(good)).toEqual({ valid: true });
  for (const [path, provider, domain] of [['auth-providers', 'okta', 'nobody.okta.com'], ['auth-providers', 'dynamics', 'nobody.crm4.dynamics.com'], ['egnyte/domain', 'egnyte', 'nobody.egnyte.com']] as const) expect(await checked(path, provider, domain)).toBe(good);
  for (const domain of ['nobody.example', 'okta.com', '.okta.com', 'a b.okta.com', 'evil.example/.okta.com', 'evil.example#.okta.com']) expect(JSON.parse(await checked('auth-providers', 'okta', domain))).toMatchObject({ errors: { domain: [expect.any(String)] } });
});
