import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/dom';
import type { GroupPersonFragment, GroupRowFragment } from '../../gql/graphql.ts';
import { aViewer } from '../../testing/builders.ts';
import { onGraphql, problem } from '../../testing/edge.ts';
import { renderApp } from '../../testing/render-app.tsx';

const aGroup = (over: Partial<GroupRowFragment> = {}): GroupRowFragment => ({
  __typename: 'Group',
  id: 'g1',
  name: 'Field sales',
  createdAt: '2026-11-19T12:00:00Z',
  memberCount: 1,
  ...over,
});
const claire: GroupPersonFragment = {
  __typename: 'User',
  id: 'u2',
  name: 'Claire Dubois',
  email: 'claire@halden.example',
  status: 'ACTIVE',
  currentTeamRole: 'TEAM_MEMBER',
  customRoleName: 'Analyst',
};
const noor: GroupPersonFragment = {
  ...claire,
  id: 'u3',
  name: 'Noor Haddad',
  email: 'noor@halden.example',
};
const page = (...items: GroupPersonFragment[]) => ({
  data: { users: { __typename: 'UserPage', total: items.length, items } },
});
const groups = (...items: GroupRowFragment[]) => ({
  data: { groups: { __typename: 'GroupPage', total: items.length, items } },
});
const Shell = () => ({ data: { viewer: aViewer() } });
const member = () => ({ data: { viewer: aViewer({ currentTeamRole: 'TEAM_MEMBER' }) } });

test('a team without groups sees what they are for; a taken name shows under its field', async () => {
  const made: unknown[] = [];
  onGraphql({
    Shell,
    GroupsPage: () => groups(),
    GroupPage: () => ({ data: { group: aGroup({ memberCount: 0 }) } }),
    CreateGroupHere: ({ name }) =>
      made.push(name) === 1
        ? problem('CONFLICT', 'Another group has this name.', {
            name: ['Another group has this name.'],
          })
        : { data: { createGroup: aGroup({ memberCount: 0 }) } },
  });
  const { user } = renderApp('/people/groups');
  expect(await screen.findByRole('heading', { name: 'No groups yet' })).toBeVisible();
  await user.click(screen.getAllByRole('button', { name: 'Create group' }).at(-1)!);
  const name = await within(await screen.findByRole('dialog', { name: 'New group' })).findByRole(
    'textbox',
    { name: 'Name' },
  );
  await waitFor(() => expect(name).toHaveFocus());
  await user.type(name, 'Field sales');
  await user.click(screen.getByRole('button', { name: 'Create' }));
  expect(await screen.findByText('Another group has this name.')).toBeVisible();
  expect(name).toHaveValue('Field sales');
  await user.click(screen.getByRole('button', { name: 'Create' }));
  expect(await screen.findByRole('heading', { name: 'No one is in this group yet' })).toBeVisible();
  expect(made).toEqual(['Field sales', 'Field sales']);
});

test('members see the groups and who is in them, and nothing to press', async () => {
  onGraphql({
    Shell: member,
    GroupsPage: () => groups(aGroup(), aGroup({ id: 'g2', name: 'Partners', memberCount: 1200 })),
    GroupPage: () => ({ data: { group: aGroup() } }),
    GroupMembers: () => page(claire),
  });
  const { user } = renderApp('/people/groups');
  expect(await screen.findByRole('row', { name: /Partners/ })).toHaveTextContent('1,200');
  expect(screen.queryByRole('button', { name: 'Create group' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Field sales' }));
  expect(await screen.findByRole('row', { name: /Claire Dubois.*Analyst/ })).toBeVisible();
  expect(
    screen.queryByRole('button', { name: /Remove|Rename|Delete|Add/ }),
  ).not.toBeInTheDocument();
});

test('a person is removed from a group, and the undo restores them', async () => {
  const sent: unknown[] = [];
  const answer = (name: string) => (variables: Record<string, unknown>) => {
    sent.push([name, variables]);
    return {
      data: { [name]: { __typename: 'GroupChange', group: aGroup(), changed: [], refused: [] } },
    };
  };
  onGraphql({
    Shell,
    GroupPage: () => ({ data: { group: aGroup() } }),
    GroupMembers: () => page(claire),
    RemoveFromGroupHere: answer('removeFromGroup'),
    AddToGroupHere: answer('addToGroup'),
  });
  const { user } = renderApp('/people/groups/g1');
  await user.click(
    await screen.findByRole('button', { name: 'Remove Claire Dubois from this group' }),
  );
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(sent).toEqual([
      ['removeFromGroup', { id: 'g1', userIds: ['u2'] }],
      ['addToGroup', { id: 'g1', userIds: ['u2'] }],
    ]),
  );
});

test('all that are found are added, but for those who are in it', async () => {
  const added: unknown[] = [];
  onGraphql({
    Shell,
    GroupPage: () => ({ data: { group: aGroup() } }),
    GroupMembers: () => page(claire),
    PeopleForGroup: () => ({
      data: {
        users: {
          __typename: 'UserPage',
          total: 2,
          items: [
            { ...claire, groups: [{ __typename: 'Group', id: 'g1' }] },
            { ...noor, groups: [] },
          ],
        },
      },
    }),
    AddToGroupHere: (variables) => {
      added.push(variables);
      return {
        data: {
          addToGroup: {
            __typename: 'GroupChange',
            group: aGroup({ memberCount: 2 }),
            changed: [
              { __typename: 'User', id: 'u3', groups: [{ __typename: 'Group', id: 'g1' }] },
            ],
            refused: [],
          },
        },
      };
    },
  });
  const { user } = renderApp('/people/groups/g1');
  await user.click(await screen.findByRole('button', { name: 'Add people' }));
  const sheet = await screen.findByRole('dialog', { name: 'Add people to Field sales' });
  await within(sheet).findByText('In it');
  await user.click(within(sheet).getByRole('button', { name: 'Add all 2 of the team' }));
  await waitFor(() => expect(within(sheet).getAllByText('In it')).toHaveLength(2));
  expect(added).toEqual([{ id: 'g1', userIds: ['u3'] }]);
});

test('a group is deleted once it was said what that means', async () => {
  let isDeleted = false;
  onGraphql({
    Shell,
    GroupsPage: () => groups(),
    GroupPage: () => ({ data: { group: aGroup() } }),
    GroupMembers: () => page(claire),
    DeleteGroupHere: () => ((isDeleted = true), { data: { deleteGroup: true } }),
  });
  const { user } = renderApp('/people/groups/g1');
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete Field sales?' });
  expect(dialog).toHaveTextContent('1 person is in it; they stay in the team.');
  expect(isDeleted).toBe(false);
  await user.click(within(dialog).getByRole('button', { name: 'Delete group' }));
  expect(await screen.findByRole('heading', { name: 'No groups yet' })).toBeVisible();
});
