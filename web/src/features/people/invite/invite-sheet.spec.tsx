import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/dom';
import { aViewer } from '../../../testing/builders.ts';
import { aPerson, anInvited } from '../../../testing/people-builders.ts';
import { onGraphql } from '../../../testing/edge.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { savedFiles, savedText } from '../../../testing/saved-files.ts';
import { InviteSheet } from './invite-sheet.tsx';
import { parseTypedPeople } from './typed-people.ts';

function open(viewer = aViewer()) {
  const closed: true[] = [];
  const { user } = renderPage(
    { path: '/people', element: <InviteSheet isOpen onClose={() => closed.push(true)} /> },
    '/people',
    viewer,
  );
  const write = async (text: string) => {
    await user.click(await screen.findByLabelText('Emails'));
    await user.paste(text);
  };
  return { user, write, closed };
}

test('several people are invited at once, and each address has its answer', async () => {
  let sent: unknown;
  const RoleNames = () => ({
    data: {
      customRoles: [{ __typename: 'CustomRole', id: 'r1', name: 'Editor', permissions: [] }],
    },
  });
  onGraphql({
    RoleNames,
    InvitePeople: ({ input }) => {
      sent = input;
      return {
        data: {
          inviteMembers: [
            {
              __typename: 'InvitationResult',
              email: 'kim@halden.example',
              problem: null,
              user: {
                ...aPerson({
                  id: 'u5',
                  name: null,
                  email: 'kim@halden.example',
                  status: 'INVITED',
                }),
                invitationLink: null,
              },
            },
            {
              __typename: 'InvitationResult',
              email: 'claire@halden.example',
              problem: 'This person is already in the team.',
              user: null,
            },
          ],
        },
      };
    },
  });
  const { user, write, closed } = open();
  const saved = savedFiles();
  await write('<kim@halden.example>, claire@halden.example');
  await user.click(await screen.findByRole('combobox', { name: 'Custom role' }));
  await user.click(await screen.findByRole('option', { name: 'Editor' }));
  await user.click(screen.getByLabelText('Presentations'));
  await user.click(screen.getByText('Send 2 invitations'));
  expect(await screen.findByText('This person is already in the team.')).toBeVisible();
  expect(screen.getByText('Invited. The email is on its way.')).toBeVisible();
  expect(sent).toEqual({
    emails: ['kim@halden.example', 'claire@halden.example'],
    role: 'TEAM_MEMBER',
    permissions: ['can_edit_presentations'],
    customRoleId: 'r1',
    name: null,
  });
  await user.click(screen.getByText('Save as CSV'));
  expect(await savedText(saved[0])).toContain(
    'claire@halden.example,Not invited,This person is already in the team.,\r\n',
  );
  await user.click(screen.getByText('Done'));
  expect(closed).toEqual([true]);
});

test('who is no administrator makes none, and gives what they have themselves', async () => {
  onGraphql({});
  open(
    aViewer({
      id: 'u9',
      currentTeamRole: 'TEAM_MEMBER',
      permissions: ['can_edit_users', 'can_edit_labels'],
    }),
  );
  const sheet = within(await screen.findByRole('dialog', { name: 'Invite people' }));
  expect(sheet.queryByRole('group', { name: 'Role' })).not.toBeInTheDocument();
  expect(sheet.getByLabelText('Labels')).toBeEnabled();
  expect(sheet.getByLabelText('Export data')).toBeDisabled();
  // Of the team's own apps alone.
  expect(sheet.queryByLabelText('Webhooks')).not.toBeInTheDocument();
});

test('without a mail server no mail is promised: the link of each invitation is there to be handed over', async () => {
  const link = 'http://localhost:4000/password/create#token';
  onGraphql({
    InvitePeople: () => ({
      data: {
        inviteMembers: [
          {
            __typename: 'InvitationResult',
            email: 'wei@halden.example',
            problem: null,
            user: { ...anInvited(), invitationLink: link },
          },
        ],
      },
    }),
  });
  const { user, write } = open();
  await write('wei@halden.example');
  await user.click(screen.getByText('Send invitation'));
  expect(await screen.findByText('Emails can’t be sent yet')).toBeVisible();
  expect(screen.queryByText(/on its way/)).not.toBeInTheDocument();
  expect(screen.getByLabelText('Invitation link for wei@halden.example')).toHaveValue(link);
  await user.click(screen.getByLabelText('Copy: Invitation link for wei@halden.example'));
  expect(await navigator.clipboard.readText()).toBe(link);
});

test('what is no address is marked and does not count, but for what is still being typed', async () => {
  onGraphql({});
  const { user, write } = open();
  await write('kim@halden.example, claire@halden, wei@halden.example');
  expect(screen.getByText('Not a valid email: claire@halden')).toBeVisible();
  expect(screen.getByText('Send 2 invitations')).toBeVisible();
  await user.type(screen.getByLabelText('Emails'), ' lena@');
  expect(screen.getByText('Not a valid email: claire@halden')).toBeVisible();
  await user.tab();
  expect(screen.getByText('Not valid emails: claire@halden, lena@')).toBeVisible();
});

test('addresses are found however they were pasted', () => {
  const addressesIn = (text: string) => parseTypedPeople(text).map(({ email }) => email);
  expect(
    addressesIn(
      'a@x.example, b@x.example;c@x.example\nKim B <kim@x.example>\td@x.example  A@x.example',
    ),
  ).toEqual(['A@x.example', 'b@x.example', 'c@x.example', 'kim@x.example', 'd@x.example']);
  expect(addressesIn('d@x.example A@x.example\na@x.example')).toEqual([
    'd@x.example',
    'a@x.example',
  ]);
  expect(addressesIn(' \n, ')).toEqual([]);
});

test('names are taken along with the addresses, and are nobody’s where there are none', () => {
  expect(
    parseTypedPeople(
      'Vera  Viewer <vera@x.example>, "Berg, Kim" <kim@x.example>; \'Lee\' <lee@x.example> <wei@x.example>\nana@x.example <ana@x.example>\nVERA@x.example',
    ),
  ).toEqual([
    { email: 'VERA@x.example', name: 'Vera Viewer' },
    { email: 'kim@x.example', name: 'Berg, Kim' },
    { email: 'lee@x.example', name: 'Lee' },
    { email: 'wei@x.example', name: null },
    { email: 'ana@x.example', name: null },
  ]);
});

test('one is greeted by the name beside the address, as long as no other is typed; several each by their own', async () => {
  const sent: unknown[] = [];
  onGraphql({
    InvitePeople: ({ input }) => (sent.push(input), { data: { inviteMembers: [] } }),
    InviteListed: ({ people }) => (sent.push(people), { data: { inviteListedMembers: [] } }),
  });
  const { user, write } = open();
  const send = async (words: string) => {
    await user.click(screen.getByText(words));
    await user.click(await screen.findByText('Invite more'));
  };
  await write('Vera Viewer <vera@x.example>');
  expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('Vera Viewer');
  await send('Send invitation');
  await write('Vera Viewer <vera@x.example>');
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), ' Roth');
  await send('Send invitation');
  await write('Vera Viewer <vera@x.example>, kim@x.example');
  await send('Send 2 invitations');
  const rights = { role: 'TEAM_MEMBER', permissions: [], customRoleId: null };
  expect(sent).toEqual([
    { emails: ['vera@x.example'], name: 'Vera Viewer', ...rights },
    { emails: ['vera@x.example'], name: 'Vera Viewer Roth', ...rights },
    [
      { email: 'vera@x.example', name: 'Vera Viewer', ...rights },
      { email: 'kim@x.example', name: null, ...rights },
    ],
  ]);
});
