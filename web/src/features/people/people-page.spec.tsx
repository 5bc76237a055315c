import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/dom';
import type { PersonFragment } from '../../gql/graphql.ts';
import { aViewer } from '../../testing/builders.ts';
import { json, never, onGraphql, onRest, problem } from '../../testing/edge.ts';
import { FakeEventSource } from '../../testing/fake-event-source.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { addressesIn } from './invite-form.tsx';

const aPerson = (over: Partial<PersonFragment> = {}): PersonFragment => ({
  __typename: 'User', id: 'u2', name: 'Claire Dubois', email: 'claire@halden.example', title: 'Sales', status: 'ACTIVE', currentTeamRole: 'TEAM_MEMBER',
  storedPermissions: ['can_edit_labels'], invitation: null, ...over,
});
const me = aPerson({ id: 'u1', name: 'Maya Lindqvist', email: 'maya@halden.example', currentTeamRole: 'TEAM_ADMIN', storedPermissions: [] });
const invited = aPerson({
  id: 'u3', name: null, email: 'wei@halden.example', status: 'INVITED', storedPermissions: [],
  invitation: { __typename: 'PendingInvitation', sentAt: '2026-11-20T12:00:00Z', expiresAt: '2026-11-27T12:00:00Z', isExpired: false, invitedBy: { __typename: 'User', id: 'u1', name: 'Maya Lindqvist', email: 'maya@halden.example' } },
});

const Shell = () => ({ data: { viewer: aViewer() } });
const list = (...items: PersonFragment[]) => ({ data: { users: { __typename: 'UserPage', total: items.length, items } } });
const PersonSignIns = ({ id }: Record<string, unknown>) => ({ data: { user: { __typename: 'User', id, hasSecondFactor: false, signIns: [] } } });
const PeoplePage = () => list(me, aPerson(), invited);

test('the team stands with what everybody may do; administrators may do everything', async () => {
  onGraphql({ PersonSignIns, Shell, PeoplePage });
  renderApp('/people');
  const row = await screen.findByRole('row', { name: /Claire Dubois/ });
  expect(within(row).getByRole('button', { name: 'Claire Dubois: Labels' })).toHaveAttribute('aria-pressed', 'true');
  expect(within(row).getByRole('button', { name: 'Claire Dubois: Users' })).toHaveAttribute('aria-pressed', 'false');
  const own = screen.getByRole('row', { name: /Maya Lindqvist/ });
  expect(within(own).getAllByText('yes')).toHaveLength(22);
  expect(within(own).queryByRole('button', { name: /Users/ })).not.toBeInTheDocument();
  expect(within(screen.getByRole('row', { name: /wei@halden.example/ })).getByText('Invited')).toBeVisible();
});

test('a team of one is told to invite', async () => {
  onGraphql({ PersonSignIns, Shell, PeoplePage: () => list(me) });
  renderApp('/people');
  expect(await screen.findByRole('heading', { name: 'Nobody else is here yet' })).toBeVisible();
  expect(screen.getAllByRole('button', { name: 'Invite people' })).toHaveLength(2);
});

test('while the team is on its way the page stands, with bones', async () => {
  onGraphql({ PersonSignIns, Shell, PeoplePage: never });
  renderApp('/people');
  expect(await screen.findByRole('heading', { name: 'People' })).toBeVisible();
  expect(screen.getByRole('status', { name: 'Loading' })).toBeInTheDocument();
});

test('a team that could not be read says why, and comes when tried again', async () => {
  let tries = 0;
  onGraphql({ PersonSignIns, Shell, PeoplePage: () => (++tries === 1 ? problem('UNAVAILABLE', 'Identity did not answer.') : PeoplePage()) });
  const { user } = renderApp('/people');
  const note = await screen.findByRole('alert');
  expect(note).toHaveTextContent('The team could not be read');
  await user.click(within(note).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('row', { name: /Claire Dubois/ })).toBeVisible();
});

test('a member who may not edit sees who is here and nothing to press', async () => {
  onGraphql({ PersonSignIns, Shell: () => ({ data: { viewer: aViewer({ id: 'u2', currentTeamRole: 'TEAM_MEMBER' }) } }), PeoplePage: () => list({ ...me, storedPermissions: null }, aPerson()) });
  renderApp('/people');
  const row = await screen.findByRole('row', { name: /Maya Lindqvist/ });
  expect(within(row).getByText('Admin')).toBeVisible();
  expect(within(row).queryByRole('button')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Invite people' })).not.toBeInTheDocument();
});

test('who may edit users but is no administrator is offered only what they have themselves', async () => {
  const viewer = aViewer({ id: 'u9', currentTeamRole: 'TEAM_MEMBER', permissions: ['can_edit_users', 'can_edit_labels'] });
  onGraphql({ PersonSignIns, Shell: () => ({ data: { viewer } }), PeoplePage: () => list(aPerson(), aPerson({ id: 'u9', name: 'Noor' })) });
  const { user } = renderApp('/people');
  await screen.findByRole('button', { name: 'Claire Dubois: Labels' });
  expect(screen.queryByRole('button', { name: 'Claire Dubois: Export data' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Noor: Labels' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Invite people' }));
  const sheet = await screen.findByRole('dialog', { name: 'Invite people' });
  expect(within(sheet).queryByRole('group', { name: 'Role' })).not.toBeInTheDocument();
  expect(within(sheet).getByRole('checkbox', { name: 'Labels' })).toBeEnabled();
  expect(within(sheet).getByRole('checkbox', { name: 'Export data' })).toBeDisabled();
});

test('ticks are told in words before they are saved, and can be discarded', async () => {
  const sent: unknown[] = [];
  onGraphql({
    PersonSignIns,
    Shell, PeoplePage,
    ChangePermissions: (variables) => {
      sent.push(variables);
      return { data: { changeMemberPermissions: aPerson({ storedPermissions: variables['permissions'] as string[] }) } };
    },
  });
  const { user } = renderApp('/people');
  await user.click(await screen.findByRole('button', { name: 'Claire Dubois: Export data' }));
  await user.click(screen.getByRole('button', { name: 'Claire Dubois: Labels' }));
  const bar = screen.getByRole('region', { name: 'Unsaved changes' });
  expect(bar).toHaveTextContent('2 changes');
  expect(bar).toHaveTextContent('Claire Dubois gets Export data; Claire Dubois loses Labels');
  await user.click(within(bar).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Unsaved changes' })).not.toBeInTheDocument());
  expect(sent).toEqual([{ id: 'u2', permissions: ['can_export_data'] }]);
  await user.click(screen.getByRole('button', { name: 'Claire Dubois: Users' }));
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(screen.getByRole('button', { name: 'Claire Dubois: Users' })).toHaveAttribute('aria-pressed', 'false');
});

test('what the server refuses stays unsaved, with its reason', async () => {
  onGraphql({ PersonSignIns, Shell, PeoplePage, ChangePermissions: () => problem('FORBIDDEN', 'You can only give and take what you may do yourself.') });
  const { user } = renderApp('/people');
  await user.click(await screen.findByRole('button', { name: 'Claire Dubois: Export data' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/You can only give and take/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Claire Dubois: Export data' })).toHaveAttribute('aria-pressed', 'true');
});

test('several people are invited at once, and each address has its answer', async () => {
  let sent: unknown;
  onGraphql({
    PersonSignIns,
    Shell, PeoplePage,
    InvitePeople: ({ input }) => {
      sent = input;
      return { data: { inviteMembers: [
        { __typename: 'InvitationResult', email: 'kim@halden.example', problem: null, user: { ...aPerson({ id: 'u5', name: null, email: 'kim@halden.example', status: 'INVITED' }), invitationLink: null } },
        { __typename: 'InvitationResult', email: 'claire@halden.example', problem: 'This person is in the team already.', user: null },
      ] } };
    },
  });
  const { user } = renderApp('/people');
  await user.click(await screen.findByRole('button', { name: 'Invite people' }));
  const sheet = await screen.findByRole('dialog', { name: 'Invite people' });
  await user.click(within(sheet).getByRole('textbox', { name: 'Email addresses' }));
  await user.paste('Kim <kim@halden.example>, claire@halden.example');
  await user.click(within(sheet).getByRole('checkbox', { name: 'Presentations' }));
  await user.click(within(sheet).getByRole('button', { name: 'Send 2 invitations' }));
  expect(await within(sheet).findByText('This person is in the team already.')).toBeVisible();
  expect(within(sheet).getByText('Invited. The mail is on its way.')).toBeVisible();
  expect(sent).toEqual({ emails: ['kim@halden.example', 'claire@halden.example'], role: 'TEAM_MEMBER', permissions: ['can_edit_presentations'], name: null });
  await user.click(within(sheet).getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

const link = 'http://localhost:4000/password/create#token';
const linkOf = (invitationLink: string | null) => ({ data: { user: { __typename: 'User', id: 'u3', invitationLink } } });

test('without a mail server no mail is promised: the link of each invitation is there to be handed over, also later', async () => {
  onGraphql({
    PersonSignIns,
    Shell, PeoplePage, InvitationLink: () => linkOf(link),
    InvitePeople: () => ({ data: { inviteMembers: [{ __typename: 'InvitationResult', email: 'wei@halden.example', problem: null, user: { ...invited, invitationLink: link } }] } }),
    InviteAgain: () => ({ data: { resendInvitation: { ...invited, invitationLink: `${link}2` } } }),
  });
  const { user } = renderApp('/people');
  await user.click(await screen.findByRole('button', { name: 'Invite people' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Invite people' }));
  await user.type(sheet.getByRole('textbox', { name: 'Email addresses' }), 'wei@halden.example');
  await user.click(sheet.getByRole('button', { name: 'Send invitation' }));
  expect(await sheet.findByText('No mail server is set, so nobody gets a mail')).toBeVisible();
  expect(sheet.queryByText(/on its way/)).not.toBeInTheDocument();
  expect(sheet.getByRole('textbox', { name: 'Invitation of wei@halden.example' })).toHaveValue(link);
  await user.click(sheet.getByRole('button', { name: 'Copy: Invitation of wei@halden.example' }));
  expect(await navigator.clipboard.readText()).toBe(link);
  await user.click(sheet.getByRole('button', { name: 'Done' }));
  await user.click(await screen.findByRole('button', { name: 'wei@halden.example' }));
  const person = within(await screen.findByRole('dialog', { name: 'wei@halden.example' }));
  expect(await person.findByRole('textbox', { name: 'Invitation of wei@halden.example' })).toHaveValue(link);
  await user.click(person.getByRole('button', { name: 'Make a new link' }));
  await waitFor(() => expect(person.getByRole('textbox', { name: 'Invitation of wei@halden.example' })).toHaveValue(`${link}2`));
});

test('the people that are listed are saved as a file, by whoever may export', async () => {
  const asked: unknown[] = [];
  onGraphql({ PersonSignIns, Shell, PeoplePage });
  onRest('post', '/api/users/export', async (request) => (asked.push(await request.json()), json(403, { code: 'FORBIDDEN', message: 'You may not export.' })));
  const { user } = renderApp('/people?role=TEAM_MEMBER&status=ACTIVE&search=cl&may=can_edit_labels');
  await user.click(await screen.findByRole('button', { name: 'Export CSV of these people' }));
  expect(await screen.findByText('You may not export.')).toBeVisible();
  expect(asked).toEqual([{ include_groups: true, sort: 'name', search: 'cl', role: 'Team Member', status: 'Active', permission: 'can_edit_labels' }]);
});

test('an invitation is sent again or revoked from the person’s sheet', async () => {
  const asked: string[] = [];
  onGraphql({
    PersonSignIns,
    Shell, PeoplePage: () => (asked.includes('revoke') ? list(me, aPerson()) : PeoplePage()), InvitationLink: () => linkOf(null),
    InviteAgain: () => (asked.push('again'), problem('TOO_MANY_REQUESTS', 'A mail has just been sent. Please wait a minute.')),
    RevokeInvitation: () => (asked.push('revoke'), { data: { revokeInvitation: true } }),
  });
  const { user } = renderApp('/people');
  await user.click(await screen.findByRole('button', { name: 'wei@halden.example' }));
  const sheet = await screen.findByRole('dialog', { name: 'wei@halden.example' });
  expect(sheet).toHaveTextContent('by Maya Lindqvist');
  await user.click(within(sheet).getByRole('button', { name: 'Send again' }));
  expect(await screen.findByText('A mail has just been sent. Please wait a minute.')).toBeVisible();
  await user.click(within(sheet).getByRole('button', { name: 'Revoke invitation' }));
  await waitFor(() => expect(screen.queryByRole('row', { name: /wei@/ })).not.toBeInTheDocument());
});

test('a member becomes an administrator, is locked with a way back, and is removed only after a question', async () => {
  let person = aPerson();
  let isThere = true;
  let heir: unknown = null;
  const answer = (change: Partial<PersonFragment>) => (person = aPerson({ ...person, ...change }));
  onGraphql({
    PersonSignIns,
    Shell, PeoplePage: () => (isThere ? list(me, person) : list(me)),
    ChangeRole: ({ role }) => ({ data: { changeMemberRole: answer({ currentTeamRole: role as PersonFragment['currentTeamRole'] }) } }),
    LockPerson: () => ({ data: { lockMember: answer({ status: 'LOCKED' }) } }),
    UnlockPerson: () => ({ data: { unlockMember: answer({ status: 'ACTIVE' }) } }),
    Works: () => ({ data: { user: { __typename: 'User', id: 'u2', works: { __typename: 'OwnedWorks', presentations: 1, sharedLinks: 12 } } } }),
    Heirs: () => ({ data: { users: { __typename: 'UserPage', total: 3, items: [me, aPerson(), aPerson({ id: 'u7', name: 'Noor Haddad' })] } } }),
    RemovePerson: ({ handOverTo }) => ((isThere = false), (heir = handOverTo), { data: { removeMember: true } }),
  });
  const { user } = renderApp('/people');
  const open = async () => {
    await user.click(await screen.findByRole('button', { name: /^Claire Dubois *claire@/ }));
    return screen.findByRole('dialog', { name: 'Claire Dubois' });
  };
  let sheet = await open();
  await user.click(within(sheet).getByRole('button', { name: 'Lock' }));
  expect(await within(sheet).findByRole('button', { name: 'Unlock' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await within(sheet).findByRole('button', { name: 'Lock' })).toBeVisible();
  await user.click(within(sheet).getByRole('button', { name: 'Admin' }));
  await user.click(within(sheet).getByRole('button', { name: 'Save' }));
  expect(await within(screen.getByRole('row', { name: /Claire Dubois/ })).findByText('Admin')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  sheet = await open();
  expect(sheet).toHaveTextContent('make them a member first');
  await user.click(within(sheet).getByRole('button', { name: 'Member' }));
  await user.click(within(sheet).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  sheet = await open();
  await user.click(within(sheet).getByRole('button', { name: 'Remove from the team' }));
  expect(await within(sheet).findByText(/They own 1 presentation and 12 links/)).toBeInTheDocument();
  const owner = within(sheet).getByRole('combobox', { name: 'New owner' });
  await waitFor(() => expect(owner).toHaveValue('Maya Lindqvist'));
  await user.click(owner);
  expect(screen.queryByRole('option', { name: 'Claire Dubois' })).not.toBeInTheDocument();
  await user.click(await screen.findByRole('option', { name: 'Noor Haddad' }));
  await user.click(within(sheet).getByRole('button', { name: 'Remove Claire Dubois' }));
  await waitFor(() => expect(screen.queryByRole('row', { name: /Claire Dubois/ })).not.toBeInTheDocument());
  expect(heir).toBe('u7');
});

test('without a mail server whoever may not see an invitation’s link is promised no mail either', async () => {
  onGraphql({ PersonSignIns, Shell, PeoplePage, InvitationLink: () => linkOf(null), MailKept: () => ({ data: { isMailKept: true } }), InviteAgain: () => ({ data: { resendInvitation: { ...invited, invitationLink: null } } }) });
  const { user } = renderApp('/people');
  await user.click(await screen.findByRole('button', { name: 'wei@halden.example' }));
  const sheet = within(await screen.findByRole('dialog'));
  await waitFor(() => expect(sheet.getByText(/^No mail server is set, so no mail reaches them: administrators find the link in System/)).toBeVisible());
  await user.click(sheet.getByRole('button', { name: 'Make a new link' }));
  expect(await screen.findByText(/^A new link for/)).toBeVisible();
  expect(screen.queryByText(/on its way/)).not.toBeInTheDocument();
});

test('a chip says what it narrows by', async () => {
  onGraphql({ PersonSignIns, Shell, PeoplePage });
  renderApp('/people');
  const chips = await screen.findAllByRole('button', { name: /^(Role|Status|Permission|May)$/ });
  expect(chips.map(({ textContent }) => textContent)).toEqual(['Role', 'Status', 'Permission']);
});

test('chips and the search narrow the list in the address, and can be cleared', async () => {
  onGraphql({ PersonSignIns, Shell, PeoplePage: ({ search, role, permission }) => (search === 'nobody' ? list() : role === 'TEAM_ADMIN' || permission !== null ? list(me) : PeoplePage()) });
  const { user, router } = renderApp('/people');
  await user.click(await screen.findByRole('button', { name: 'Role' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Admin' }));
  await waitFor(() => expect(screen.queryByRole('row', { name: /Claire Dubois/ })).not.toBeInTheDocument());
  expect(router.state.location.search).toBe('?role=TEAM_ADMIN');
  await user.click(screen.getByRole('button', { name: 'Clear role Admin' }));
  await screen.findByRole('row', { name: /Claire Dubois/ });
  await user.type(screen.getByRole('searchbox', { name: 'Search people' }), 'nobody');
  expect(await screen.findByRole('heading', { name: 'Nobody matches this' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show everybody' }));
  await screen.findByRole('row', { name: /Claire Dubois/ });
});

test('the list is asked again when somebody in it changed', async () => {
  let name = 'Claire Dubois';
  onGraphql({ PersonSignIns, Shell, PeoplePage: () => list(me, aPerson({ name })) });
  renderApp('/people');
  await screen.findByRole('row', { name: /Claire Dubois/ });
  FakeEventSource.connect();
  name = 'Claire Martin';
  FakeEventSource.say('changed', { type: 'User', id: 'u2', version: 3 });
  expect(await screen.findByRole('row', { name: /Claire Martin/ })).toBeVisible();
});

test('addresses are found however they were pasted', () => {
  expect(addressesIn('a@x.example, b@x.example;c@x.example\nKim B <kim@x.example>\td@x.example  A@x.example')).toEqual(['a@x.example', 'b@x.example', 'c@x.example', 'kim@x.example']);
  expect(addressesIn('d@x.example A@x.example\na@x.example')).toEqual(['d@x.example', 'a@x.example']);
  expect(addressesIn(' \n, ')).toEqual([]);
});

test('two filters chosen before either is answered both count', async () => {
  const asked: Record<string, unknown>[] = [];
  const held = Promise.withResolvers<void>();
  let isHeld = false;
  onGraphql({ PersonSignIns, Shell, PeoplePage: (variables) => (asked.push(variables), isHeld ? held.promise.then(() => PeoplePage()) : PeoplePage()) });
  const { router, user } = renderApp('/people');
  await screen.findByRole('row', { name: /Claire Dubois/ });
  isHeld = true;
  await user.click(screen.getByRole('button', { name: 'Role' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Member' }));
  expect(await screen.findByRole('button', { name: 'Clear role Member' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Status' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Active' }));
  held.resolve();
  await waitFor(() => expect(router.state.location.search).toBe('?role=TEAM_MEMBER&status=ACTIVE'));
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ role: 'TEAM_MEMBER', status: 'ACTIVE' }));
});
