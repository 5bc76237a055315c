import { expect, test } from '@jest/globals';
import {
  SingleSignOnConfigured,
  SingleSignOnMadeOptional,
  SingleSignOnRequired,
  SingleSignOnTested,
  SingleSignOnTurnedOff,
} from '@lectern/schemas/events/identity/single-sign-on.ts';
import { parseSecrets } from '@lectern/kernel/access/secrets.ts';
import type { EventMeta } from '@lectern/kernel/events/recorded-event.ts';
import { given } from '@lectern/kernel/commands/given.ts';
import { readSettings } from '@lectern/kernel/settings.ts';
import { egnyteClaims } from './egnyte.ts';
import { isEndedByRequirement, type DomainPeriod } from './ended-by-requirement.ts';
import { providerUrl, isMicrosoftLogin, normalizeHost } from './hosts.ts';
import { openSsoState, sealSsoState, type SsoState } from './sso-state.ts';
import { requirementsOf, singleSignOn, type SingleSignOnEvent } from './single-sign-on.ts';
import { identityFromClaims } from './identity-claims.ts';

const teamId = '01a1fa00-0000-7000-8000-00000000000a';
const userId = '01a1fa00-0000-7000-8000-0000000000b0';
const timeOf = (minute: number) => `2026-11-20T12:0${minute}:00.000Z`;
const client = {
  provider: 'OKTA',
  host: 'halden.okta.com',
  clientId: 'id',
  defaultRole: 'TEAM_MEMBER',
} as const;
const configured = SingleSignOnConfigured({ teamId, ...client, clientSecret: 'secret' });
const tested = SingleSignOnTested({ teamId, userId });
const required = SingleSignOnRequired({ teamId, exceptUserId: userId });
const configure = { type: 'Configure', teamId, ...client, clientSecret: null } as const;
const require = { type: 'Require', teamId, exceptUserId: userId } as const;

test('a secret stays as long as it is of the same client, and another client needs its own', () => {
  given(singleSignOn, []).when(configure).thenFails('INVALID');
  given(singleSignOn, [configured]).when(configure).then([]);
  given(singleSignOn, [configured])
    .when({ ...configure, defaultRole: 'TEAM_ADMIN' })
    .then([SingleSignOnConfigured({ ...configured.data, defaultRole: 'TEAM_ADMIN' })]);
  given(singleSignOn, [configured])
    .when({ ...configure, host: 'other.okta.com' })
    .thenFails('INVALID');
});

test('it is required once it was tested, and another client is another test', () => {
  given(singleSignOn, []).when(require).thenFails('CONFLICT');
  given(singleSignOn, [configured]).when(require).thenFails('CONFLICT');
  given(singleSignOn, [configured, tested]).when(require).then([required]);
  given(singleSignOn, [configured, tested, required]).when(require).then([]);
  const renewed = SingleSignOnConfigured({ ...configured.data, clientSecret: 'new' });
  given(singleSignOn, [configured, tested, renewed]).when(require).thenFails('CONFLICT');
  given(singleSignOn, [configured, tested, renewed, tested]).when(require).then([required]);
  given(singleSignOn, [
    configured,
    tested,
    SingleSignOnConfigured({ ...configured.data, defaultRole: 'TEAM_ADMIN' }),
  ])
    .when(require)
    .then([required]);
  given(singleSignOn, [
    configured,
    tested,
    SingleSignOnConfigured({ ...configured.data, clientId: 'other' }),
  ])
    .when(require)
    .thenFails('CONFLICT');
  given(singleSignOn, [configured, renewed])
    .when({ type: 'NoteTest', teamId, userId, revision: 1 })
    .thenFails('CONFLICT');
  given(singleSignOn, [configured, renewed])
    .when({ type: 'NoteTest', teamId, userId, revision: 2 })
    .then([tested]);
});

test('while it is required its client stays, though its secret may be renewed; it stops being required, and is turned off', () => {
  const on = [configured, tested, required];
  given(singleSignOn, on)
    .when({ ...configure, clientId: 'other', clientSecret: 'x' })
    .thenFails('CONFLICT');
  given(singleSignOn, on)
    .when({ ...configure, clientSecret: 'new' })
    .then([SingleSignOnConfigured({ ...configured.data, clientSecret: 'new' })]);
  expect(
    given(singleSignOn, [
      ...on,
      SingleSignOnConfigured({ ...configured.data, clientSecret: 'new' }),
    ]).state,
  ).toMatchObject({ exceptUserId: userId, clientSecret: 'new' });
  given(singleSignOn, on)
    .when({ type: 'MakeOptional', teamId })
    .then([SingleSignOnMadeOptional({ teamId })]);
  given(singleSignOn, [configured]).when({ type: 'MakeOptional', teamId }).then([]);
  given(singleSignOn, on)
    .when({ type: 'TurnOff', teamId })
    .then([SingleSignOnTurnedOff({ teamId })]);
  given(singleSignOn, [...on, SingleSignOnTurnedOff({ teamId })])
    .when({ type: 'TurnOff', teamId })
    .then([]);
  expect(
    given(singleSignOn, [...on, SingleSignOnTurnedOff({ teamId }), configured]).state,
  ).toMatchObject({ tested: null, exceptUserId: null, revision: 2 });
});

/** A minute each, from the first on. @returns whether sign-ins of people whom the provider does not send are ended */
function afterwards(...events: SingleSignOnEvent[]) {
  const state = [configured, tested, ...events].reduce(
    (before, event, minute) =>
      singleSignOn.evolve(before, event, { time: timeOf(minute) } as EventMeta),
    singleSignOn.initial,
  );
  return ({
    by,
    at = 0,
    counted = 0,
    owned = [{ provenAt: timeOf(0), removedAt: null }],
    isAdmin = true,
  }: {
    by: string;
    at?: number;
    counted?: number | null;
    owned?: DomainPeriod[];
    isAdmin?: boolean;
  }) =>
    isEndedByRequirement(
      { userId: by, cameAt: timeOf(at), requirementsEnded: counted },
      requirementsOf(state),
      owned,
      isAdmin,
    );
}
const [one, two, three] = [
  userId,
  '01a1fa00-0000-7000-8000-0000000000b1',
  '01a1fa00-0000-7000-8000-0000000000b2',
];
const requiredBut = (exceptUserId: string) => SingleSignOnRequired({ teamId, exceptUserId });
const optional = SingleSignOnMadeOptional({ teamId });

test('what was ended because it was required stays ended: for everybody but who was excepted all the time, as long as they run the team', () => {
  const told = (...events: SingleSignOnEvent[]) =>
    [one, two, three].map((by) => afterwards(...events)({ by }));
  expect(told()).toEqual([false, false, false]);
  expect(told(requiredBut(one))).toEqual([false, true, true]);
  expect(told(requiredBut(one), optional)).toEqual([false, true, true]);
  expect(told(requiredBut(one), SingleSignOnTurnedOff({ teamId }), configured)).toEqual([
    false,
    true,
    true,
  ]);
  expect(told(requiredBut(one), requiredBut(two))).toEqual([true, true, true]);
  expect(told(requiredBut(one), optional, requiredBut(one), optional)).toEqual([false, true, true]);
  for (const events of [[requiredBut(one)], [requiredBut(one), optional]])
    expect(afterwards(...events)({ by: one, isAdmin: false })).toBe(true);
});

test('whoever came since it is not required any more is in, whatever their process’s clock says; of those from before that was counted the time decides', () => {
  const ended = afterwards(requiredBut(one), optional, requiredBut(two), optional);
  expect([0, 1, 2].map((counted) => ended({ by: three, counted, at: 0 }))).toEqual([
    true,
    true,
    false,
  ]);
  expect([0, 1, 2].map((counted) => ended({ by: two, counted, at: 9 }))).toEqual([
    true,
    false,
    false,
  ]);
  expect([2, 4, 5].map((at) => ended({ by: three, counted: null, at }))).toEqual([
    true,
    true,
    false,
  ]);
});

test('only who was of a domain of the team while it was required is signed out by it', () => {
  const ended = afterwards(requiredBut(one), optional); // From minute 2 to 3.
  const owned = (provenAt: number, removedAt: number | null) => [
    { provenAt: timeOf(provenAt), removedAt: removedAt === null ? null : timeOf(removedAt) },
  ];
  expect(ended({ by: two, owned: owned(0, 1) })).toBe(false);
  expect(ended({ by: two, owned: owned(4, null) })).toBe(false);
  expect(ended({ by: two, owned: [] })).toBe(false);
  expect(
    [owned(0, 4), [...owned(0, 1), ...owned(2, null)]].map((each) =>
      ended({ by: two, owned: each }),
    ),
  ).toEqual([true, true]);
  // Taken back while it is required: whoever comes by password after that is in, and stays.
  const long = [requiredBut(one), tested, tested];
  for (const events of [long, [...long, optional]])
    expect([3, 4].map((at) => afterwards(...events)({ by: two, at, owned: owned(0, 4) }))).toEqual([
      true,
      false,
    ]);
});

test('hosts are those below the provider’s own names, and what the operator has added', () => {
  const settings = readSettings({
    LECTERN_SIGN_ON_HOSTS:
      'okta=https://Login.halden.example:8443/, dynamics=http://127.0.0.1:9, okta=https://sso.example/realms/Acme, okta=https://sso.example/realms/Acme/eu, okta=https://id.example/auth/',
  });
  const origins = (provider: 'OKTA' | 'DYNAMICS' | 'EGNYTE', ...hosts: string[]) =>
    hosts.map((host) => providerUrl(provider, normalizeHost(provider, host, settings), settings));
  expect(origins('OKTA', 'https://Halden.okta.com/app', 'login.halden.example:8443')).toEqual([
    'https://halden.okta.com',
    'https://login.halden.example:8443',
  ]);
  expect(
    origins(
      'OKTA',
      'SSO.example/realms/Acme/',
      'https://sso.example/realms/Acme/account?a=b',
      'https://sso.example/realms/Acme/eu',
      'id.example',
    ),
  ).toEqual([
    'https://sso.example/realms/Acme',
    'https://sso.example/realms/Acme',
    'https://sso.example/realms/Acme/eu',
    'https://id.example/auth',
  ]);
  for (const host of [
    'sso.example',
    'sso.example/realms/acme',
    'sso.example/realms/Acme2',
    'sso.example/realms/../realms/Acme',
    'id.example/other',
    'sso.example@evil.example/realms/Acme',
  ])
    expect([host, ...origins('OKTA', host)]).toEqual([host, null]);
  expect(origins('EGNYTE', 'sso.example/realms/Acme')).toEqual([null]);
  expect(origins('DYNAMICS', 'halden.crm4.dynamics.com', '127.0.0.1:9')).toEqual([
    'https://halden.crm4.dynamics.com',
    'http://127.0.0.1:9',
  ]);
  for (const host of [
    'okta.com',
    '.okta.com',
    'evilokta.com',
    'halden.okta.com.evil.example',
    'halden.okta.com:8080',
    'a@halden.okta.com',
    'halden.egnyte.com',
    '127.0.0.1:9',
    '-a.okta.com',
    '',
  ])
    expect([host, ...origins('OKTA', host)]).toEqual([host, null]);
  expect(
    [
      'https://login.microsoftonline.com',
      'http://127.0.0.1:9',
      'https://login.halden.example:8443',
      'https://evil.example',
    ].map((origin) => isMicrosoftLogin(origin, settings)),
  ).toEqual([true, true, false, false]);
  for (const wrong of [
    'okta',
    'okta=halden.example',
    'google=https://a.example',
    'okta=https://a.example/path?x',
    'okta=https://a.example/../x',
    'okta=https://a.example/x//y',
    'egnyte=https://a.example/path',
  ])
    expect(() => readSettings({ LECTERN_SIGN_ON_HOSTS: wrong })).toThrow('LECTERN_SIGN_ON_HOSTS');
});

test('an address counts where the provider says that it is verified, or that its own people sign in with it', () => {
  const email = 'kim@halden.example';
  expect(identityFromClaims('OKTA', { email, email_verified: true, name: 'Kim' })).toEqual({
    email,
    isVerified: true,
    name: 'Kim',
  });
  for (const claims of [
    { email },
    { email, email_verified: false },
    { email, xms_edov: true },
    { email, email_verified: 'no' },
  ])
    expect(identityFromClaims('OKTA', claims)).toMatchObject({ isVerified: false });
  expect(
    identityFromClaims('DYNAMICS', {
      email,
      xms_edov: 1,
      given_name: 'Kim',
      family_name: 'Marlow',
    }),
  ).toEqual({ email, isVerified: true, name: 'Kim Marlow' });
  expect(
    identityFromClaims('DYNAMICS', { email: 'chosen@by.themselves', preferred_username: email }),
  ).toMatchObject({ email, isVerified: true });
  for (const guest of [{ idp: 'https://elsewhere.example' }, { acct: 1 }])
    expect(identityFromClaims('DYNAMICS', { preferred_username: email, ...guest })).toBeNull();
  for (const claims of [
    {},
    { email: 7 },
    { email: 'kim' },
    { preferred_username: email },
    ...['a b@halden.example', 'jörg@halden.example', '"><b>@halden.example'].map((wrong) => ({
      email: wrong,
      email_verified: true,
    })),
  ])
    expect(identityFromClaims('OKTA', claims)).toBeNull();
});

test('why Egnyte’s answer is not good is told by an error, so that it is logged', async () => {
  const egnyte = {
    origin: 'https://halden.egnyte.com',
    clientId: 'id',
    clientSecret: 'secret',
    settings: readSettings({}),
  };
  const answered = egnyteClaims(
    egnyte,
    { redirectUri: 'https://lectern.example', codeVerifier: 'v' },
    'error=access_denied',
  );
  await expect(answered).rejects.toMatchObject({
    code: 'FORBIDDEN',
    cause: new Error('It answered access_denied'),
  });
});

test('what a browser carries is read by us alone, for its time', () => {
  const secrets = parseSecrets('a secret of these specs alone and long enough');
  const way: SsoState = {
    attemptId: userId,
    teamId,
    errand: { kind: 'SIGN_IN' },
    provider: 'OKTA',
    revision: 1,
    issuer: 'https://halden.okta.com',
    state: 's',
    nonce: 'n',
    codeVerifier: 'v',
    next: '/',
    expiresAt: '2026-11-20T12:10:00.000Z',
  };
  const sealed = sealSsoState(secrets, way);
  expect(openSsoState(secrets, sealed, '2026-11-20T12:09:59.000Z')).toEqual(way);
  expect(openSsoState(secrets, sealed, way.expiresAt)).toBeNull();
  expect(
    openSsoState(
      parseSecrets('another secret of these specs as long as that'),
      sealed,
      '2026-11-20T12:00:00.000Z',
    ),
  ).toBeNull();
  for (const text of ['', 'x', `${sealed.slice(0, -2)}AA`, '{"state":"s"}'])
    expect(openSsoState(secrets, text, '2026-11-20T12:00:00.000Z')).toBeNull();
});
