import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/dom';
import type { PersonFragment, RoleFragment } from '../../../gql/graphql.ts';
import { aPerson } from '../../../testing/people-builders.ts';
import { onGraphql, problem } from '../../../testing/edge.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { PeoplePage } from '../list/people-page.tsx';
import { PersonPage } from '../person/person-page.tsx';
import { PermissionsTab } from '../person/permissions-tab.tsx';
import { RolesPage } from './roles-page.tsx';

const content: RoleFragment = {
  __typename: 'CustomRole',
  id: '01a1fa00-7b1e-7b20-8d11-4c2f6a9b3e71',
  name: 'Content editor',
  permissions: ['can_edit_files'],
  memberCount: 2,
};
const { memberCount: _, ...ofContent } = content;

type Rights = {
  role: PersonFragment['currentTeamRole'];
  customRoleId: string | null;
  permissions: string[];
};
interface Sent {
  userId: string;
  from: Rights;
  to: Partial<Rights>;
}

/** Answers like the server: changes by others stay. */
function aTeam(people: PersonFragment[], answers: Parameters<typeof onGraphql>[0] = {}) {
  const team = new Map(people.map((person) => [person.id, person]));
  const sent: Sent[][] = [];
  const undoing: unknown[] = [];
  const held: (() => void)[] = [];
  const gate = { isShut: false, release: () => held.shift()?.() };
  const rights = ({ currentTeamRole, customRole, storedPermissions }: PersonFragment): Rights => ({
    role: currentTeamRole,
    customRoleId: customRole?.id ?? null,
    permissions: storedPermissions ?? [],
  });
  function change({ userId: id, from, to }: Sent) {
    const person = team.get(id)!;
    const result = { __typename: 'MemberChange', id };
    if (JSON.stringify(from) !== JSON.stringify(rights(person)))
      return {
        ...result,
        code: 'CONFLICT',
        problem: 'Somebody changed what this person may do meanwhile. Please look again.',
        user: null,
      };
    const after = { ...rights(person), ...to };
    const user: PersonFragment = {
      ...person,
      currentTeamRole: after.role,
      customRole: after.customRoleId === null ? null : ofContent,
      customRoleName: after.customRoleId === null ? null : ofContent.name,
      storedPermissions: after.permissions,
    };
    team.set(id, user);
    return { ...result, code: null, problem: null, user };
  }
  onGraphql({
    PersonPage: ({ id }) => ({
      data: {
        user: {
          ...team.get(id as string),
          slug: 'c',
          phone: null,
          createdAt: '2026-11-01T12:00:00Z',
          settings: null,
        },
      },
    }),
    PeoplePage: () => ({
      data: { users: { __typename: 'UserPage', total: team.size, items: [...team.values()] } },
    }),
    PeopleToChange: () => ({
      data: {
        users: {
          __typename: 'UserPage',
          total: team.size,
          endCursor: null,
          items: [...team.values()],
        },
      },
    }),
    PersonNow: ({ id }) => ({ data: { user: team.get(id as string) } }),
    RoleNames: () => ({ data: { customRoles: [ofContent] } }),
    async ChangeMembers({ changes, isUndo }) {
      sent.push(changes as Sent[]);
      undoing.push(isUndo);
      if (gate.isShut)
        await new Promise<void>((resolve) => {
          held.push(resolve);
        });
      return { data: { changeMembers: (changes as Sent[]).map(change) } };
    },
    Why: ({ id }) => ({
      data: {
        user: {
          __typename: 'User',
          id,
          explanations: [
            {
              __typename: 'Explanation',
              permission: 'can_edit_files',
              may: true,
              because: 'CUSTOM_ROLE',
              flag: null,
              customRole: { __typename: 'CustomRole', id: content.id, name: content.name },
            },
            {
              __typename: 'Explanation',
              permission: 'can_send_emails',
              may: false,
              because: 'TEAM_FLAG_OFF',
              flag: 'membersCanSendEmails',
              customRole: null,
            },
          ],
        },
      },
    }),
    ...answers,
  });
  return { team, sent, undoing, gate };
}

const cell = (name: string) => screen.findByRole('button', { name });

test('ticks are saved as one change, told in words before, and put back', async () => {
  const { team, sent, undoing } = aTeam([aPerson(), aPerson({ id: 'u4', name: 'Noor' })]);
  const { user } = renderPage(
    { path: '/people', element: <PeoplePage /> },
    '/people?view=permissions',
  );
  await user.click(await cell('Claire Dubois: Export data'));
  await user.click(await cell('Noor: Export data'));
  await user.click(await cell('Claire Dubois: Labels'));
  const bar = screen.getByRole('region', { name: 'Unsaved changes' });
  expect(bar).toHaveTextContent('3 changes 2 people get Export data; Claire Dubois loses Labels');
  await user.click(within(bar).getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'Unsaved changes' })).not.toBeInTheDocument(),
  );
  expect(sent).toHaveLength(1);
  expect([...team.values()].map(({ storedPermissions }) => storedPermissions)).toEqual([
    ['can_export_data'],
    ['can_edit_labels', 'can_export_data'],
  ]);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Undone')).toBeVisible();
  expect([...team.values()].map(({ storedPermissions }) => storedPermissions)).toEqual([
    ['can_edit_labels'],
    ['can_edit_labels'],
  ]);
  expect(undoing).toEqual([false, true]);
  await user.click(await cell('Noor: People'));
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(await cell('Noor: People')).toHaveAttribute('aria-pressed', 'false');
});

test('whom somebody else changed meanwhile is told row by row, and the others are saved', async () => {
  const { team } = aTeam([aPerson(), aPerson({ id: 'u4', name: 'Noor' })]);
  const { user } = renderPage(
    { path: '/people', element: <PeoplePage /> },
    '/people?view=permissions',
  );
  await user.click(await cell('Claire Dubois: People'));
  await user.click(await cell('Noor: People'));
  team.set('u2', aPerson({ storedPermissions: ['can_edit_files'] }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const bar = within(await screen.findByRole('region', { name: 'Unsaved changes' }));
  expect(
    await bar.findByText(/Somebody changed what this person may do meanwhile/),
  ).toHaveTextContent('Claire Dubois');
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Claire Dubois: Files' })).toHaveAttribute(
      'aria-pressed',
      'true',
    ),
  ); // The current state.
  expect(team.get('u4')?.storedPermissions).toEqual(['can_edit_labels', 'can_edit_users']);
  await user.click(bar.getByRole('button', { name: 'Save anyway' }));
  await waitFor(() =>
    expect(team.get('u2')?.storedPermissions).toEqual(['can_edit_files', 'can_edit_users']),
  );
});

test('a server that does not answer leaves everything unsaved, with its reason', async () => {
  aTeam([aPerson()], { ChangeMembers: () => problem('UNAVAILABLE', 'Identity did not answer.') });
  const { user } = renderPage(
    { path: '/people', element: <PeoplePage /> },
    '/people?view=permissions',
  );
  await user.click(await cell('Claire Dubois: Export data'));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/Identity did not answer/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Claire Dubois: Export data' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('everybody of the list gets a role at once, but for those taken out; what fails is listed, and it is undone', async () => {
  const { team, sent } = aTeam([
    aPerson(),
    aPerson({ id: 'u4', name: 'Noor' }),
    aPerson({ id: 'u5', name: 'Wei' }),
  ]);
  const { user } = renderPage(
    { path: '/people', element: <PeoplePage /> },
    '/people?view=permissions',
  );
  await user.click(await screen.findByRole('checkbox', { name: 'Select everyone in this list' }));
  await user.click(screen.getByRole('checkbox', { name: 'Select Wei' }));
  expect(screen.getByRole('region', { name: 'Selected people' })).toHaveTextContent(
    '2 people selected',
  );
  await user.click(screen.getByRole('button', { name: 'Change role' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Change role' }));
  await user.click(sheet.getByRole('combobox', { name: 'Role' }));
  await user.click(await screen.findByRole('option', { name: 'Content editor' }));
  await user.click(sheet.getByRole('button', { name: 'Change 2 people' }));
  expect(await sheet.findByText('2 people have the role Content editor.')).toBeVisible();
  expect(await sheet.findByRole('button', { name: 'Done' })).toBeVisible();
  expect(sheet.queryByRole('button', { name: /^Change/ })).not.toBeInTheDocument();
  expect(sent[0]?.map(({ userId, to }) => [userId, to])).toEqual([
    ['u2', { customRoleId: content.id }],
    ['u4', { customRoleId: content.id }],
  ]);
  team.set('u4', aPerson({ id: 'u4', name: 'Noor', storedPermissions: [] }));
  await user.click(sheet.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText(/Undone, except for one person/)).toBeVisible();
  expect(team.get('u2')?.customRole).toBeNull();
});

test('many are changed part by part and put back likewise, with how far it is; undoing is offered once nothing goes on', async () => {
  const people = Array.from({ length: 60 }, (_, index) =>
    aPerson({ id: `u${index}`, name: `Person ${index}` }),
  );
  const { team, sent, gate } = aTeam(people, {
    PeoplePage: () => ({
      data: { users: { __typename: 'UserPage', total: people.length, items: people.slice(0, 2) } },
    }),
  });
  const { user } = renderPage(
    { path: '/people', element: <PeoplePage /> },
    '/people?view=permissions',
  );
  await user.click(await screen.findByRole('checkbox', { name: 'Select everyone in this list' }));
  await user.click(screen.getByRole('button', { name: 'Change role' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Change role' }));
  await user.click(sheet.getByRole('combobox', { name: 'Role' }));
  await user.click(await screen.findByRole('option', { name: 'Content editor' }));
  gate.isShut = true;
  await user.click(sheet.getByRole('button', { name: 'Change 60 people' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  gate.release();
  expect(await sheet.findByText('50 of 60')).toBeVisible();
  expect([
    sheet.queryByRole('button', { name: 'Undo' }),
    sheet.getByRole('button', { name: 'Stop' }),
  ]).toEqual([null, expect.anything()]);
  await waitFor(() => expect(sent).toHaveLength(2));
  gate.release();
  await user.click(await sheet.findByRole('button', { name: 'Undo' }));
  expect(await sheet.findByText('0 of 60 undone')).toBeVisible();
  await waitFor(() => expect(sent).toHaveLength(3));
  gate.release();
  expect(await sheet.findByText('50 of 60 undone')).toBeVisible();
  expect(sheet.getByRole('progressbar', { name: 'Put back' })).toHaveAttribute('value', '50');
  await waitFor(() => expect(sent).toHaveLength(4));
  gate.release();
  expect(await screen.findByText('Undone')).toBeVisible();
  expect(sheet.getByRole('combobox', { name: 'Role' })).toHaveValue('');
  expect(sheet.getByRole('button', { name: 'Change 60 people' })).toBeDisabled();
  expect([...team.values()].filter(({ customRole }) => customRole !== null)).toEqual([]);
});

test('a role is given to one person, and their page says which rule decides', async () => {
  const { team } = aTeam([aPerson()]);
  const tab = { path: '', label: 'Permissions', Tab: PermissionsTab, isFor: () => true };
  const { user } = renderPage(
    { path: '/people/:personId/:tab?', element: <PersonPage tabs={[tab]} /> },
    '/people/u2',
  );
  await user.click(await screen.findByRole('combobox', { name: 'Custom role' }));
  await user.click(await screen.findByRole('option', { name: 'Content editor' }));
  const ofRole = screen.getByRole('checkbox', { name: /^Files · from role/ });
  expect(ofRole).toBeChecked();
  expect(ofRole).toBeDisabled();
  await user.click(screen.getByText('Effective permissions'));
  expect(await screen.findByText('From the role Content editor.')).toBeVisible();
  expect(screen.getByText('The team’s settings turn members sending emails off.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(
    await within(screen.getByRole('list', { name: 'About the person' })).findByText(
      'Content editor',
    ),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Undone')).toBeVisible();
  expect(team.get('u2')?.customRole).toBeNull();
});

test('what a role gives stands in the matrix, with why', async () => {
  aTeam([aPerson({ customRole: ofContent })]);
  renderPage({ path: '/people', element: <PeoplePage /> }, '/people?view=permissions');
  expect(await cell('Claire Dubois: Files, by the role Content editor')).toHaveAttribute(
    'title',
    'Claire Dubois: Files. From the role Content editor.',
  );
});

test('roles are made, changed for everybody who has them, and deleted only after a question', async () => {
  let roles: RoleFragment[] = [];
  const requests: unknown[] = [];
  onGraphql({
    Roles: () => ({ data: { customRoles: roles } }),
    CreateRole: (variables) => (
      requests.push(variables),
      variables['name'] === 'Taken'
        ? problem('CONFLICT', 'Another role has this name.', {
            name: ['Another role has this name.'],
          })
        : ((roles = [content]), { data: { createCustomRole: content } })
    ),
    ReviseRole: (variables) => (
      requests.push(variables),
      { data: { reviseCustomRole: { ...content, permissions: variables['permissions'] } } }
    ),
    DeleteRole: () => ((roles = []), { data: { deleteCustomRole: true } }),
  });
  const { user } = renderPage({ path: '/roles', element: <RolesPage /> }, '/roles');
  expect(await screen.findByRole('heading', { name: 'No custom roles yet' })).toBeVisible();
  await user.click(screen.getAllByRole('button', { name: 'Create role' })[0]!);
  const sheet = within(await screen.findByRole('dialog', { name: 'New role' }));
  await user.type(sheet.getByRole('textbox', { name: 'Name' }), 'Taken');
  await user.click(sheet.getByRole('checkbox', { name: 'Files' }));
  await user.click(sheet.getByRole('button', { name: 'Create' }));
  expect(await sheet.findByText('Another role has this name.')).toBeVisible();
  await user.clear(sheet.getByRole('textbox', { name: 'Name' }));
  await user.type(sheet.getByRole('textbox', { name: 'Name' }), 'Content editor');
  await user.click(sheet.getByRole('button', { name: 'Create' }));
  const row = await screen.findByRole('row', { name: /Content editor/ });
  expect(within(row).getByRole('link', { name: '2 with the role Content editor' })).toHaveAttribute(
    'href',
    `/people?role=${content.id}`,
  );
  await user.click(within(row).getByRole('button', { name: 'Content editor' }));
  const editor = within(await screen.findByRole('dialog', { name: 'Content editor' }));
  await user.click(editor.getByRole('checkbox', { name: 'Labels' }));
  await user.click(editor.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(requests.at(-1)).toEqual({
    id: content.id,
    name: 'Content editor',
    permissions: ['can_edit_files', 'can_edit_labels'],
  });
  await user.click(
    within(screen.getByRole('row', { name: /Content editor/ })).getByRole('button', {
      name: 'Content editor',
    }),
  );
  const again = within(await screen.findByRole('dialog', { name: 'Content editor' }));
  await user.click(again.getByRole('button', { name: 'Delete role' }));
  const question = await screen.findByRole('dialog', { name: 'Delete Content editor?' });
  expect(question).toHaveTextContent('2 people have it and will lose its permissions.');
  await user.click(within(question).getByRole('button', { name: 'Delete Content editor' }));
  expect(await screen.findByRole('heading', { name: 'No custom roles yet' })).toBeVisible();
});

test('roles that could not be read say why, and come when tried again', async () => {
  let tries = 0;
  onGraphql({
    Roles: () =>
      ++tries === 1
        ? problem('UNAVAILABLE', 'Identity did not answer.')
        : { data: { customRoles: [content] } },
  });
  const { user } = renderPage({ path: '/roles', element: <RolesPage /> }, '/roles');
  const note = await screen.findByRole('alert');
  expect(note).toHaveTextContent('Couldn’t load the roles');
  await user.click(within(note).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('row', { name: /Content editor/ })).toBeVisible();
});
