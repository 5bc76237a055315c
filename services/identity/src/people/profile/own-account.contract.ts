import { expect, test } from '@jest/globals';
import type { Claims } from '@lectern/schemas/access/claims.ts';
import { newId } from '@lectern/kernel/ids.ts';
import { aUser } from '@lectern/kernel/testing/start-service.ts';
import { metrics } from '@lectern/kernel/observability/metrics.ts';
import { problem } from '../../testing/an-identity.ts';
import { invitationTokenOf } from '../../testing/mails.ts';
import { type TeamOfSpecs, password } from '../../testing/team-of-specs.ts';

export function ownAccountContract(team: TeamOfSpecs): void {
  const { invited, choose, aMember } = team;

  test('one’s own profile: what is given is changed, null empties, and what may not be is said by field', async () => {
    const { userId } = await aMember('profile@example.com');
    const self = aUser({ userId, teamId: team.teamId, role: 'TEAM_MEMBER' });
    const edit = (input: Record<string, unknown>) =>
      team.identity.call('editProfile', { input }, self);
    const full = {
      name: 'Pia',
      title: 'Sales',
      phone: '+46 8 123 456',
      signature: 'Pia\r\nAcme',
      notificationLevel: 3,
      timeZone: 'Europe/Stockholm',
      locale: 'sv-SE',
    };
    expect(await edit(full)).toEqual({
      name: 'Pia',
      title: 'Sales',
      phone: '+46 8 123 456',
      settings: {
        signature: 'Pia\nAcme',
        notificationLevel: 3,
        timeZone: 'Europe/Stockholm',
        locale: 'sv-SE',
      },
    });
    expect(await edit({ title: null, phone: ' ' })).toMatchObject({
      name: 'Pia',
      title: null,
      phone: null,
      settings: { notificationLevel: 3 },
    });
    const refused = (input: Record<string, unknown>, field: string) =>
      expect(edit(input)).rejects.toMatchObject(
        problem('INVALID', { fields: { [field]: [expect.any(String)] } }),
      );
    await refused({ name: ' ' }, 'name');
    await refused({ name: null }, 'name');
    await refused({ title: 'x'.repeat(201) }, 'title');
    await refused({ phone: 'javascript:1' }, 'phone');
    await refused({ signature: 'a\u0000' }, 'signature');
    await refused({ notificationLevel: 5 }, 'notificationLevel');
    await refused({ timeZone: 'Mars/Olympus' }, 'timeZone');
    await refused({ timeZone: '+25:00' }, 'timeZone');
    await refused({ locale: 'xx-nowhere' }, 'locale');
  });

  test('changing the password takes the old one, and ends every sign-in but this', async () => {
    await invited('pw@example.com');
    const { token: here } = await choose(
      await invitationTokenOf(team.identity.running, 'pw@example.com'),
    );
    const address = '198.51.100.9';
    const { token: elsewhere } = await team.identity.signIn({
      email: 'pw@example.com',
      password,
      address,
    });
    const self = await team.identity.as(here);
    const change = (currentPassword: string, next = 'seven slow green trains') =>
      team.identity.call(
        'changePassword',
        { input: { currentPassword, password: next, passwordConfirmation: next, address } },
        self,
      );
    await expect(change('not my password')).rejects.toMatchObject(
      problem('INVALID', { fields: { currentPassword: ['This is not your password.'] } }),
    );
    await expect(change(password, 'password1234')).rejects.toMatchObject(
      problem('INVALID', { fields: { password: [expect.any(String)] } }),
    );
    expect(await change(password)).toBe(true);
    expect(await team.identity.claims(here)).not.toBeNull();
    expect(await team.identity.claims(elsewhere)).toBeNull();
    await expect(
      team.identity.signIn({ email: 'pw@example.com', password, address }),
    ).rejects.toMatchObject(problem('UNAUTHENTICATED'));
    await expect(
      team.identity.signIn({
        email: 'pw@example.com',
        password: 'seven slow green trains',
        address,
      }),
    ).resolves.toBeDefined();
    await expect(
      team.identity.call(
        'changePassword',
        { input: { currentPassword: 'x', password, passwordConfirmation: password, address } },
        { ...self, impersonatorId: newId() } as Claims,
      ),
    ).rejects.toMatchObject(problem('FORBIDDEN'));
  });

  test('guesses at the current password are counted like those at signing in', async () => {
    await invited('guess@example.com');
    const { token } = await choose(
      await invitationTokenOf(team.identity.running, 'guess@example.com'),
    );
    const self = await team.identity.as(token);
    const input = {
      currentPassword: 'wrong horse battery',
      password,
      passwordConfirmation: password,
    };
    const settled = await Promise.allSettled(
      Array.from({ length: 20 }, (_, number) =>
        team.identity.call(
          'changePassword',
          { input: { ...input, address: `203.0.113.${number}` } },
          self,
        ),
      ),
    );
    const codes = settled.map((each) =>
      each.status === 'rejected'
        ? (each.reason as { extensions: { code: string } }).extensions.code
        : 'in',
    );
    expect(codes.filter((code) => code === 'INVALID').length).toBeLessThanOrEqual(10);
    expect(new Set(codes)).toEqual(new Set(['INVALID', 'TOO_MANY_REQUESTS']));
  });

  test('of a thousand guesses at one account fewer than twenty reach the hash; meanwhile its owner comes in with a browser of theirs, and others as ever', async () => {
    await Promise.all(['target@example.com', 'beside@example.com'].map((email) => invited(email)));
    const [owner, beside] = ['target@example.com', 'beside@example.com'];
    const { knownBrowser } = await choose(await invitationTokenOf(team.identity.running, owner));
    await choose(await invitationTokenOf(team.identity.running, beside));
    const hashed = async () =>
      (await metrics.getSingleMetric('lectern_password_hashes_total')!.get()).values.reduce(
        (sum, { value }) => sum + value,
        0,
      );
    const before = await hashed();
    const codes = new Set<unknown>();
    const guesses = async (from: number, to: number) => {
      for (let number = from; number < to; number++) {
        const address = `2001:db8:${number.toString(16)}::1`;
        await team.identity
          .signIn({ email: owner, password: `guess ${number}`, address })
          .catch((error: unknown) =>
            codes.add((error as { extensions: { code: string } }).extensions.code),
          );
      }
    };
    const here = { email: owner, password, address: '2001:db8:ffff::1' };
    await guesses(0, 500);
    await expect(team.identity.signIn(here)).rejects.toMatchObject(problem('TOO_MANY_REQUESTS'));
    await expect(team.identity.signIn({ ...here, knownBrowser })).resolves.toBeDefined();
    const { knownBrowser: foreign } = await team.identity.signIn({ ...here, email: beside });
    await expect(
      team.identity.signIn({ ...here, address: '2001:db8:fffe::1', knownBrowser: foreign }),
    ).rejects.toMatchObject(problem('TOO_MANY_REQUESTS'));
    await guesses(500, 1_000);
    expect(codes).toEqual(new Set(['UNAUTHENTICATED', 'TOO_MANY_REQUESTS']));
    expect((await hashed()) - before).toBeLessThan(20);
  });

  test('address checks are reported as unavailable without a service for them', async () => {
    const [may, not] = [
      await aMember('checks@example.com', { permissions: ['can_verify_emails'] }),
      await aMember('checks-none@example.com'),
    ];
    for (const claims of [may, team.admin])
      expect(await team.identity.call('emailCredits', {}, claims)).toEqual({
        isEnabled: false,
        total: 0,
        available: 0,
      });
    await expect(team.identity.call('emailCredits', {}, not)).rejects.toMatchObject(
      problem('FORBIDDEN'),
    );
  });

  test('what a team may use counts for what its members may do', async () => {
    const member = await aMember('spaces@example.com', { permissions: ['can_create_spaces'] });
    const abilities = async (claims: Claims) =>
      (await team.identity.call<{ abilities: unknown }>('user', { id: member.userId }, claims))
        .abilities;
    expect(await abilities(member)).toEqual({ canCreateSpaces: true, canSendEmails: true });
    const settings = {
      features: { spaces: false, membersCanSendEmails: false },
      sharingConsent: 'REQUIRED',
      privacyPolicyUrl: 'https://acme.example/privacy',
    };
    expect(
      await team.identity.call('changeTeamSettings', { input: settings }, team.admin),
    ).toMatchObject({
      name: 'Acme',
      sharingConsent: 'REQUIRED',
      features: { spaces: false, fax: false },
    });
    expect(await abilities(member)).toEqual({ canCreateSpaces: false, canSendEmails: false });
    await expect(
      team.identity.call('changeTeamSettings', { input: settings }, member),
    ).rejects.toMatchObject(problem('FORBIDDEN'));
    await expect(
      team.identity.call(
        'changeTeamSettings',
        { input: { privacyPolicyUrl: 'javascript:alert(1)' } },
        team.admin,
      ),
    ).rejects.toMatchObject(
      problem('INVALID', { fields: { privacyPolicyUrl: [expect.any(String)] } }),
    );
  });
}
