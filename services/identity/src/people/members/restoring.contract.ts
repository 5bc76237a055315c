import { afterEach, expect, jest, test } from '@jest/globals';
import type { UserClaims } from '@lectern/schemas/access/claims.ts';
import { newId } from '@lectern/kernel/ids.ts';
import { later } from '@lectern/kernel/testing/later.ts';
import { aUser } from '@lectern/kernel/testing/start-service.ts';
import { until } from '@lectern/kernel/testing/until.ts';
import { problem } from '../../testing/an-identity.ts';
import { invitationTokenOf, mailsTo } from '../../testing/mails.ts';
import type { TeamOfSpecs } from '../../testing/team-of-specs.ts';
import { hasSecondFactor } from '../../sign-in/second-factor/has-second-factor.ts';
import { factorOf } from '../../sign-in/second-factor/current-factor.ts';
import { secondFactor } from '../../sign-in/second-factor/second-factor.ts';
import { user } from '../user/user.ts';

interface Seen {
  id: string;
  email: string | null;
  status: string;
  permissions: string[];
  storedPermissions: string[];
  removal: { restorableUntil: string } | null;
}

const asked = (team: TeamOfSpecs) => ({
  removed: (id: string, by = team.admin) =>
    team.identity.call<Seen | null>('removedUser', { id }, by),
  listed: async (by = team.admin) =>
    (
      await team.identity.call<{ items: { id: string }[] }>('users', { status: 'REMOVED' }, by)
    ).items.map(({ id }) => id),
});

export function restoringContract(team: TeamOfSpecs): void {
  const { aMember } = team;
  const call = <Answer>(...what: Parameters<TeamOfSpecs['identity']['call']>) =>
    team.identity.call<Answer>(...what);
  const { removed, listed } = asked(team);

  test('who was removed is listed for those who may restore them, and has again what they had', async () => {
    const { userId } = await aMember('back@restored.example', { permissions: ['can_edit_labels'] });
    const [kept, deleted] = await Promise.all(
      ['Comes back', 'Is deleted'].map((name) =>
        call<{ id: string }>('createGroup', { name }, team.admin),
      ),
    );
    for (const { id } of [kept!, deleted!])
      await call('addToGroup', { id, userIds: [userId] }, team.admin);
    await call('removeMember', { userId }, team.admin);
    await call('deleteGroup', { id: deleted!.id }, team.admin);

    expect(await removed(userId)).toMatchObject({
      status: 'REMOVED',
      email: 'back@restored.example',
      permissions: [],
      storedPermissions: ['can_edit_labels'],
      removal: { restorableUntil: expect.any(String) },
    });
    expect(await listed()).toContain(userId);
    expect(await call('user', { id: userId }, team.admin)).toBeNull();
    const plain = await aMember('plain@restored.example');
    expect([await removed(userId, plain), await listed(plain)]).toEqual([null, []]);
    await expect(call('restoreMember', { userId }, plain)).rejects.toMatchObject(
      problem('FORBIDDEN'),
    );
    const stranger = aUser({ teamId: newId() });
    expect([await removed(userId, stranger), await listed(stranger)]).toEqual([null, []]);
    for (const id of [userId, newId()])
      await expect(call('restoreMember', { userId: id }, stranger)).rejects.toMatchObject({
        message: 'No such user.',
        ...problem('NOT_FOUND'),
      });

    expect(await call('restoreMember', { userId }, team.admin)).toEqual({
      id: userId,
      status: 'ACTIVE',
      storedPermissions: ['can_edit_labels'],
      groups: [{ name: 'Comes back' }],
    });
    expect([await removed(userId), await listed()]).toEqual([
      expect.objectContaining({ status: 'ACTIVE', removal: null }),
      expect.not.arrayContaining([userId]),
    ]);
  });

  test('the second factor goes with a password that others may have given, and stays where restoring is refused', async () => {
    const { userId } = await aMember('factor@restored.example', {
      permissions: ['can_edit_labels'],
    });
    const editor = await aMember('editor@restored.example', { permissions: ['can_edit_users'] });
    await call('removeMember', { userId }, team.admin);
    const { id: teamId } = await call<{ id: string }>(
      'createTeam',
      { input: { name: 'Invites by link' } },
      team.admin,
    );
    await call(
      'inviteMembers',
      { input: { emails: ['factor@restored.example'] } },
      { ...(team.admin as UserClaims), teamId },
    );
    await team.choose(await invitationTokenOf(team.identity.running, 'factor@restored.example'));
    const context = team.identity.running.service('identity').systemContext(null);
    await context.execute(secondFactor, userId, {
      type: 'TurnOnTotp',
      userId,
      teamId,
      secret: 'secret',
      step: 1,
      recoveryCodes: [],
      epoch: 0,
    });
    const hasFactor = async () =>
      hasSecondFactor(
        await factorOf(team.identity.running.service('identity').systemContext(null), userId),
      );

    await expect(call('restoreMember', { userId }, editor)).rejects.toMatchObject(
      problem('FORBIDDEN'),
    );
    expect(await hasFactor()).toBe(true);
    await call('restoreMember', { userId }, team.admin);
    expect(await hasFactor()).toBe(false);

    // A factor from an older sign-in is dropped later, too; one that they add themselves stays.
    const turnOn = (epoch: number) =>
      context.execute(
        secondFactor,
        userId,
        { type: 'TurnOnTotp', userId, teamId, secret: 'secret', step: 1, recoveryCodes: [], epoch },
        { withoutIdempotency: true },
      );
    await turnOn(0);
    await until(async () => !(await hasFactor()), 'it is dropped');
    const now = (await context.view(user).get(userId))?.doc;
    await turnOn(now?.status === 'active' ? now.epoch : 0);
    await team.identity.running.settled();
    expect(await hasFactor()).toBe(true);
    // A partial and a full drop have different mails.
    const told = (await mailsTo(team.identity.running, 'factor@restored.example')).map(
      ({ subject }) => subject,
    );
    expect(told).toEqual(
      expect.arrayContaining([
        'Your second factor was reset on Lectern',
        'What others may have set up was removed on Lectern',
      ]),
    );
  });
}

const DAY = 24 * 3_600_000;
const daysLater = (days: number) => later(days * DAY);

/** Members who are not restored. Needs control over the clock, so not for external engines. */
export function forgettingContract(team: TeamOfSpecs): void {
  const { invite, aMember } = team;
  const { removed, listed } = asked(team);
  const call = <Answer>(...what: Parameters<TeamOfSpecs['identity']['call']>) =>
    team.identity.call<Answer>(...what);
  afterEach(() => void jest.useRealTimers());

  test('after thirty days members cannot be restored: in no other team, they are erased and their address is free', async () => {
    const away = await call<{ id: string }>('createTeam', { input: { name: 'Stays' } }, team.admin);
    const [lost, stays, again] = [
      await aMember('lost@restored.example'),
      await aMember('stays@restored.example'),
      await aMember('again@restored.example'),
    ];
    await call('addToTeams', { userId: stays.userId, teamIds: [away.id] }, team.admin);
    for (const { userId } of [lost, stays, again])
      await call('removeMember', { userId }, team.admin);
    await call('restoreMember', { userId: again.userId }, team.admin);
    await team.identity.running.settled();

    daysLater(29);
    await team.identity.running.settled();
    expect(await listed()).toEqual(expect.arrayContaining([lost.userId, stays.userId]));

    daysLater(2);
    await team.identity.running.settled();
    for (const { userId } of [lost, stays]) {
      expect([await removed(userId), (await listed()).includes(userId)]).toEqual([null, false]);
      await expect(call('restoreMember', { userId }, team.admin)).rejects.toMatchObject(
        problem('NOT_FOUND'),
      );
    }
    expect(await call('user', { id: again.userId }, team.admin)).toMatchObject({
      status: 'ACTIVE',
      email: 'again@restored.example',
    });
    expect(
      await call('user', { id: stays.userId }, { ...(team.admin as UserClaims), teamId: away.id }),
    ).toMatchObject({ email: 'stays@restored.example' });
    const { engines } = team.identity.running;
    expect([
      await engines.keys.open(lost.userId),
      (await engines.keys.open(stays.userId)) === null,
    ]).toEqual([null, false]);
    const [invited] = await invite(['lost@restored.example']);
    expect(invited).toMatchObject({ problem: null, user: { status: 'INVITED' } });
    expect(invited?.user?.id).not.toBe(lost.userId);
  });
}
