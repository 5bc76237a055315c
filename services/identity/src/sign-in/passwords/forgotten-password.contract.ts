import { expect, test } from '@jest/globals';
import { person } from '../../people/person/person.ts';
import { tokenHashOf } from '../tokens/token.ts';
import { problem } from '../../testing/an-identity.ts';
import { invitationTokenOf, mailsTo, resetTokenOf } from '../../testing/mails.ts';
import { password, type TeamOfSpecs } from '../../testing/team-of-specs.ts';

const next = 'seven slow green trains';
const notValid = problem('INVALID', {
  fields: { token: [expect.stringContaining('no longer valid')] },
});

export function forgottenPasswordContract(team: TeamOfSpecs): void {
  let place = 0;
  /** A new address each time, to stay below the limits. */
  const elsewhere = () => `198.18.${place >> 8}.${place++ & 255}`;
  const forgot = (email: string, address = elsewhere()) =>
    team.identity.call<{ isMailKept: boolean }>('requestPasswordReset', {
      input: { email, address },
    });
  const reset = (email: string, token: string, more: Record<string, unknown> = {}) =>
    team.identity.call<boolean>('resetPassword', {
      input: {
        email,
        token,
        password: next,
        passwordConfirmation: next,
        address: elsewhere(),
        ...more,
      },
    });
  const signIn = (email: string, as = password) =>
    team.identity.signIn({ email, password: as, address: elsewhere() });
  const mails = (email: string) => mailsTo(team.identity.running, email);

  async function somebody(email: string): Promise<{ userId: string; token: string }> {
    const userId = await team.invited(email);
    const { token } = await team.choose(await invitationTokenOf(team.identity.running, email));
    return { userId, token };
  }

  test('the mailed link sets a new password once; all sign-ins end and the person gets a mail', async () => {
    const { token: before } = await somebody('forgot@example.com');
    const { token: onPhone } = await team.identity.signIn({
      email: 'forgot@example.com',
      password,
      deviceName: 'phone',
      address: elsewhere(),
    });
    expect(await forgot(' Forgot@Example.com ')).toEqual({ isMailKept: true });
    const token = await resetTokenOf(team.identity.running, 'forgot@example.com');
    expect(await team.identity.claims(before)).not.toBeNull();
    expect(await reset('FORGOT@example.com', token)).toBe(true);
    expect([await team.identity.claims(before), await team.identity.claims(onPhone)]).toEqual([
      null,
      null,
    ]);
    await expect(signIn('forgot@example.com')).rejects.toMatchObject(problem('UNAUTHENTICATED'));
    await expect(signIn('forgot@example.com', next)).resolves.toBeDefined();
    expect((await mails('forgot@example.com')).map(({ subject }) => subject)).toEqual(
      expect.arrayContaining([
        'Choose a new password for Lectern',
        'Your password for Lectern was changed',
      ]),
    );
    const kept = (
      await team.identity.running.engines.mailer.outbox!.list([team.teamId], 200)
    ).filter(({ to }) => to === 'forgot@example.com');
    expect(kept.map(({ subject, isWithheld }) => [subject, isWithheld])).toEqual(
      expect.arrayContaining([
        ['Join Acme on Lectern', true],
        ['Choose a new password for Lectern', true],
        ['Your password for Lectern was changed', false],
      ]),
    );
    expect(
      kept.find(({ subject }) => subject === 'Choose a new password for Lectern')?.text,
    ).toContain('Choose a new password: (link withheld)');
    expect(JSON.stringify(kept)).not.toContain(token);
    await expect(
      reset('forgot@example.com', token, { password, passwordConfirmation: password }),
    ).rejects.toMatchObject(notValid);
    await expect(signIn('forgot@example.com', next)).resolves.toBeDefined();
  });

  test('unknown addresses, users without a password and former members get the same answer, and no mail', async () => {
    await team.invited('never-came@example.com');
    const { userId } = await somebody('left@example.com');
    await team.identity.call('removeMember', { userId }, team.admin);
    for (const email of ['nobody@example.com', 'never-came@example.com', 'left@example.com']) {
      const before = (await mails(email)).length;
      expect(await forgot(email)).toEqual({ isMailKept: true });
      expect(await mails(email)).toHaveLength(before);
    }
    await expect(forgot('no address')).rejects.toMatchObject(
      problem('INVALID', { fields: { email: ['Enter a valid email.'] } }),
    );
    await expect(forgot('x@y.example\r\nBcc: z@example.com')).rejects.toMatchObject(
      problem('INVALID'),
    );
  });

  test('a newer link takes the place of an older one, and a change of the password that of both', async () => {
    const { token: signedIn } = await somebody('newer@example.com');
    await forgot('newer@example.com');
    const older = await resetTokenOf(team.identity.running, 'newer@example.com');
    await forgot('newer@example.com');
    const links = (await mails('newer@example.com')).flatMap(
      ({ text }) =>
        new URLSearchParams(/\/password\/reset#(\S+)/.exec(text ?? '')?.[1]).get('token') ?? [],
    );
    const newer = links.find((token) => token !== older)!;
    expect(links).toHaveLength(2);
    const input = {
      currentPassword: password,
      password: next,
      passwordConfirmation: next,
      address: elsewhere(),
    };
    await expect(reset('newer@example.com', older)).rejects.toMatchObject(notValid);
    expect(
      await team.identity.call('changePassword', { input }, await team.identity.as(signedIn)),
    ).toBe(true);
    await expect(reset('newer@example.com', newer)).rejects.toMatchObject(notValid);
    expect((await mails('newer@example.com')).map(({ subject }) => subject)).toContain(
      'Your password for Lectern was changed',
    );
  });

  test('forged, malformed and foreign tokens get the same answer, with any address', async () => {
    await somebody('mine@example.com');
    await somebody('theirs@example.com');
    await Promise.all([forgot('mine@example.com'), forgot('theirs@example.com')]);
    const theirs = await resetTokenOf(team.identity.running, 'theirs@example.com');
    for (const token of [
      theirs,
      tokenHashOf(theirs),
      '',
      'a'.repeat(43),
      '{"$ne":null}',
      'x'.repeat(100_000),
    ]) {
      for (const email of ['mine@example.com', 'nobody-at-all@example.com'])
        await expect(reset(email, token)).rejects.toMatchObject(notValid);
    }
    await expect(
      reset('mine@example.com', 'x', { password: 'short', passwordConfirmation: 'y' }),
    ).rejects.toMatchObject(notValid);
    await expect(reset('theirs@example.com', theirs)).resolves.toBe(true);
  });

  test('of two who use one link at the same moment one does', async () => {
    await somebody('both@example.com');
    await forgot('both@example.com');
    const token = await resetTokenOf(team.identity.running, 'both@example.com');
    const settled = await Promise.allSettled([
      reset('both@example.com', token),
      reset('both@example.com', token),
    ]);
    expect(settled.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  test('what may not be chosen is said by field, and the link stays good', async () => {
    await somebody('choosy@example.com');
    await forgot('choosy@example.com');
    const token = await resetTokenOf(team.identity.running, 'choosy@example.com');
    const refused = (input: Record<string, unknown>, fields: Record<string, unknown>) =>
      expect(reset('choosy@example.com', token, input)).rejects.toMatchObject(
        problem('INVALID', { fields }),
      );
    await refused(
      { password: 'short', passwordConfirmation: 'short' },
      { password: ['Must be at least 12 characters.'] },
    );
    await refused(
      { passwordConfirmation: `${next}.` },
      { passwordConfirmation: ['The two passwords are not the same.'] },
    );
    await refused(
      { password: 'password1234', passwordConfirmation: 'password1234' },
      { password: [expect.stringContaining('lists of stolen passwords')] },
    );
    await refused(
      { password: 'acme-choosy-2026', passwordConfirmation: 'acme-choosy-2026' },
      { password: [expect.stringContaining('your name, email or team')] },
    );
    await expect(reset('choosy@example.com', token)).resolves.toBe(true);
  });

  test('one address is mailed three times at most, from wherever it is asked, and one place asks ten times at most', async () => {
    await somebody('buried@example.com');
    const settled = await Promise.allSettled(
      Array.from({ length: 8 }, () => forgot('buried@example.com')),
    );
    const refused = settled.flatMap((each) =>
      each.status === 'rejected' ? [each.reason as unknown] : [],
    );
    expect(refused).toHaveLength(5);
    for (const reason of refused)
      expect(reason).toMatchObject(
        problem('TOO_MANY_REQUESTS', { retryAfter: expect.any(Number) }),
      );
    await expect(
      Promise.all(Array.from({ length: 4 }, () => forgot('nobody-buried@example.com'))),
    ).rejects.toMatchObject(problem('TOO_MANY_REQUESTS'));
    const fromOne = await Promise.allSettled(
      Array.from({ length: 20 }, (_, number) =>
        forgot(`nobody-${number}@example.com`, '203.0.113.77'),
      ),
    );
    expect(fromOne.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
  });

  test('tokens cannot be guessed for long at one account, from wherever', async () => {
    await somebody('guessed@example.com');
    await forgot('guessed@example.com');
    const settled = await Promise.allSettled(
      Array.from({ length: 30 }, (_, number) =>
        reset('guessed@example.com', String(number).padStart(43, 'a')),
      ),
    );
    const codes = settled.map((each) =>
      each.status === 'rejected'
        ? (each.reason as { extensions: { code: string } }).extensions.code
        : 'in',
    );
    expect(codes.filter((code) => code === 'INVALID')).toHaveLength(10);
    expect(new Set(codes)).toEqual(new Set(['INVALID', 'TOO_MANY_REQUESTS']));
  });

  test('no commit and no job contains an address or a token, and erasure ends the link', async () => {
    const { userId } = await somebody('secret.forgetter@example.com');
    await forgot('secret.forgetter@example.com');
    const token = await resetTokenOf(team.identity.running, 'secret.forgetter@example.com');
    const service = team.identity.running.service('identity');
    const { store } = service;
    const said: string[] = [];
    for await (const stream of store.commits.streams())
      said.push(JSON.stringify(await store.commits.read(stream)));
    const teamId = team.teamId;
    for (const kind of ['mail-password-reset', 'mail-password-changed'])
      said.push(
        JSON.stringify(
          await store.jobs.list(kind, {
            status: 'finished',
            withTeamless: true,
            teamId,
            limit: 1_000,
          }),
        ),
      );
    expect(said.join('\n')).toContain('mail-password-reset');
    for (const secret of ['secret.forgetter@example.com', token, tokenHashOf(token)])
      expect(said.join('\n')).not.toContain(secret);
    await service
      .systemContext(null)
      .execute(person, userId, { type: 'ErasePerson', personId: userId, teamId });
    await team.identity.running.settled();
    await expect(reset('secret.forgetter@example.com', token)).rejects.toMatchObject(notValid);
    expect(await mails('secret.forgetter@example.com')).toEqual([]);
  });
}
