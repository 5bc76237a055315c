import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/dom';
import type { PersonAsOfFragment, PersonFragment } from '../../../gql/graphql.ts';
import { aViewer } from '../../../testing/builders.ts';
import { aPerson, anInvited } from '../../../testing/people-builders.ts';
import { json, onGraphql, onRest, problem } from '../../../testing/edge.ts';
import { FakeEventSource } from '../../../testing/fake-event-source.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { PeoplePage as People } from './people-page.tsx';

const me = aPerson({
  id: 'u1',
  name: 'Maya Lindqvist',
  email: 'maya@halden.example',
  currentTeamRole: 'TEAM_ADMIN',
  storedPermissions: [],
});
const list = (...items: PersonFragment[]) => ({
  data: { users: { __typename: 'UserPage', total: items.length, items } },
});
const PeoplePage = () => list(me, aPerson(), anInvited());
const open = (search = '', viewer = aViewer()) =>
  renderPage({ path: '/people', element: <People /> }, `/people${search}`, viewer);
const claire = () => screen.findByRole('link', { name: /^Claire Dubois/ });

test('the list says who may do what, when they were last here and how many links they made', async () => {
  onGraphql({
    PeoplePage: () =>
      list(
        me,
        aPerson({
          storedPermissions: ['can_edit_presentations', 'can_export_data', 'can_edit_faxes'],
          works: { __typename: 'OwnedWorks', presentations: 2, sharedLinks: 12 },
        }),
        anInvited(),
      ),
  });
  open();
  expect(await claire()).toHaveAttribute('href', '/people/u2');
  const [, own, row, invited] = screen.getAllByRole('row');
  expect(within(own!).getByText('Everything')).toBeVisible();
  expect(within(row!).getByText('Share · edit presentations · export data')).toBeVisible();
  expect(within(row!).getByRole('link', { name: '12 links of Claire Dubois' })).toHaveAttribute(
    'href',
    '/links?owner=u2',
  );
  expect(within(invited!).getByText('Invited')).toBeVisible();
});

test('the matrix has the permissions of Lectern itself, and those of the team’s own apps once it says so', async () => {
  onGraphql({ PeoplePage });
  open('?view=permissions');
  await claire();
  const [, , own, row] = screen.getAllByRole('row');
  expect(within(row!).getByRole('button', { name: 'Claire Dubois: Labels' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  expect(within(row!).getByRole('button', { name: 'Claire Dubois: People' })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
  expect(within(own!).getAllByText('yes')).toHaveLength(12);
  expect(within(own!).queryByRole('button')).not.toBeInTheDocument();
  open(
    '?view=permissions',
    aViewer({ currentTeam: { ...aViewer().currentTeam, showsAppSettings: true } }),
  );
  expect(await screen.findByRole('button', { name: 'Claire Dubois: Faxes' })).toBeVisible();
});

test('the filters stand above the list', async () => {
  onGraphql({ PeoplePage });
  open();
  await claire();
  const chips = screen.getAllByText(/^(Role|Status|Permission|Group)$/, {
    selector: 'button *, button',
  });
  expect(chips.map(({ textContent }) => textContent)).toEqual([
    'Role',
    'Status',
    'Permission',
    'Group',
  ]);
});

test('a team of one sees an invitation hint', async () => {
  onGraphql({ PeoplePage: () => list(me) });
  open();
  expect(await screen.findByRole('heading', { name: 'You are the only one here' })).toBeVisible();
  expect(screen.getAllByRole('button', { name: 'Invite people' })).toHaveLength(1);
});

test('while the team is on its way the page stands, with bones; what could not be read says why, and comes when tried again', async () => {
  const first = Promise.withResolvers<object>();
  let isFirst = true;
  onGraphql({ PeoplePage: () => (isFirst ? first.promise : PeoplePage()) });
  const { user } = open();
  expect(await screen.findByRole('heading', { name: 'People' })).toBeVisible();
  expect(screen.getByRole('status', { name: 'Loading' })).toBeInTheDocument();
  first.resolve(problem('UNAVAILABLE', 'Identity did not answer.'));
  const note = await screen.findByRole('alert');
  expect(note).toHaveTextContent('Couldn’t load the team');
  isFirst = false;
  await user.click(within(note).getByText('Try again'));
  expect(await claire()).toBeVisible();
});

test('a member who may not edit sees who is here and nothing to press', async () => {
  onGraphql({
    PeoplePage: () =>
      list(
        { ...me, storedPermissions: null },
        aPerson({ storedPermissions: null, customRoleName: 'Analyst' }),
      ),
  });
  open('', aViewer({ id: 'u2', currentTeamRole: 'TEAM_MEMBER' }));
  await claire();
  const [, row, own] = screen.getAllByRole('row');
  expect(within(row!).getByText('Admin')).toBeVisible();
  expect(within(own!).getByText('Analyst')).toBeVisible();
  expect(within(row!).queryByRole('button')).not.toBeInTheDocument();
  expect(screen.queryByText('Invite people')).not.toBeInTheDocument();
});

test('who may edit users but is no administrator is offered only what they have themselves', async () => {
  onGraphql({ PeoplePage: () => list(aPerson(), aPerson({ id: 'u9', name: 'Noor' })) });
  open(
    '?view=permissions',
    aViewer({
      id: 'u9',
      currentTeamRole: 'TEAM_MEMBER',
      permissions: ['can_edit_users', 'can_edit_labels'],
    }),
  );
  await screen.findByLabelText('Claire Dubois: Labels');
  expect(screen.queryByLabelText('Claire Dubois: Export data')).not.toBeInTheDocument();
  expect(screen.queryByLabelText('Noor: Labels')).not.toBeInTheDocument();
});

test('listed people export as a file, with export permission', async () => {
  const requests: unknown[] = [];
  onGraphql({ PeoplePage });
  onRest(
    'post',
    '/api/users/export',
    async (request) => (
      requests.push(await request.json()),
      json(403, { code: 'FORBIDDEN', message: 'You may not export.' })
    ),
  );
  const { user } = open('?role=TEAM_MEMBER&status=ACTIVE&search=cl&may=can_edit_labels');
  await user.click(await screen.findByLabelText('Export CSV of these people'));
  expect(await screen.findByText('You may not export.')).toBeVisible();
  expect(requests).toEqual([
    {
      include_groups: true,
      sort: 'name',
      search: 'cl',
      role: 'Team Member',
      status: 'Active',
      permission: 'can_edit_labels',
    },
  ]);
});

test('chips and the search narrow the list in the address, and can be cleared', async () => {
  onGraphql({
    PeoplePage: ({ search, role, permission }) =>
      search === 'nobody'
        ? list()
        : role === 'TEAM_ADMIN' || permission !== null
          ? list(me)
          : PeoplePage(),
  });
  const { user, router } = open();
  await user.click(await screen.findByText('Role', { selector: 'button *, button' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Admin' }));
  await waitFor(() => expect(screen.queryByText('Claire Dubois')).not.toBeInTheDocument());
  expect(router.state.location.search).toBe('?role=TEAM_ADMIN');
  await user.click(screen.getByLabelText('Clear role Admin'));
  await claire();
  await user.click(screen.getByLabelText('Search people'));
  await user.paste('nobody');
  expect(
    await screen.findByRole('heading', { name: 'No one matches these filters' }),
  ).toBeVisible();
  await user.click(screen.getByText('Show everyone'));
  await claire();
});

test('who was removed is listed apart, with the days that are left; nobody restores what they could not give', async () => {
  const removal = {
    __typename: 'Removal',
    removedAt: '2026-11-20T12:00:00Z',
    restorableUntil: new Date(Date.now() + 1.5 * 86_400_000).toISOString(),
  } as const;
  let isThere = true;
  onGraphql({
    PeoplePage: ({ status }) =>
      status !== 'REMOVED'
        ? PeoplePage()
        : isThere
          ? list(
              aPerson({ status: 'REMOVED', removal, storedPermissions: [] }),
              aPerson({ id: 'u8', name: 'Noor', status: 'REMOVED', removal }),
            )
          : list(),
    RestorePerson: () => ((isThere = false), { data: { restoreMember: aPerson() } }),
  });
  const { user } = open(
    '?status=REMOVED',
    aViewer({ id: 'u9', currentTeamRole: 'TEAM_MEMBER', permissions: ['can_edit_users'] }),
  );
  expect(await screen.findAllByText('2 days left')).toHaveLength(2);
  expect(screen.getByText('Had permissions you can’t grant')).toBeVisible();
  await user.click(screen.getByLabelText('Restore Claire Dubois'));
  expect(await screen.findByText('No one was removed in the last 30 days')).toBeVisible();
});

test('the list refetches when a person in it changes', async () => {
  let name = 'Claire Dubois';
  onGraphql({ PeoplePage: () => list(me, aPerson({ name })) });
  open();
  await claire();
  FakeEventSource.connect();
  name = 'Claire Martin';
  FakeEventSource.emit('changed', { type: 'User', id: 'u2', version: 3 });
  expect(await screen.findByText('Claire Martin')).toBeVisible();
});

test('two filters chosen before either is answered both count', async () => {
  const requests: Record<string, unknown>[] = [];
  const held = Promise.withResolvers<void>();
  let isHeld = false;
  onGraphql({
    PeoplePage: (variables) => (
      requests.push(variables),
      isHeld ? held.promise.then(() => PeoplePage()) : PeoplePage()
    ),
  });
  const { router, user } = open();
  await claire();
  isHeld = true;
  await user.click(screen.getByText('Role', { selector: 'button *, button' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Member' }));
  expect(await screen.findByLabelText('Clear role Member')).toBeVisible();
  await user.click(screen.getByText('Status', { selector: 'button *, button' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Active' }));
  held.resolve();
  await waitFor(() => expect(router.state.location.search).toBe('?role=TEAM_MEMBER&status=ACTIVE'));
  await waitFor(() =>
    expect(requests.at(-1)).toMatchObject({ role: 'TEAM_MEMBER', status: 'ACTIVE' }),
  );
});

const viewerThen = {
  __typename: 'User',
  id: 'u1',
  currentTeam: { __typename: 'Team', id: 't1', createdAt: '2026-11-01T12:00:00Z' },
};
const then = (over: Partial<PersonAsOfFragment> = {}): PersonAsOfFragment => ({
  __typename: 'PersonThen',
  personId: 'u2',
  name: 'Claire Then',
  email: 'claire@halden.example',
  title: null,
  status: 'ACTIVE',
  role: 'TEAM_MEMBER',
  permissions: ['can_edit_files', 'can_edit_labels'],
  customRoleName: 'Keepers',
  groupNames: ['North'],
  ...over,
});

test('the people of another moment are seen as they were, told plainly, in the order in which they came; and back to now', async () => {
  const requests: Record<string, unknown>[] = [];
  onGraphql({
    PeoplePage,
    PeopleThen: (variables) => {
      requests.push(variables);
      const [items, endCursor] =
        variables['after'] === 'c1'
          ? [
              [
                then({
                  personId: 'u9',
                  name: null,
                  email: null,
                  status: 'LOCKED',
                  customRoleName: null,
                  groupNames: [],
                }),
              ],
              null,
            ]
          : [[then()], 'c1'];
      return {
        data: {
          peopleAsOf: {
            __typename: 'PeopleThen',
            total: variables['role'] == null ? 2 : null,
            endCursor,
            items,
          },
          viewer: viewerThen,
        },
      };
    },
  });
  const { user } = open('?at=2026-11-03T14:00:00Z');
  expect(await screen.findByText(/^People as of 3 November 2026, \d\d:\d\d$/)).toBeVisible();
  expect(screen.getByText('2 people')).toBeVisible();
  const row = screen.getByRole('link', { name: /^Claire Then/ }).closest('tr')!;
  expect(screen.getByRole('link', { name: /^Claire Then/ })).toHaveAttribute(
    'href',
    '/people/u2?at=2026-11-03T14%3A00%3A00.000Z',
  );
  expect(row).toHaveTextContent('Files, LabelsNorthKeepers');
  expect(screen.queryByRole('button', { name: 'Invite people' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Show people who joined later' }));
  const gone = await screen.findByRole('link', { name: 'Erased user' });
  expect(gone.closest('tr')).toHaveTextContent('Locked');
  expect(requests.at(-1)).toEqual({
    at: '2026-11-03T14:00:00.000Z',
    search: null,
    role: null,
    first: 50,
    after: 'c1',
  });
  await user.click(screen.getByRole('button', { name: 'Role' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Admin' }));
  await waitFor(() =>
    expect(requests.at(-1)).toEqual({
      at: '2026-11-03T14:00:00.000Z',
      search: null,
      role: 'TEAM_ADMIN',
      first: 50,
      after: null,
    }),
  );
  const find = screen.getByRole('searchbox', { name: 'Search people by their current name' });
  await user.click(find);
  await user.paste('claire');
  await waitFor(() =>
    expect(requests.at(-1)).toMatchObject({ search: 'claire', role: 'TEAM_ADMIN', after: null }),
  );
  await user.click(await screen.findByRole('button', { name: 'Back to now' }));
  expect(await claire()).toBeVisible();
});

test('before the team existed it was empty', async () => {
  onGraphql({
    PeopleThen: () => ({
      data: {
        peopleAsOf: { __typename: 'PeopleThen', total: 0, endCursor: null, items: [] },
        viewer: viewerThen,
      },
    }),
  });
  open('?at=2020-01-01T00:00:00Z');
  expect(await screen.findByRole('heading', { name: 'The team didn’t exist yet' })).toBeVisible();
});

test('to who may not edit users the people of then are not told', async () => {
  onGraphql({ PeoplePage });
  open('?at=2026-11-03T14:00:00Z', aViewer({ id: 'u2', currentTeamRole: 'TEAM_MEMBER' }));
  expect(await claire()).toBeVisible();
  expect(screen.queryByRole('button', { name: 'As of' })).not.toBeInTheDocument();
});

test('whoever is awaited is invited again, handed the link or not awaited any more from the list', async () => {
  const link = 'http://localhost:4000/password/create#token';
  const wei = anInvited();
  let isRevoked = false;
  onGraphql({
    PeoplePage: () => (isRevoked ? list(me) : list(me, wei)),
    MailKept: () => ({ data: { isMailKept: true } }),
    InvitationLink: () => ({
      data: { user: { __typename: 'User', id: wei.id, invitationLink: link } },
    }),
    RevokeInvitation: () => ((isRevoked = true), { data: { revokeInvitation: true } }),
  });
  const { user } = open();
  const more = () => screen.findByRole('button', { name: 'More about wei@halden.example' });
  await user.click(await more());
  await screen.findByRole('menuitem', { name: 'New link' });
  await user.click(await screen.findByRole('menuitem', { name: 'Copy the link' }));
  expect(await screen.findByText(/^Copied the link for/)).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(link);
  await user.click(await more());
  await user.click(await screen.findByRole('menuitem', { name: 'Revoke invitation' }));
  expect(await screen.findByRole('heading', { name: 'You are the only one here' })).toBeVisible();
});
