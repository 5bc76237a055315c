import { afterEach, expect, test } from '@jest/globals';
import { permissionKeys } from '@lectern/schemas/access/permissions.ts';
import { newId } from '@lectern/kernel/ids.ts';
import { SettingsError } from '@lectern/kernel/engines/settings.ts';
import { startServices } from '@lectern/kernel/testing/start-service.ts';
import { identity as definition } from '../../service.ts';
import { anIdentity, anna, problem, type Identity } from '../../testing/an-identity.ts';
import { user } from '../user/user.ts';

let identity: Identity;
afterEach(() => identity.running.remove());

test('the first person in makes the team, is its administrator and is signed in', async () => {
  identity = await anIdentity();
  expect(await identity.call('setup')).toEqual({ isNeeded: true, isRegistrationOpen: false });
  const { token, user: made } = await identity.setUp({
    teamName: ' Ärzte & Söhne ',
    email: ' Anna@Example.com ',
  });
  expect(made).toMatchObject({
    email: 'Anna@Example.com',
    name: 'Anna',
    isActive: true,
    currentTeamRole: 'TEAM_ADMIN',
    permissions: expect.arrayContaining([...permissionKeys]),
    currentTeam: { name: 'Ärzte & Söhne', slug: 'arzte-sohne' },
    teams: [{ id: made.currentTeam.id }],
  });
  expect(made.slug).not.toContain('anna');
  expect(await identity.call('setup')).toEqual({ isNeeded: false, isRegistrationOpen: false });
  expect(await identity.claims(token)).toMatchObject({
    userId: made.id,
    teamId: made.currentTeam.id,
    role: 'TEAM_ADMIN',
    impersonatorId: null,
  });
  expect(await identity.call('viewer', {}, await identity.as(token))).toMatchObject({
    id: made.id,
    currentTeam: { name: 'Ärzte & Söhne' },
  });
});

test('of sixteen who set up at once exactly one wins, and nothing of the others stays', async () => {
  identity = await anIdentity();
  const settled = await Promise.allSettled(
    Array.from({ length: 16 }, (_, number) =>
      identity.setUp({ email: `person${number}@example.com` }),
    ),
  );
  const refused = settled
    .filter((each) => each.status === 'rejected')
    .map(({ reason }: PromiseRejectedResult) => reason as unknown);
  expect(refused).toHaveLength(15);
  for (const reason of refused)
    expect(reason).toMatchObject({
      ...problem('CONFLICT'),
      message: expect.stringContaining('already set up'),
    });
  await identity.running.settled();
  const streams: string[] = [];
  for await (const stream of identity.running.service('identity').store.commits.streams())
    streams.push(stream.split('/')[0]!);
  expect(streams.toSorted()).toEqual(['SignIn', 'Team', 'User']);
});

test('a second set-up is refused before its password is looked at', async () => {
  identity = await anIdentity();
  await identity.setUp();
  await expect(identity.setUp({ email: 'mallory@example.com' })).rejects.toMatchObject(
    problem('CONFLICT'),
  );
});

test('what may not be entered is said by field and leaves nothing behind', async () => {
  identity = await anIdentity();
  await expect(
    identity.setUp({ teamName: ' ', name: 'x'.repeat(201), email: 'anna', password: 'short' }),
  ).rejects.toMatchObject(
    problem('INVALID', {
      fields: {
        teamName: [expect.any(String)],
        name: [expect.any(String)],
        email: [expect.any(String)],
        password: ['Must be at least 12 characters.'],
      },
    }),
  );
  await expect(identity.setUp({ name: 'Anna\r\nBcc: x' })).rejects.toMatchObject(
    problem('INVALID', { fields: { name: ['Must be one line of text.'] } }),
  );
  expect(await identity.call('setup')).toEqual({ isNeeded: true, isRegistrationOpen: false });
});

test('a password that everybody tries first is refused, on the page and in the settings', async () => {
  identity = await anIdentity();
  const fields = { password: [expect.stringContaining('lists of stolen passwords')] };
  await expect(identity.setUp({ password: 'password1234' })).rejects.toMatchObject(
    problem('INVALID', { fields }),
  );
  expect(await identity.call('setup')).toEqual({ isNeeded: true, isRegistrationOpen: false });
  const env = { LECTERN_ADMIN_EMAIL: 'ops@example.com', LECTERN_ADMIN_PASSWORD: 'password1234' };
  await expect(startServices([definition], { env })).rejects.toThrow(
    'LECTERN_ADMIN_PASSWORD: This password is on lists of stolen passwords',
  );
});

test('a set-up that died before its team is finished by the policy', async () => {
  identity = await anIdentity();
  const [userId, teamId] = [newId(), newId()];
  const person = {
    userId,
    email: anna.email,
    emailName: 'name',
    name: 'Anna',
    passwordHash: '$scrypt$',
  };
  const origin = {
    actorId: null,
    onBehalfOfId: null,
    correlationId: 'spec',
    causationId: null,
    idempotency: null,
  };
  const { handler } = identity.running.service('identity');
  await handler.execute(
    user,
    null,
    userId,
    { type: 'RegisterFirstAdmin', ...person, teamId, teamName: 'Acme' },
    origin,
  );
  await identity.running.settled();
  const claims = {
    kind: 'user',
    userId,
    impersonatorId: null,
    signInId: newId(),
    teamId,
    role: 'TEAM_ADMIN',
    permissions: [],
    groupIds: [],
    isOperator: false,
  } as const;
  expect(await identity.call('viewer', {}, claims)).toMatchObject({
    currentTeam: { id: teamId, name: 'Acme' },
  });
});

test('settings make the first administrator at start, once', async () => {
  const env = {
    LECTERN_ADMIN_EMAIL: 'ops@example.com',
    LECTERN_ADMIN_PASSWORD: 'correct horse battery',
    LECTERN_TEAM_NAME: 'Operations',
  };
  identity = await anIdentity(env);
  const { user: first } = await identity.signIn({ email: 'OPS@example.com' });
  expect(first.currentTeam).toMatchObject({ name: 'Operations', slug: 'operations' });
  await identity.running.stop();
  const again = await startServices([definition], {
    env: { ...env, LECTERN_ADMIN_PASSWORD: 'another password' },
    folder: identity.running.folder,
  });
  const users = [];
  for await (const row of again.service('identity').store.views.all(user.declaration))
    users.push(row.id);
  await again.stop();
  expect(users).toEqual([first.id]);
});

test('an email without a password, or one that may not be, stops the start with a sentence', async () => {
  identity = await anIdentity();
  await expect(
    startServices([definition], { env: { LECTERN_ADMIN_EMAIL: 'ops@example.com' } }),
  ).rejects.toThrow(SettingsError);
  const env = { LECTERN_ADMIN_EMAIL: 'ops@example.com', LECTERN_ADMIN_PASSWORD: 'x'.repeat(1_001) };
  await expect(startServices([definition], { env })).rejects.toThrow(
    'LECTERN_ADMIN_PASSWORD: Must be at most 1,000 bytes',
  );
});
