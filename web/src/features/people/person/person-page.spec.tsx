import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/dom';
import { PersonPage as Page } from '../../../app/pages/person-tabs.tsx';
import type { PersonPageQuery, PersonThenQuery } from '../../../gql/graphql.ts';
import { aViewer } from '../../../testing/builders.ts';
import { aPerson, anInvited, aSignIn } from '../../../testing/people-builders.ts';
import { json, onGraphql, onRest, problem } from '../../../testing/edge.ts';
import { FakeEventSource } from '../../../testing/fake-event-source.ts';
import { renderPage } from '../../../testing/render-page.tsx';

type Shown = NonNullable<PersonPageQuery['user']>;
const settings = {
  __typename: 'UserSettings',
  signature: null,
  notificationLevel: 1,
  timeZone: 'Europe/Paris',
  locale: 'fr',
} as const;
const shown = (over: Partial<Shown> = {}): Shown => ({
  ...aPerson(),
  slug: 'k3x9',
  phone: '+33 1 23',
  createdAt: '2026-11-01T12:00:00Z',
  lastSeenAt: '2026-11-19T12:00:00Z',
  canBeEdited: true,
  settings,
  ...over,
});
const answer = (user: Shown | null) => ({ data: { user } });
const open = (path = '', viewer = aViewer(), id = 'u2') =>
  renderPage(
    { path: '/people/:personId/:tab?', element: <Page /> },
    `/people/${id}${path}`,
    viewer,
  );
const tabs = () =>
  within(screen.getByRole('navigation', { name: 'Person' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

beforeEach(() => {
  onRest('get', '/api/time-zones', () =>
    json(200, { data: [{ id: 'Europe/Paris', name: 'Central European Time' }] }),
  );
  onRest('get', '/api/locales', () =>
    json(200, { data: [{ id: 'fr', name: 'French', native_name: 'français' }] }),
  );
});

test('a person’s page shows who they are, and colleagues edit their profile there', async () => {
  const sent: unknown[] = [];
  onGraphql({
    PersonPage: () => answer(shown()),
    EditPerson: ({ input }) => (
      sent.push(input),
      sent.length === 1
        ? problem('INVALID', 'The given data was invalid.', {
            phone: ['Enter a phone number.'],
          })
        : { data: { editMember: shown({ title: 'Lead' }) } }
    ),
  });
  const { user } = open('/profile');
  expect(await screen.findByRole('heading', { level: 1, name: 'Claire Dubois' })).toBeVisible();
  expect(screen.getByText(/^Last seen/)).toBeVisible();
  expect(tabs()).toEqual([
    'Overview',
    'Profile',
    'Teams',
    'Permissions',
    'Groups',
    'Sign-ins',
    'History',
  ]);
  const title = screen.getByLabelText('Title');
  await user.clear(title);
  await user.click(title);
  await user.paste('Lead');
  await user.click(screen.getByText('Save'));
  expect(await screen.findByText('Enter a phone number.')).toBeVisible();
  await user.click(screen.getByText('Save'));
  expect(await screen.findByText(/^The profile of/)).toBeVisible();
  expect(sent[1]).toEqual({
    name: 'Claire Dubois',
    title: 'Lead',
    phone: '+33 1 23',
    timeZone: 'Europe/Paris',
    locale: 'fr',
  });
});

test('a colleague without rights is shown neither permissions nor sign-ins, nor anything to press', async () => {
  onGraphql({
    PersonPage: () =>
      answer(shown({ storedPermissions: null, canBeEdited: false, settings: null })),
  });
  open('/profile', aViewer({ id: 'u9', currentTeamRole: 'TEAM_MEMBER' }));
  await screen.findByRole('heading', { level: 1, name: 'Claire Dubois' });
  expect(tabs()).toEqual(['Overview', 'Profile', 'Groups']);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByText('+33 1 23')).toBeVisible();
  expect(screen.queryByText('Language')).not.toBeInTheDocument();
});

test('an unknown id and a person of another team look the same; a failed read can be retried', async () => {
  const answers = [problem('UNAVAILABLE', 'Identity did not answer.'), answer(null)];
  onGraphql({ PersonPage: () => answers.shift()! });
  const { user } = open();
  const note = within(await screen.findByRole('alert'));
  expect(note.getByText('Couldn’t load this person')).toBeVisible();
  await user.click(note.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Person not found' })).toBeVisible();
});

type Given = { role: Shown['currentTeamRole']; permissions: string[] };

test('role and permissions are saved together; one’s own are only looked at', async () => {
  let person = shown();
  const sent: unknown[] = [];
  onGraphql({
    PersonPage: () => answer(person),
    ChangeMembers: ({ changes }) => {
      const [{ from, to }] = changes as [{ from: Given; to: Partial<Given> }];
      sent.push(to);
      const after = { ...from, ...to };
      return {
        data: {
          changeMembers: [
            {
              __typename: 'MemberChange',
              id: 'u2',
              code: null,
              problem: null,
              user: (person = shown({
                currentTeamRole: after.role,
                storedPermissions: after.permissions,
              })),
            },
          ],
        },
      };
    },
  });
  const { user } = open('/permissions');
  await user.click(await screen.findByLabelText('Export data'));
  await user.click(screen.getByText('Save'));
  expect(await screen.findByText(/is changed/)).toBeVisible();
  await user.click(screen.getByText('Admin'));
  await user.click(screen.getByText('Save'));
  await waitFor(() =>
    expect(
      within(screen.getByRole('list', { name: 'About the person' })).getByText('Admin'),
    ).toBeVisible(),
  );
  expect(sent).toEqual([
    { role: 'TEAM_MEMBER', permissions: ['can_edit_labels', 'can_export_data'] },
    { role: 'TEAM_ADMIN' },
  ]);
  await user.click(screen.getByLabelText('More about Claire Dubois'));
  expect(await screen.findByText(/make them a member first/)).toBeInTheDocument();
});

test('a member is locked with a way back, and is removed only after a question that says who gets what they own; then they can be restored', async () => {
  let person: Shown | null = shown();
  let heir: unknown = null;
  const me = aPerson({ id: 'u1', name: 'Maya Lindqvist' });
  onGraphql({
    PersonPage: () => answer(person),
    LockPerson: () => ({ data: { lockMember: (person = shown({ status: 'LOCKED' })) } }),
    UnlockPerson: () => ({ data: { unlockMember: (person = shown()) } }),
    Works: () => ({
      data: {
        user: {
          __typename: 'User',
          id: 'u2',
          works: { __typename: 'OwnedWorks', presentations: 1, sharedLinks: 12 },
        },
      },
    }),
    Heirs: () => ({
      data: {
        users: {
          __typename: 'UserPage',
          total: 3,
          items: [me, aPerson(), aPerson({ id: 'u7', name: 'Noor Haddad' })],
        },
      },
    }),
    RemovePerson: ({ handOverTo }) => (
      (heir = handOverTo),
      (person = null),
      { data: { removeMember: true } }
    ),
    RestorePerson: () => ({ data: { restoreMember: (person = shown()) } }),
  });
  const { user, router } = open();
  const choose = async (word: string) => {
    await user.click(screen.getByLabelText('More about Claire Dubois'));
    await user.click(await screen.findByText(word));
  };
  await screen.findByRole('heading', { level: 1 });
  await choose('Lock…');
  const question = within(await screen.findByRole('dialog', { name: 'Lock Claire Dubois?' }));
  expect(question.getByText(/signed out of this team at once/)).toBeInTheDocument();
  expect(person).toMatchObject({ status: 'ACTIVE' });
  await user.click(question.getByRole('button', { name: 'Lock Claire Dubois' }));
  const facts = within(screen.getByRole('list', { name: 'About the person' }));
  expect(await facts.findByText('Locked')).toBeVisible();
  await user.click(screen.getByText('Undo'));
  expect(await facts.findByText('Member')).toBeVisible();
  await choose('Remove from the team');
  expect(await screen.findByText(/They own 1 presentation and 12 links/)).toBeInTheDocument();
  const owner = screen.getByRole('combobox', { name: 'New owner' });
  await waitFor(() => expect(owner).toHaveValue('Maya Lindqvist'));
  await user.click(owner);
  expect(screen.queryByRole('option', { name: 'Claire Dubois' })).not.toBeInTheDocument();
  await user.click(await screen.findByRole('option', { name: 'Noor Haddad' }));
  await user.click(screen.getByText('Remove Claire Dubois'));
  await waitFor(() => expect(router.state.location.pathname).toBe('/people'));
  expect(heir).toBe('u7');
  await user.click(await screen.findByText('Undo'));
  expect(await screen.findByText(/is in the team again/)).toBeVisible();
  expect(person).not.toBeNull();
});

test('who was removed is shown with what they would have again, and comes back', async () => {
  const removal = {
    __typename: 'Removal',
    removedAt: '2026-11-20T12:00:00Z',
    restorableUntil: new Date(Date.now() + 12.5 * 86_400_000).toISOString(),
  } as const;
  let person = shown({ status: 'REMOVED', removal });
  onGraphql({
    PersonPage: () => answer(person),
    RestorePerson: () => ({ data: { restoreMember: (person = shown()) } }),
  });
  const { user } = open();
  const panel = await screen.findByRole('region', { name: 'Removed' });
  expect(panel).toHaveTextContent(
    /13 days left to restore them. They would be a member who can edit labels again/,
  );
  expect(screen.queryByRole('navigation', { name: 'Person' })).not.toBeInTheDocument();
  await user.click(within(panel).getByRole('button', { name: 'Restore Claire Dubois' }));
  expect(await screen.findByRole('navigation', { name: 'Person' })).toBeVisible();
});

test('group editors add and remove a person, with an undo', async () => {
  const [sales, partners] = [
    { __typename: 'Group', id: 'g1', name: 'Sales' },
    { __typename: 'Group', id: 'g2', name: 'Partners' },
  ] as const;
  const change = (...groups: object[]) => ({
    __typename: 'GroupChange',
    changed: [{ __typename: 'User', id: 'u2', groups }],
    refused: [],
  });
  onGraphql({
    PersonPage: () => answer(shown()),
    PersonGroups: () => ({
      data: {
        user: { __typename: 'User', id: 'u2', groups: [sales] },
        groups: { __typename: 'GroupPage', items: [sales, partners] },
      },
    }),
    JoinGroup: ({ id }) => ({
      data: { addToGroup: change(...(id === 'g1' ? [sales] : [sales, partners])) },
    }),
    LeaveGroup: () => ({ data: { removeFromGroup: change() } }),
  });
  const { user } = open('/groups');
  await user.click(await screen.findByLabelText('Take Claire Dubois out of Sales'));
  expect(await screen.findByText('No groups')).toBeVisible();
  await user.click(screen.getByText('Undo'));
  expect(await screen.findByRole('link', { name: 'Sales' })).toHaveAttribute(
    'href',
    '/people/groups/g1',
  );
  await user.click(screen.getByRole('combobox', { name: 'Add to a group' }));
  await user.click(await screen.findByRole('option', { name: 'Partners' }));
  expect(await screen.findByRole('link', { name: 'Partners' })).toBeVisible();
});

test('whoever edits users in several teams sees what somebody is in each, adds them, and takes them out with a way back', async () => {
  const here = {
    __typename: 'Placement',
    team: { __typename: 'Team', id: 't1', name: 'Halden' },
    role: 'TEAM_MEMBER',
    status: 'ACTIVE',
    isCurrent: true,
    mayChangeRole: true,
  } as const;
  const there = (role: string | null) => ({
    ...here,
    team: { __typename: 'Team', id: 't2', name: 'Partners' },
    role,
    status: role && 'ACTIVE',
    isCurrent: false,
  });
  let role: string | null = null;
  const sent: unknown[] = [];
  const answers = (name: string, next: string | null) => (variables: object) => (
    (role = next),
    sent.push(variables),
    { data: { [name]: name === 'removeMember' ? true : { __typename: 'User', id: 'u2' } } }
  );
  onGraphql({
    PersonPage: () => answer(shown()),
    PersonTeams: () => ({
      data: { user: { __typename: 'User', id: 'u2', placements: [here, there(role)] } },
    }),
    JoinTeam: answers('addToTeams', 'TEAM_MEMBER'),
    LeaveTeam: answers('removeMember', null),
    RestoreThere: answers('restoreMember', 'TEAM_MEMBER'),
  });
  const { user } = open('/teams');
  await user.click(await screen.findByRole('combobox', { name: 'Add to a team' }));
  await user.click(await screen.findByRole('option', { name: 'Partners' }));
  await user.click(await screen.findByLabelText('Remove Claire Dubois from Partners'));
  await user.click(await screen.findByText('Remove Claire Dubois'));
  await waitFor(() =>
    expect(screen.queryByLabelText('Remove Claire Dubois from Partners')).not.toBeInTheDocument(),
  );
  await user.click(screen.getByText('Undo'));
  expect(await screen.findByLabelText('Remove Claire Dubois from Partners')).toBeVisible();
  expect(screen.queryByLabelText('Remove Claire Dubois from Halden')).not.toBeInTheDocument();
  expect(sent).toEqual([
    { id: 'u2', teamIds: ['t2'] },
    { id: 'u2', teamId: 't2', handOverTo: 'u1' },
    { id: 'u2', teamId: 't2' },
  ]);
});

test('an administrator sees a person’s sign-ins', async () => {
  onGraphql({
    PersonPage: () => answer(shown()),
    PersonSignIns: () => ({
      data: {
        user: { __typename: 'User', id: 'u2', hasSecondFactor: false, signIns: [aSignIn()] },
      },
    }),
  });
  open('/sign-ins');
  expect(await screen.findByText(/from 198.51.100.7/)).toBeVisible();
});

const linkOf = (invitationLink: string | null) => ({
  data: { user: { __typename: 'User', id: 'u3', invitationLink } },
});
const awaited = () => answer(shown({ ...anInvited() }));

test('a pending invitation is resent or revoked from the person’s page', async () => {
  onGraphql({
    PersonPage: awaited,
    InvitationLink: () => linkOf(null),
    InviteAgain: () =>
      problem('TOO_MANY_REQUESTS', 'An email was just sent. Please wait a minute.'),
    RevokeInvitation: () => ({ data: { revokeInvitation: true } }),
  });
  const { user, router } = open('', aViewer(), 'u3');
  const panel = await screen.findByRole('region', { name: 'Invitation' });
  expect(panel).toHaveTextContent('by Maya Lindqvist');
  expect(screen.getByRole('button', { name: 'More about wei@halden.example' })).toBeVisible();
  await user.click(within(panel).getByText('Send again'));
  expect(await screen.findByText('An email was just sent. Please wait a minute.')).toBeVisible();
  await user.click(within(panel).getByText('Revoke invitation'));
  await waitFor(() => expect(router.state.location.pathname).toBe('/people'));
});

test('without a mail server the link is there, or where it is found: no mail is promised', async () => {
  const link = 'http://localhost:4000/password/create#token';
  onGraphql({
    PersonPage: awaited,
    InvitationLink: () => linkOf(link),
    MailKept: () => ({ data: { isMailKept: true } }),
    InviteAgain: () => ({ data: { resendInvitation: { ...anInvited(), invitationLink: null } } }),
  });
  const { user } = open('', aViewer(), 'u3');
  expect(await screen.findByLabelText('Invitation for wei@halden.example')).toHaveValue(link);
  await user.click(screen.getByText('New link'));
  expect(
    await screen.findByText(/^No email server is set up: admins find the link in System/),
  ).toBeVisible();
  expect(screen.queryByText(/on its way/)).not.toBeInTheDocument();
});

test('who is erased stays on their page until the receipt was seen, though the team has lost them', async () => {
  let isGone = false;
  let requests = 0;
  onGraphql({
    PersonPage: () => (requests++, answer(isGone ? null : shown())),
    Works: () => ({
      data: {
        user: {
          __typename: 'User',
          id: 'u2',
          works: { __typename: 'OwnedWorks', presentations: 0, sharedLinks: 0 },
        },
      },
    }),
    Erase: () => (
      (isGone = true),
      {
        data: {
          erasePerson: {
            __typename: 'Erasure',
            erasedAt: '2026-11-22T12:00:00Z',
            file: '{}',
            isMailed: false,
          },
        },
      }
    ),
  });
  const { user, router } = open();
  await user.click(await screen.findByRole('button', { name: 'More about Claire Dubois' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Erase…' }));
  await user.type(await screen.findByLabelText('Type Claire Dubois'), 'Claire Dubois');
  const erase = screen.getByRole('button', { name: 'Erase' });
  await waitFor(() => expect(erase).toBeEnabled());
  await user.click(erase);
  FakeEventSource.connect();
  FakeEventSource.emit('changed', { type: 'User', id: 'u2', version: 9 });
  await waitFor(() => expect(requests).toBeGreaterThan(1));
  expect(await screen.findByRole('button', { name: 'Save the receipt' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/people'));
});

const viewerThen = {
  __typename: 'User',
  id: 'u1',
  currentTeam: { __typename: 'Team', id: 't1', createdAt: '2026-11-01T12:00:00Z' },
} as const;
const halden = { __typename: 'Team', id: 't1', name: 'Halden' } as const;

test('somebody is seen as they were at a moment, beside what they are now; and was not there before they came', async () => {
  const requests: unknown[] = [];
  const then: PersonThenQuery['then'] = {
    __typename: 'PersonThen',
    personId: 'u2',
    name: 'Claire Petit',
    email: 'claire@halden.example',
    title: 'Trainee',
    phone: null,
    status: 'LOCKED',
    role: 'TEAM_ADMIN',
    permissions: ['can_edit_files'],
    customRoleName: 'Keepers',
    groupNames: ['North'],
    timeZone: 'Europe/Paris',
    locale: 'fr',
    placements: [
      { __typename: 'PlacementThen', team: halden, role: 'TEAM_ADMIN', status: 'LOCKED' },
    ],
  };
  const now = {
    ...shown({ title: 'Trainee' }),
    permissions: ['can_edit_labels'],
    customRole: null,
    groups: [],
    placements: [
      {
        __typename: 'Placement',
        team: halden,
        role: 'TEAM_MEMBER',
        status: 'ACTIVE',
        isCurrent: true,
      },
    ],
  };
  onGraphql({
    PersonPage: () => answer(shown()),
    PersonThen: ({ at }) => (
      requests.push(at),
      { data: { then: requests.length > 1 ? null : then, now, viewer: viewerThen } }
    ),
  });
  const { user } = open('?at=2026-11-03T14:00:00Z');
  expect(await screen.findByRole('heading', { level: 1, name: 'Claire Petit' })).toBeVisible();
  expect(screen.getByText(/^As of 3 November 2026, \d\d:\d\d$/)).toBeVisible();
  const value = (word: string) => screen.getByText(word, { selector: 'dt' }).nextElementSibling;
  expect(value('Name')).toHaveTextContent('Claire Petitnow: Claire Dubois');
  expect(value('Title')!.textContent).toBe('Trainee');
  expect(value('Language')!.textContent).toBe('French');
  expect(value('In the team')).toHaveTextContent('Admin, lockednow: Member');
  expect(value('Custom role')).toHaveTextContent('Keepersnow: None');
  expect(value('Could edit and use')).toHaveTextContent('Everythingnow: Labels');
  expect(value('In')).toHaveTextContent('Northnow: None');
  expect(value('Halden')).toHaveTextContent('Admin, lockednow: Member');
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'As of…' }));
  const day = await screen.findByLabelText('As of: date');
  await user.clear(day);
  await user.type(day, '2026-11-02');
  await user.click(await screen.findByRole('button', { name: 'Show' }));
  expect(
    await screen.findByRole('heading', { name: 'They were not in the team then' }),
  ).toBeVisible();
  expect(requests).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Back to now' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Claire Dubois' })).toBeVisible();
});
