import { expect, test } from '@jest/globals';
import { anna, problem } from '../../testing/an-identity.ts';
import { mailsTo } from '../../testing/mails.ts';
import type { TeamOfSpecs } from '../../testing/team-of-specs.ts';

interface Answer {
  email: string;
  outlook: string;
  problem: string | null;
  user: {
    status: string;
    name: string | null;
    currentTeamRole: string;
    storedPermissions: string[];
  } | null;
}

export function importedContract(team: TeamOfSpecs): void {
  const row = (email: string, more: object = {}) => ({ email, ...more });
  const preview = (people: object[], by = team.admin) =>
    team.identity.call<Answer[]>('invitationPreview', { people }, by);
  const send = (people: object[], by = team.admin) =>
    team.identity.call<Answer[]>('inviteListedMembers', { people }, by);

  test('each row of a list says what will become of it before anything is sent, and is answered by itself', async () => {
    const editor = await team.aMember('editor-of-lists@example.com', {
      permissions: ['can_edit_users', 'can_edit_labels'],
    });
    await team.invited('listed-before@example.com');
    const people = [
      row('listed@example.com', { name: 'Lis', permissions: ['can_edit_labels'] }),
      row('listed-boss@example.com', { role: 'TEAM_ADMIN' }),
      row(anna.email),
      row('no address'),
      row('listed-before@example.com'),
      row('odd-name@example.com', { name: 'A\nB' }),
    ];
    const said = (await preview(people)).map(({ outlook, problem: why }) => [outlook, why]);
    expect(said).toEqual([
      ['NEW', null],
      ['NEW', null],
      ['REFUSED', 'This person is already in the team.'],
      ['REFUSED', 'Enter a valid email.'],
      ['REFUSED', 'An email was just sent. Please wait a minute.'],
      ['REFUSED', 'The name: Must be one line of text.'],
    ]);
    expect(
      (await preview(people.slice(0, 2), editor)).map(({ outlook, problem: why }) => [
        outlook,
        why,
      ]),
    ).toEqual([
      ['NEW', null],
      ['REFUSED', 'Only admins can make others admins.'],
    ]);
    expect(await mailsTo(team.identity.running, 'listed@example.com')).toEqual([]);

    expect(
      (await send(people.slice(0, 2), editor)).map(({ email, problem: why }) => [email, why]),
    ).toEqual([
      ['listed@example.com', null],
      ['listed-boss@example.com', 'Only admins can make others admins.'],
    ]);
    const answers = await send(people.slice(1));
    expect(answers[0]?.user).toMatchObject({ status: 'INVITED', currentTeamRole: 'TEAM_ADMIN' });
    expect(answers.map(({ problem: why }) => why)).toEqual([
      null,
      ...said.slice(2).map(([, why]) => why),
    ]);
    expect(await mailsTo(team.identity.running, 'listed@example.com')).toHaveLength(1);
    const [listed] = (
      await team.identity.call<{ items: Answer['user'][] }>(
        'users',
        { search: 'listed@example.com' },
        team.admin,
      )
    ).items;
    expect(listed).toMatchObject({ name: 'Lis', status: 'INVITED' });
  });

  test('a user manager invites a list in parts', async () => {
    const member = await team.aMember('no-editor-of-lists@example.com');
    const many = (count: number) =>
      Array.from({ length: count }, (_, index) => row(`many-${index}@example.com`));
    for (const ask of [preview, send]) {
      await expect(ask([row('x@example.com')], member)).rejects.toMatchObject(problem('FORBIDDEN'));
      await expect(ask([])).rejects.toMatchObject(problem('INVALID'));
      await expect(ask([row('x@example.com', { permissions: ['can_fly'] })])).rejects.toMatchObject(
        problem('INVALID'),
      );
    }
    await expect(send(many(51))).rejects.toMatchObject(problem('INVALID'));
    await expect(preview(many(201))).rejects.toMatchObject(problem('INVALID'));
    expect(await preview(many(200))).toHaveLength(200);
  });
}
