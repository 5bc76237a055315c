import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Claims, UserClaims } from '@lectern/kernel/access/claims.ts';
import { newId } from '@lectern/kernel/ids.ts';
import { normalForm } from '@lectern/kernel/keys/names.ts';
import { aUser } from '@lectern/kernel/testing/start-service.ts';
import { person } from './person/person.ts';
import { tokenHashOf } from './sign-in/token.ts';
import { anIdentity, anna, problem, type Identity, type SignedInAnswer } from './testing/an-identity.ts';
import { invitationTokenOf, mailsTo } from './testing/mails.ts';
import { teamsLedAlone } from './user/find-members.ts';
import { user } from './user/user.ts';

const password = 'a boat full of lemons';

interface Result {
  email: string;
  problem: string | null;
  user: { id: string; status: string; storedPermissions: string[] } | null;
}

/** Who is in a team, how they come in and what ends that, on whatever engines `env` names: each time a store without anybody. */
export function membersContract(engines: string, env: () => Promise<NodeJS.ProcessEnv>): void {
  describe(`members on ${engines}`, () => {
    let identity: Identity;
    let admin: Claims;
    let teamId: string;

    beforeAll(async () => {
      identity = await anIdentity(await env());
      const { token, user: made } = await identity.setUp();
      teamId = made.currentTeam.id;
      admin = await identity.as(token);
    });
    afterAll(() => identity.running.remove());

    const invite = (emails: string[], more: Record<string, unknown> = {}, by = admin) => identity.call<Result[]>('inviteMembers', { input: { emails, ...more } }, by);

    async function invited(email: string, more: Record<string, unknown> = {}): Promise<string> {
      const [result] = await invite([email], more);
      if (!result?.user) throw new Error(result?.problem ?? 'Nobody was invited');
      return result.user.id;
    }

    const choose = (token: string, more: Record<string, unknown> = {}) =>
      identity.call<SignedInAnswer>('createPassword', { input: { token, password, passwordConfirmation: password, ...more } });

    /** Somebody in the team, without the work of a password. */
    async function aMember(email: string, changes: Partial<UserClaims> = {}): Promise<UserClaims> {
      const { permissions = [], role = 'TEAM_MEMBER' } = changes;
      const userId = await invited(email, { permissions, role });
      const { handler } = identity.running.service('identity');
      const origin = { actorId: null, onBehalfOfId: null, correlationId: 'spec', causationId: null, idempotency: null };
      const tokenHash = tokenHashOf(await invitationTokenOf(identity.running, normalForm(email)));
      await handler.execute(user, null, userId, { type: 'AcceptInvitation', userId, tokenHash, name: null, passwordHash: '$scrypt$' }, origin);
      return aUser({ userId, teamId, role, permissions });
    }

    test('the mails of whoever is erased go with them', async () => {
      const [gone, stays] = [await invited('erased@example.com'), await invited('kept@example.com')];
      expect([await mailsTo(identity.running, 'erased@example.com'), await mailsTo(identity.running, 'kept@example.com')]).toMatchObject([[{}], [{}]]);
      await identity.running.service('identity').systemContext(null).execute(person, gone, { type: 'ErasePerson', personId: gone, teamId });
      expect([await mailsTo(identity.running, 'erased@example.com'), await mailsTo(identity.running, 'kept@example.com')]).toMatchObject([[], [{}]]);
      expect(await identity.call('user', { id: stays }, admin)).toMatchObject({ status: 'INVITED' });
    });

    test('whoever is invited opens the link of the mail, chooses a password and is in the team with what they were given', async () => {
      const userId = await invited('Kim.Berg@example.com', { name: 'Kim', permissions: ['can_edit_presentations'] });
      expect(await identity.call('user', { id: userId }, admin)).toMatchObject({ name: 'Kim', status: 'INVITED', isActive: false, invitation: { isExpired: false } });
      const [mail] = await mailsTo(identity.running, 'Kim.Berg@example.com');
      expect(mail).toMatchObject({ subject: 'Join Acme on Lectern' });
      expect(mail?.text).toContain('Anna invites you to the team Acme');
      const token = await invitationTokenOf(identity.running, 'Kim.Berg@example.com');
      expect(mail?.html).toContain(`/password/create#${token}`);
      expect(await identity.call('invitation', { token })).toEqual({ email: 'Kim.Berg@example.com', name: 'Kim', teamName: 'Acme' });
      const { token: signIn, user: joined } = await choose(token, { name: 'Kim Berg' });
      expect(joined).toMatchObject({ id: userId, name: 'Kim Berg', currentTeamRole: 'TEAM_MEMBER', permissions: ['can_edit_presentations'] });
      expect(await identity.claims(signIn)).toMatchObject({ userId, teamId, role: 'TEAM_MEMBER', permissions: ['can_edit_presentations'] });
      expect((await identity.signIn({ email: 'kim.berg@example.com', password })).user.id).toBe(userId);
      // The link was good once.
      expect(await identity.call('invitation', { token })).toBeNull();
      await expect(choose(token)).rejects.toMatchObject(problem('INVALID', { fields: { token: [expect.stringContaining('not valid any more')] } }));
    });

    test('of two who take one invitation at the same moment one has it', async () => {
      await invited('twice@example.com');
      const token = await invitationTokenOf(identity.running, 'twice@example.com');
      const settled = await Promise.allSettled([choose(token), choose(token)]);
      expect(settled.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    });

    test('a password that is too short, a first guess or typed differently the second time is said by field and costs nothing', async () => {
      await invited('lee@example.com');
      const token = await invitationTokenOf(identity.running, 'lee@example.com');
      const refused = (input: Record<string, unknown>, fields: Record<string, unknown>) => expect(choose(token, input)).rejects.toMatchObject(problem('INVALID', { fields }));
      await refused({ password: 'short', passwordConfirmation: 'short' }, { password: ['Must be at least 12 characters.'] });
      await refused({ passwordConfirmation: `${password}.` }, { passwordConfirmation: ['The two passwords are not the same.'] });
      await refused({ password: 'lee@example.com', passwordConfirmation: 'lee@example.com' }, { password: [expect.stringContaining('first passwords')] });
      await refused({ name: 'Lee\r\nBcc: x' }, { name: ['Must be one line of text.'] });
      await expect(choose(token)).resolves.toBeDefined();
    });

    test('forged, odd and foreign tokens are nobody’s invitation', async () => {
      for (const token of ['', 'x', 'a'.repeat(43), 'a'.repeat(100_000), '{"$ne":null}']) {
        expect(await identity.call('invitation', { token })).toBeNull();
        await expect(choose(token)).rejects.toMatchObject(problem('INVALID', { fields: { token: [expect.any(String)] } }));
      }
    });

    test('a revoked invitation is worth nothing, and who never came is nowhere', async () => {
      const userId = await invited('gone@example.com');
      const token = await invitationTokenOf(identity.running, 'gone@example.com');
      expect(await identity.call('revokeInvitation', { userId }, admin)).toBe(true);
      expect(await identity.call('invitation', { token })).toBeNull();
      expect(await identity.call('user', { id: userId }, admin)).toBeNull();
      const [again] = await invite(['gone@example.com']);
      expect(again).toMatchObject({ problem: null, user: { id: userId, status: 'INVITED' } });
      expect(await identity.call('invitation', { token })).toBeNull();
      expect(await identity.call('invitation', { token: await invitationTokenOf(identity.running, 'gone@example.com') })).not.toBeNull();
    });

    test('another mail so soon is refused; each address of several has its own answer', async () => {
      const userId = await invited('soon@example.com');
      await expect(identity.call('resendInvitation', { userId }, admin)).rejects.toMatchObject(problem('TOO_MANY_REQUESTS', { retryAfter: expect.any(Number) }));
      const results = await invite(['soon@example.com', ' New.One@example.com', 'new.one@EXAMPLE.com', 'no address', anna.email, 'x@y\r\nBcc: z@example.com']);
      expect(results.map(({ email, problem: said }) => [email, said])).toEqual([
        ['soon@example.com', 'A mail has just been sent. Please wait a minute.'],
        ['new.one@EXAMPLE.com', null],
        ['no address', 'This is no email address.'],
        [anna.email, 'This person is in the team already.'],
        ['x@y\r\nBcc: z@example.com', 'This is no email address.'],
      ]);
      expect(await mailsTo(identity.running, 'soon@example.com')).toHaveLength(1);
    });

    test('two who invite one address at the same moment make one person', async () => {
      const results = await Promise.all([invite(['race@example.com']), invite(['race@example.com'])]);
      const users = results.flat().flatMap(({ user: who }) => (who ? [who.id] : []));
      expect(new Set(users).size).toBe(1);
      expect(await mailsTo(identity.running, 'race@example.com')).toHaveLength(users.length);
    });

    test('whoever belongs to another team is not invited, nor is it said why', async () => {
      const stranger = aUser({ teamId: newId() });
      await aMember('taken@example.com');
      const [refused] = await invite(['taken@example.com'], {}, stranger);
      expect(refused).toEqual({ email: 'taken@example.com', problem: 'This address cannot be invited.', user: null });
    });

    test('who may edit users gives no more than they have, and is no way to become an administrator', async () => {
      const editor = await aMember('editor@example.com', { permissions: ['can_edit_users', 'can_edit_labels'] });
      await expect(invite(['a@example.com'], { role: 'TEAM_ADMIN' }, editor)).rejects.toMatchObject(problem('FORBIDDEN'));
      await expect(invite(['a@example.com'], { permissions: ['can_export_data'] }, editor)).rejects.toMatchObject(problem('FORBIDDEN'));
      const [given] = await invite(['a@example.com'], { permissions: ['can_edit_labels'] }, editor);
      expect(given?.user?.storedPermissions).toEqual(['can_edit_labels']);
      const own = { userId: editor.userId };
      await expect(identity.call('changeMemberRole', { ...own, role: 'TEAM_ADMIN' }, editor)).rejects.toMatchObject(problem('FORBIDDEN'));
      await expect(identity.call('changeMemberPermissions', { ...own, permissions: [] }, editor)).rejects.toMatchObject(problem('CONFLICT'));
      await expect(identity.call('lockMember', own, editor)).rejects.toMatchObject(problem('CONFLICT'));
    });

    test('members without the permission may neither do nor see what those may who edit users', async () => {
      const member = await aMember('plain@example.com');
      const waiting = await invited('waiting@example.com');
      const userId = waiting;
      await expect(invite(['b@example.com'], {}, member)).rejects.toMatchObject(problem('FORBIDDEN'));
      for (const document of ['resendInvitation', 'revokeInvitation', 'lockMember', 'unlockMember', 'removeMember'] as const) {
        await expect(identity.call(document, { userId }, member)).rejects.toMatchObject(problem('FORBIDDEN'));
      }
      const seen = await identity.call('user', { id: (admin as UserClaims).userId }, member);
      expect(seen).toMatchObject({ name: 'Anna', permissions: null, storedPermissions: null, settings: null });
      expect(await identity.call('user', { id: waiting }, member)).toMatchObject({ status: 'INVITED', invitation: null });
      expect(await identity.call('user', { id: member.userId }, member)).toMatchObject({ permissions: [], settings: { locale: 'en' } });
    });

    test('to another team everybody looks like nobody', async () => {
      const stranger = aUser({ teamId: newId() });
      const { userId } = await aMember('own@example.com');
      const missing = newId();
      expect(await identity.call('user', { id: userId }, stranger)).toBeNull();
      expect(await identity.call('team', { id: teamId }, stranger)).toBeNull();
      expect(await identity.call('users', {}, stranger)).toEqual({ total: 0, items: [] });
      expect(await identity.call('usersAfter', {}, stranger)).toEqual([]);
      const calls = { changeMemberRole: { role: 'TEAM_ADMIN' }, changeMemberPermissions: { permissions: [] }, lockMember: {}, unlockMember: {}, removeMember: {}, resendInvitation: {} };
      for (const id of [await invited('foreign@example.com'), missing]) expect(await identity.call('revokeInvitation', { userId: id }, stranger)).toBe(true);
      expect(await identity.call('invitation', { token: await invitationTokenOf(identity.running, 'foreign@example.com') })).not.toBeNull();
      for (const [document, more] of Object.entries(calls)) {
        const answers = await Promise.all([userId, missing].map((id) => identity.call(document as 'lockMember', { userId: id, ...more }, stranger).catch((error: { message: string; extensions: unknown }) => [error.message, error.extensions])));
        expect([document, answers[0]]).toEqual([document, answers[1]]);
        expect(answers[0]).toMatchObject([expect.any(String), { code: 'NOT_FOUND' }]);
      }
      expect(await identity.call('user', { id: userId }, admin)).toMatchObject({ status: 'ACTIVE' });
    });

    test('people are found by the beginning of any word, by role, status and what they may do', async () => {
      const { userId } = await aMember('zoe.quill@example.com', { permissions: ['can_edit_brands'] });
      await identity.call('editProfile', { input: { name: 'Zoë Quill' } }, aUser({ userId, teamId, role: 'TEAM_MEMBER' }));
      const find = async (filter: Record<string, unknown>) => (await identity.call<{ items: { id: string }[] }>('users', filter, admin)).items.map(({ id }) => id);
      for (const search of ['zoe', 'QUIL', 'zoë q', 'zoe.quill@ex']) expect(await find({ search })).toEqual([userId]);
      expect(await find({ search: '%' })).toEqual([]);
      expect(await find({ permission: 'can_edit_brands' })).toEqual(expect.arrayContaining([userId, (admin as UserClaims).userId]));
      expect(await find({ permission: 'can_edit_brands', role: 'TEAM_MEMBER' })).toEqual([userId]);
      expect(await find({ status: 'INVITED' })).not.toContain(userId);
      const { total } = await identity.call<{ total: number }>('users', {}, admin);
      const all = await find({});
      expect([...(await find({ pageSize: 3 })), ...(await find({ page: 2, pageSize: 3 }))]).toEqual(all.slice(0, 6));
      expect(all).toHaveLength(total);
      await expect(identity.call('users', { pageSize: 301 }, admin)).rejects.toMatchObject(problem('INVALID'));
    });

    test('everybody comes in chunks by id, until none are left', async () => {
      const ids: string[] = [];
      for (;;) {
        const chunk = await identity.call<{ id: string }[]>('usersAfter', { chunk: 2, ...(ids.length > 0 && { min: ids.at(-1) }) }, admin);
        if (chunk.length === 0) break;
        ids.push(...chunk.map(({ id }) => id));
      }
      expect(ids).toEqual(ids.toSorted());
      expect(ids).toHaveLength((await identity.call<{ total: number }>('users', {}, admin)).total);
    });

    test('locked and removed members lose every sign-in at once, also those that they would get back', async () => {
      await invited('lock@example.com');
      const { token, user: who } = await choose(await invitationTokenOf(identity.running, 'lock@example.com'));
      const userId = who.id;
      const signIn = () => identity.signIn({ email: 'lock@example.com', password, address: '192.0.2.7' });
      expect(await identity.call('lockMember', { userId }, admin)).toMatchObject({ status: 'LOCKED', isActive: false });
      expect(await identity.claims(token)).toBeNull();
      await expect(signIn()).rejects.toMatchObject({ ...problem('FORBIDDEN'), message: 'Your account is locked. Please ask an administrator.' });
      expect(await identity.call('unlockMember', { userId }, admin)).toMatchObject({ status: 'ACTIVE' });
      expect(await identity.claims(token)).toBeNull();
      const { token: again } = await signIn();
      expect(await identity.call('removeMember', { userId }, admin)).toBe(true);
      expect(await identity.claims(again)).toBeNull();
      expect(await identity.call('user', { id: userId }, admin)).toBeNull();
      // What they made still says whose it is.
      expect(await identity.call('entities', { of: [{ __typename: 'User', id: userId }] }, admin)).toMatchObject([{ id: userId, email: null, currentTeamRole: 'TEAM_MEMBER' }]);
      const [back] = await invite(['lock@example.com']);
      expect(back).toMatchObject({ problem: null, user: { id: userId, status: 'INVITED' } });
      await choose(await invitationTokenOf(identity.running, 'lock@example.com'));
      expect(await identity.claims(again)).toBeNull();
    });

    test('a changed role and changed permissions count for sign-ins that are under way', async () => {
      await invited('role@example.com');
      const { token, user: { id: userId } } = await choose(await invitationTokenOf(identity.running, 'role@example.com'));
      await identity.call('changeMemberPermissions', { userId, permissions: ['can_export_data'] }, admin);
      expect(await identity.claims(token)).toMatchObject({ role: 'TEAM_MEMBER', permissions: ['can_export_data'] });
      await identity.call('changeMemberRole', { userId, role: 'TEAM_ADMIN' }, admin);
      expect(await identity.claims(token)).toMatchObject({ role: 'TEAM_ADMIN', permissions: expect.arrayContaining(['can_edit_team']) });
      await identity.call('changeMemberRole', { userId, role: 'TEAM_MEMBER' }, admin);
      expect(await identity.claims(token)).toMatchObject({ role: 'TEAM_MEMBER', permissions: ['can_export_data'] });
    });

    test('two administrators who make members of one another leave the team one all the same', async () => {
      const second = await aMember('two@example.com', { role: 'TEAM_ADMIN' });
      const demote = (userId: string, by: Claims) => identity.call('changeMemberRole', { userId, role: 'TEAM_MEMBER' }, by);
      await Promise.all([demote(second.userId, admin), demote((admin as UserClaims).userId, second)]);
      await identity.running.settled();
      const { total } = await identity.call<{ total: number }>('users', { role: 'TEAM_ADMIN', status: 'ACTIVE' }, admin);
      expect(total).toBeGreaterThan(0);
    });

    test('an administrator who is erased counts as one no more, and somebody new may be invited by the address', async () => {
      const gone = await aMember('chief@example.com', { role: 'TEAM_ADMIN' });
      const admins = async () => (await identity.call<{ items: { id: string }[] }>('users', { role: 'TEAM_ADMIN', status: 'ACTIVE' }, admin)).items.map(({ id }) => id);
      const context = identity.running.service('identity').systemContext(teamId);
      expect([await admins(), await teamsLedAlone(context, gone.userId)]).toEqual([expect.arrayContaining([gone.userId]), []]);
      await context.execute(person, gone.userId, { type: 'ErasePerson', personId: gone.userId, teamId });
      await identity.running.settled();
      expect(await admins()).not.toContain(gone.userId);
      expect(await identity.call('user', { id: gone.userId }, admin)).toBeNull();
      const again = await invited('chief@example.com', { name: 'Somebody' });
      expect(again).not.toBe(gone.userId);
      await identity.running.settled();
      const { token } = await choose(await invitationTokenOf(identity.running, 'chief@example.com'));
      expect(await identity.claims(token)).toMatchObject({ userId: again, role: 'TEAM_MEMBER' });
      const own = (admin as UserClaims).userId;
      // Of two who made members of one another, it may have been the other who stayed one.
      await context.execute(user, own, { type: 'RestoreAdmin', userId: own, teamId });
      for (const userId of (await admins()).filter((id) => id !== own)) await identity.call('changeMemberRole', { userId, role: 'TEAM_MEMBER' }, admin);
      expect([await teamsLedAlone(context, own), await teamsLedAlone(context, again), await teamsLedAlone(context, newId())]).toEqual([[teamId], [], []]);
    });

    test('one’s own profile: what is given is changed, null empties, and what may not be is said by field', async () => {
      const { userId } = await aMember('profile@example.com');
      const self = aUser({ userId, teamId, role: 'TEAM_MEMBER' });
      const edit = (input: Record<string, unknown>) => identity.call('editProfile', { input }, self);
      const full = { name: 'Pia', title: 'Sales', phone: '+46 8 123 456', signature: 'Pia\r\nAcme', notificationLevel: 3, timeZone: 'Europe/Stockholm', locale: 'sv-SE' };
      expect(await edit(full)).toEqual({ name: 'Pia', title: 'Sales', phone: '+46 8 123 456', settings: { signature: 'Pia\nAcme', notificationLevel: 3, timeZone: 'Europe/Stockholm', locale: 'sv-SE' } });
      expect(await edit({ title: null, phone: ' ' })).toMatchObject({ name: 'Pia', title: null, phone: null, settings: { notificationLevel: 3 } });
      const refused = (input: Record<string, unknown>, field: string) => expect(edit(input)).rejects.toMatchObject(problem('INVALID', { fields: { [field]: [expect.any(String)] } }));
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
      const { token: here } = await choose(await invitationTokenOf(identity.running, 'pw@example.com'));
      const address = '198.51.100.9';
      const { token: elsewhere } = await identity.signIn({ email: 'pw@example.com', password, address });
      const self = await identity.as(here);
      const change = (currentPassword: string, next = 'seven slow green trains') =>
        identity.call('changePassword', { input: { currentPassword, password: next, passwordConfirmation: next, address } }, self);
      await expect(change('not my password')).rejects.toMatchObject(problem('INVALID', { fields: { currentPassword: ['This is not your password.'] } }));
      await expect(change(password, 'password1234')).rejects.toMatchObject(problem('INVALID', { fields: { password: [expect.any(String)] } }));
      expect(await change(password)).toBe(true);
      expect(await identity.claims(here)).not.toBeNull();
      expect(await identity.claims(elsewhere)).toBeNull();
      await expect(identity.signIn({ email: 'pw@example.com', password, address })).rejects.toMatchObject(problem('UNAUTHENTICATED'));
      await expect(identity.signIn({ email: 'pw@example.com', password: 'seven slow green trains', address })).resolves.toBeDefined();
      await expect(identity.call('changePassword', { input: { currentPassword: 'x', password, passwordConfirmation: password, address } }, { ...self, onBehalfOfId: newId() } as Claims)).rejects.toMatchObject(problem('FORBIDDEN'));
    });

    test('guesses at the current password are counted like those at signing in', async () => {
      await invited('guess@example.com');
      const { token } = await choose(await invitationTokenOf(identity.running, 'guess@example.com'));
      const self = await identity.as(token);
      const input = { currentPassword: 'wrong horse battery', password, passwordConfirmation: password };
      const settled = await Promise.allSettled(Array.from({ length: 20 }, (_, number) => identity.call('changePassword', { input: { ...input, address: `203.0.113.${number}` } }, self)));
      const codes = settled.map((each) => (each.status === 'rejected' ? (each.reason as { extensions: { code: string } }).extensions.code : 'in'));
      expect(codes.filter((code) => code === 'INVALID').length).toBeLessThanOrEqual(10);
      expect(new Set(codes)).toEqual(new Set(['INVALID', 'TOO_MANY_REQUESTS']));
    });

    test('what a team may use counts for what its members may do', async () => {
      const member = await aMember('spaces@example.com', { permissions: ['can_create_spaces'] });
      const abilities = async (claims: Claims) => (await identity.call<{ abilities: unknown }>('user', { id: member.userId }, claims)).abilities;
      expect(await abilities(member)).toEqual({ canCreateSpaces: true, canSendEmails: true });
      const settings = { features: { spaces: false, membersCanSendEmails: false }, sharingConsent: 'REQUIRED', privacyPolicyUrl: 'https://acme.example/privacy' };
      expect(await identity.call('changeTeamSettings', { input: settings }, admin)).toMatchObject({ name: 'Acme', sharingConsent: 'REQUIRED', features: { spaces: false, fax: false } });
      expect(await abilities(member)).toEqual({ canCreateSpaces: false, canSendEmails: false });
      await expect(identity.call('changeTeamSettings', { input: settings }, member)).rejects.toMatchObject(problem('FORBIDDEN'));
      await expect(identity.call('changeTeamSettings', { input: { privacyPolicyUrl: 'javascript:alert(1)' } }, admin)).rejects.toMatchObject(problem('INVALID', { fields: { privacyPolicyUrl: [expect.any(String)] } }));
    });

    test('no commit and no job says an address, a name or the token of an invitation', async () => {
      const userId = await invited('secret.person@example.com', { name: 'Secret Person' });
      const token = await invitationTokenOf(identity.running, 'secret.person@example.com');
      const { store } = identity.running.service('identity');
      const said = [JSON.stringify(await store.jobs.listBySubject(userId))];
      for await (const stream of store.commits.streams()) said.push(JSON.stringify(await store.commits.read(stream)));
      for (const secret of ['secret.person@example.com', 'Secret Person', token, tokenHashOf(token)]) expect(said.join('\n')).not.toContain(secret);
    });
  });
}
