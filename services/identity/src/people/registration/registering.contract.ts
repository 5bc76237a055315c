import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Claims, UserClaims } from '@lectern/schemas/access/claims.ts';
import { OPERATORS } from '@lectern/kernel/mail/port.ts';
import {
  anIdentity,
  anna,
  problem,
  type Identity,
  type SignedInAnswer,
} from '../../testing/an-identity.ts';
import { activationTokenOf, mailsTo } from '../../testing/mails.ts';

const open = {
  LECTERN_REGISTRATION: 'open',
  LECTERN_TERMS_URL: 'https://lectern.example/terms',
  LECTERN_PRIVACY_URL: 'https://lectern.example/privacy',
};
const password = 'seven slow green trains';
const typed = {
  teamName: 'Northwind Estates',
  firstName: 'Kim',
  lastName: 'Marlow',
  password,
  passwordConfirmation: password,
  acceptTerms: true,
};
const notValid = problem('INVALID', {
  fields: { token: [expect.stringContaining('no longer valid')] },
});

export function registeringContract(
  engines: string,
  envOf: () => Promise<NodeJS.ProcessEnv>,
): void {
  let identity: Identity;
  let place = 0;
  const elsewhere = () => `198.18.${place >> 8}.${place++ & 255}`;
  const register = (email: string, changes: Record<string, unknown> = {}) =>
    identity.call<{ isMailKept: boolean }>('register', {
      input: { ...typed, email, address: elsewhere(), ...changes },
    });
  const activate = (token: string, as = password) =>
    identity.call<SignedInAnswer>('activateRegistration', {
      input: { token, password: as, address: elsewhere() },
    });
  const tokenOf = (email: string) => activationTokenOf(identity.running, email);
  const subjects = async (email: string) =>
    (await mailsTo(identity.running, email)).map(({ subject }) => subject);

  beforeAll(async () => {
    identity = await anIdentity({ ...(await envOf()), ...open });
  });
  afterAll(() => identity.running.remove());

  test(`nobody registers before there is an administrator (${engines})`, async () => {
    await expect(register('early@northwind.example')).rejects.toMatchObject(problem('FORBIDDEN'));
    expect(await identity.call('setup')).toEqual({ isNeeded: true, isRegistrationOpen: false });
    await identity.setUp();
    expect(await identity.call('setup')).toEqual({ isNeeded: false, isRegistrationOpen: true });
  });

  test('the link of the mail makes a team and its administrator, once, with the password that was chosen', async () => {
    expect(
      await register('kim@northwind.example', {
        isTrial: true,
        promoCode: 'AUTUMN26',
        userCount: 12,
        period: 'MONTH',
        plan: 'LM',
      }),
    ).toEqual({ isMailKept: true });
    const token = await tokenOf('kim@northwind.example');
    expect(await subjects('kim@northwind.example')).toEqual([
      'Activate your account for Northwind Estates',
    ]);
    // It belongs to no team yet: the operator sees the mail, but not its link.
    const [sent] = (await identity.running.engines.mailer.outbox!.list([OPERATORS], 10)).filter(
      ({ to }) => to === 'kim@northwind.example',
    );
    expect([sent?.isWithheld, JSON.stringify(sent).includes(token)]).toEqual([true, false]);
    expect(await identity.call('registration', { token })).toEqual({
      email: 'kim@northwind.example',
      teamName: 'Northwind Estates',
      isTrial: true,
    });
    await expect(
      identity.signIn({ email: 'kim@northwind.example', password, address: elsewhere() }),
    ).rejects.toMatchObject(problem('UNAUTHENTICATED'));
    const { token: signedIn, user } = await activate(token);
    expect(user).toMatchObject({
      email: 'kim@northwind.example',
      name: 'Kim Marlow',
      currentTeamRole: 'TEAM_ADMIN',
      currentTeam: { name: 'Northwind Estates', slug: 'northwind-estates' },
    });
    expect((await identity.claims(signedIn))?.teamId).toBe(user.currentTeam.id);
    const booked = (by: Claims) => identity.call('booking', { id: user.currentTeam.id }, by);
    const they = await identity.as(signedIn);
    expect([
      await booked(they),
      await booked({ ...(they as UserClaims), role: 'TEAM_MEMBER', permissions: [] }),
    ]).toEqual([
      {
        booking: {
          isTrial: true,
          plan: 'LM',
          period: 'MONTH',
          userCount: 12,
          promoCode: 'AUTUMN26',
        },
      },
      { booking: null },
    ]);
    expect(await identity.call('registration', { token })).toBeNull();
    await expect(activate(token)).rejects.toMatchObject(notValid);
    const stream = await identity.running.service('identity').store.commits.read(`User/${user.id}`);
    expect(
      stream.flatMap(({ events }) => events).find(({ type }) => type === 'RegistrationActivated'),
    ).toMatchObject({
      data: {
        isTrial: true,
        promoCode: 'AUTUMN26',
        userCount: 12,
        period: 'MONTH',
        plan: 'LM',
        teamName: 'Northwind Estates',
      },
    });
  });

  test('a known team name or address gets the same answer; only the mail says it', async () => {
    expect(await register(anna.email.toUpperCase())).toEqual({ isMailKept: true });
    expect(await subjects(anna.email)).toEqual(['You have an account on Lectern already']);
    expect((await mailsTo(identity.running, anna.email))[0]?.text).not.toContain('Northwind');
    await register('sam@northwind.example');
    const { user } = await activate(await tokenOf('sam@northwind.example'));
    expect(user.currentTeam).toMatchObject({
      name: 'Northwind Estates',
      slug: expect.stringMatching(/^northwind-estates-\w{8}$/),
    });
  });

  test('the mailbox without the password does not activate, and guesses are limited', async () => {
    await register('victim@northwind.example', { teamName: 'Attackers' });
    const token = await tokenOf('victim@northwind.example');
    const guesses = await Promise.allSettled(
      Array.from({ length: 14 }, (_, at) => activate(token, `not what they chose ${at}`)),
    );
    const codes = guesses.map((each) =>
      each.status === 'rejected'
        ? (each.reason as { extensions: { code: string } }).extensions.code
        : 'in',
    );
    expect(codes.filter((code) => code === 'INVALID')).toHaveLength(10);
    expect(new Set(codes)).toEqual(new Set(['INVALID', 'TOO_MANY_REQUESTS']));
    await register('victim@northwind.example', { teamName: 'Their own' }).then(() =>
      tokenOf('victim@northwind.example'),
    );
    expect((await subjects('victim@northwind.example')).toSorted()).toEqual([
      'Activate your account for Attackers',
      'Activate your account for Their own',
    ]);
  });

  test('of two who open links of one address at the same moment one comes in', async () => {
    await register('twice@northwind.example', { teamName: 'First' });
    const first = await tokenOf('twice@northwind.example');
    await register('twice@northwind.example', { teamName: 'Second' });
    const links = (await mailsTo(identity.running, 'twice@northwind.example')).flatMap(
      ({ text }) => /activate#([\w-]+)/.exec(text ?? '')?.[1] ?? [],
    );
    const settled = await Promise.allSettled([
      ...links.map((token) => activate(token)),
      activate(first),
    ]);
    expect(settled.map(({ status }) => status).toSorted()).toEqual([
      'fulfilled',
      'rejected',
      'rejected',
    ]);
  });

  test('what may not be entered is said by field, and nothing is sent', async () => {
    const refused = (changes: Record<string, unknown>, fields: Record<string, unknown>) =>
      expect(register('odd@northwind.example', changes)).rejects.toMatchObject(
        problem('INVALID', { fields }),
      );
    await refused(
      { teamName: ' ', firstName: '', lastName: 'x\ny' },
      {
        teamName: ['Enter the name of your company.'],
        firstName: [expect.any(String)],
        lastName: [expect.any(String)],
      },
    );
    await refused(
      { email: 'x@y.example\r\nBcc: z@example.com' },
      { email: ['Enter a valid email.'] },
    );
    await refused(
      {
        teamName: 'Win at https://evil.example',
        firstName: 'www.evil.example',
        lastName: 'evil.example/win',
      },
      {
        teamName: [expect.stringContaining('not a link')],
        firstName: [expect.any(String)],
        lastName: [expect.any(String)],
      },
    );
    await refused({ acceptTerms: false }, { acceptTerms: ['Please accept the terms.'] });
    await refused(
      { password: 'short', passwordConfirmation: 'short' },
      { password: ['Must be at least 12 characters.'] },
    );
    await refused(
      { passwordConfirmation: 'another' },
      { passwordConfirmation: ['The two passwords are not the same.'] },
    );
    await refused(
      { password: 'northwind-kim-marlow', passwordConfirmation: 'northwind-kim-marlow' },
      { password: [expect.stringContaining('your name, email or team')] },
    );
    await refused(
      { plan: 'free for ever', userCount: 0 },
      { plan: ['There is no such plan.'], userCount: ['Must be at least 1.'] },
    );
    expect(await subjects('odd@northwind.example')).toEqual([]);
  });

  test('one address is mailed three times at most', async () => {
    const settled = await Promise.allSettled(
      Array.from({ length: 6 }, () => register('buried@northwind.example')),
    );
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  });

  test('with registration closed companies cannot register, and old links are invalid', async () => {
    await register('late@northwind.example');
    const token = await tokenOf('late@northwind.example');
    const { settings } = identity.running.engines;
    settings.LECTERN_REGISTRATION = 'off';
    try {
      await expect(register('off@northwind.example')).rejects.toMatchObject(problem('FORBIDDEN'));
      await expect(activate(token)).rejects.toMatchObject(notValid);
      expect(await identity.call('registration', { token })).toBeNull();
    } finally {
      settings.LECTERN_REGISTRATION = 'open';
    }
  });
}
