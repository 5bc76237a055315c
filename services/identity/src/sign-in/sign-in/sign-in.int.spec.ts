import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { newId } from '@lectern/kernel/ids.ts';
import { blindIndex } from '@lectern/kernel/keys/blind-index.ts';
import { metrics } from '@lectern/kernel/observability/metrics.ts';
import { costOf, hashPassword, isOutdated } from '../passwords/password-hash.ts';
import {
  anIdentity,
  anna,
  documents,
  problem,
  type Identity,
  type SignedInAnswer,
} from '../../testing/an-identity.ts';
import { tokenHashOf } from '../tokens/token.ts';
import { user } from '../../people/user/user.ts';

let identity: Identity;
let first: SignedInAnswer;

beforeAll(async () => {
  identity = await anIdentity();
  first = await identity.setUp();
});
afterAll(() => identity.running.remove());

const unauthenticated = {
  ...problem('UNAUTHENTICATED'),
  message: 'This email and password do not match.',
};

test('the right password signs in, however the address is written', async () => {
  const { token, user: who, expiresAt } = await identity.signIn({ email: '  ANNA@example.COM ' });
  expect(who.id).toBe(first.user.id);
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(hoursUntil(expiresAt)).toBeCloseTo(12, 1);
});

test('remembered, or from a device, it lasts longer', async () => {
  expect(hoursUntil((await identity.signIn({ remember: true })).expiresAt)).toBeCloseTo(30 * 24, 1);
  expect(
    hoursUntil((await identity.signIn({ deviceName: "Anna's tablet" })).expiresAt),
  ).toBeCloseTo(90 * 24, 1);
});

test('a wrong password and an unknown address get the same answer', async () => {
  await expect(identity.signIn({ password: 'wrong horse battery' })).rejects.toMatchObject(
    unauthenticated,
  );
  await expect(identity.signIn({ email: 'nobody@example.com' })).rejects.toMatchObject(
    unauthenticated,
  );
  await expect(identity.signIn({ email: 'not an address' })).rejects.toMatchObject(unauthenticated);
});

test('and are the same work: one hash of the same cost', async () => {
  const before = await hashes();
  await identity.signIn({ password: 'wrong horse battery' }).catch(() => undefined);
  const known = await hashes();
  await identity.signIn({ email: 'nobody@example.com' }).catch(() => undefined);
  const unknown = await hashes();
  const cost = 'ln=10,r=8,p=3';
  expect(known).toEqual({ ...before, [cost]: before[cost]! + 1 });
  expect(unknown).toEqual({ ...before, [cost]: before[cost]! + 2 });
});

test('what is missing is said by field', async () => {
  await expect(identity.signIn({ email: ' ', password: '' })).rejects.toMatchObject(
    problem('INVALID', {
      fields: {
        email: ['Enter your email.'],
        password: ['Enter your password.'],
      },
    }),
  );
});

test('of many guesses at one address few are heard, known or not, and the owner still comes in from where they were', async () => {
  for (const email of [anna.email, 'nobody-at-all@example.com']) {
    const settled = await Promise.allSettled(
      Array.from({ length: 40 }, (_, number) =>
        identity.signIn({ email, password: 'wrong horse battery', address: `203.0.113.${number}` }),
      ),
    );
    const codes = settled.map((each) =>
      each.status === 'rejected'
        ? (each.reason as { extensions: { code: string } }).extensions.code
        : 'in',
    );
    expect(codes.filter((code) => code === 'UNAUTHENTICATED').length).toBeLessThanOrEqual(10);
    expect(new Set(codes)).toEqual(new Set(['UNAUTHENTICATED', 'TOO_MANY_REQUESTS']));
  }
  await expect(identity.signIn({ address: '203.0.113.250' })).rejects.toMatchObject(
    problem('TOO_MANY_REQUESTS', { retryAfter: expect.any(Number) }),
  );
  await expect(identity.signIn()).resolves.toBeDefined();
});

test('signing out makes the token stand for nothing, and no other one', async () => {
  const [one, other] = [await identity.signIn(), await identity.signIn()];
  const claims = await identity.as(one.token);
  expect(await identity.call('signOut', {}, claims)).toBe(true);
  expect(await identity.claims(one.token)).toBeNull();
  expect(await identity.claims(other.token)).not.toBeNull();
  expect(await identity.call('signOut', {}, claims)).toBe(true); // A retry.
});

test('signing out needs a sign-in', async () => {
  await expect(identity.call('signOut')).rejects.toMatchObject(problem('UNAUTHENTICATED'));
});

test('forged, foreign and odd tokens stand for nothing', async () => {
  const { token } = await identity.signIn();
  const flipped = token.slice(0, -2) + (token.endsWith('AA') ? 'BB' : 'AA');
  for (const text of [
    '',
    ' ',
    flipped,
    `${token} `,
    token.toLowerCase(),
    'a'.repeat(43),
    'a'.repeat(100_000),
    '{"$ne":null}',
  ]) {
    expect(await identity.claims(text)).toBeNull();
  }
});

test('a request repeated under its key gets a token that works', async () => {
  const idempotency = { key: newId(), hash: 'h' };
  const input = { email: anna.email, password: anna.password, address: '192.0.2.1' };
  for (let time = 0; time < 3; time++) {
    const { data } = await identity.running.call({
      service: 'identity',
      document: documents.signIn,
      variables: { input },
      idempotency,
    });
    expect(
      await identity.claims(
        (data as { signIn: { signedIn: SignedInAnswer } }).signIn.signedIn.token,
      ),
    ).not.toBeNull();
  }
});

test('members of other teams are not found', async () => {
  const claims = await identity.as(first.token);
  const of = [
    { __typename: 'User', id: first.user.id },
    { __typename: 'Team', id: first.user.currentTeam.id },
    { __typename: 'User', id: newId() },
  ];
  expect(await identity.call('entities', { of }, claims)).toMatchObject([
    { email: anna.email, currentTeamRole: 'TEAM_ADMIN' },
    { name: 'Acme' },
    null,
  ]);
  const stranger = { ...claims, userId: newId(), teamId: newId() } as typeof claims;
  expect(await identity.call('entities', { of }, stranger)).toEqual([null, null, null]);
  const colleague = { ...claims, userId: newId() } as typeof claims;
  expect(await identity.call('entities', { of }, colleague)).toMatchObject([
    { email: anna.email, teams: [{ id: first.user.currentTeam.id }] },
    { name: 'Acme' },
    null,
  ]);
});

test('claims of a missing user give no viewer', async () => {
  const claims = { ...(await identity.as(first.token)), userId: newId() } as Awaited<
    ReturnType<Identity['as']>
  >;
  await expect(identity.call('viewer', {}, claims)).rejects.toMatchObject(
    problem('UNAUTHENTICATED'),
  );
});

test('no commit says address, name, password or token in the open', async () => {
  const { token } = await identity.signIn({
    deviceName: 'Annas-device',
    userAgent: 'Annas-browser',
  });
  const { store } = identity.running.service('identity');
  const said: string[] = [];
  for await (const stream of store.commits.streams())
    said.push(JSON.stringify(await store.commits.read(stream)));
  for (const secret of [
    anna.email,
    '"Anna"',
    '$scrypt$',
    token,
    tokenHashOf(token),
    'Annas-device',
    'Annas-browser',
  ])
    expect(said.join('\n')).not.toContain(secret);
});

test('an outdated hash is replaced when its owner signs in, and the password stays the same', async () => {
  const other = await anIdentity();
  try {
    const { handler } = other.running.service('identity');
    const origin = {
      actorId: null,
      onBehalfOfId: null,
      correlationId: 'spec',
      causationId: null,
      idempotency: null,
    };
    const userId = newId();
    const emailName = await blindIndex(other.running.engines.keys, 'global', anna.email);
    const today = costOf(other.running.engines.settings);
    const passwordHash = await hashPassword(anna.password, { ...today, p: 1 });
    const command = {
      type: 'RegisterFirstAdmin',
      userId,
      email: anna.email,
      emailName,
      name: 'Anna',
      passwordHash,
      teamId: newId(),
      teamName: 'Acme',
    } as const;
    await handler.execute(user, null, userId, command, origin);
    await other.running.settled();
    await other.signIn();
    const { state } = await handler.states.load(user, null, userId);
    expect(
      state.status === 'active' &&
        state.passwordHash !== null &&
        isOutdated(state.passwordHash, today),
    ).toBe(false);
    expect(state).not.toMatchObject({ passwordHash });
    await other.signIn();
    expect((await handler.states.load(user, null, userId)).number).toBe(2);
  } finally {
    await other.running.remove();
  }
});

test('once a person’s key is erased, tokens are invalid and signing in answers as for an unknown address', async () => {
  const other = await anIdentity();
  try {
    const { token, user: who } = await other.setUp();
    await other.running.engines.keys.erase(who.id);
    const { handler, store } = other.running.service('identity');
    const folded = await handler.foldView(`User/${who.id}`);
    await store.views.put([folded!]);
    expect(await other.claims(token)).toBeNull();
    await expect(other.signIn()).rejects.toMatchObject(unauthenticated);
  } finally {
    await other.running.remove();
  }
});

function hoursUntil(time: string): number {
  return (Date.parse(time) - Date.now()) / 3_600_000;
}

/** Hashes made in this process, by cost. */
async function hashes(): Promise<Record<string, number>> {
  const counted = await metrics.getSingleMetric('lectern_password_hashes_total')!.get();
  return Object.fromEntries(
    counted.values.map(({ labels, value }) => [
      String((labels as Record<string, unknown>)['cost']),
      value,
    ]),
  );
}
