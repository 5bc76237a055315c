import { expect, test } from '@jest/globals';
import { parseSecrets } from '@lectern/kernel/keys/secrets.ts';
import { readSettings } from '@lectern/kernel/engines/settings.ts';
import { egnyteClaims } from './egnyte.ts';
import { providerUrl, isMicrosoftLogin, normalizeHost } from './hosts.ts';
import { openSsoState, sealSsoState, type SsoState } from './sso-state.ts';
import { identityFromClaims } from './identity-claims.ts';

const teamId = '01a1fa00-0000-7000-8000-00000000000a';
const userId = '01a1fa00-0000-7000-8000-0000000000b0';

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

test('an invalid answer of Egnyte has an error as its cause, so that it is logged', async () => {
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
