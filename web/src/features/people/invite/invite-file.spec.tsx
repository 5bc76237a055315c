import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/dom';
import { aViewer } from '../../../testing/builders.ts';
import { onGraphql, problem } from '../../../testing/edge.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const Shell = () => ({ data: { viewer: aViewer() } });
const PeoplePage = () => ({ data: { users: { __typename: 'UserPage', total: 0, items: [] } } });

interface Sent {
  email: string;
  name: string | null;
  role: string;
  permissions: string[];
  customRoleId: string | null;
}
const peopleOf = (variables: Record<string, unknown>) => variables['people'] as Sent[];
const outlook = (email: string) =>
  email.startsWith('claire')
    ? { outlook: 'REFUSED', problem: 'This person is already in the team.' }
    : { outlook: email.startsWith('wei') ? 'AGAIN' : 'NEW', problem: null };
const InvitationPreview = (variables: Record<string, unknown>) => ({
  data: {
    invitationPreview: peopleOf(variables).map(({ email }) => ({
      __typename: 'PreviewedInvitation',
      email,
      ...outlook(email),
    })),
  },
});
const InviteListed = (variables: Record<string, unknown>) => ({
  data: {
    inviteListedMembers: peopleOf(variables).map(({ email }) => ({
      __typename: 'InvitationResult',
      email,
      problem: null,
      user: { __typename: 'User', id: email, status: 'INVITED', invitationLink: null },
    })),
  },
});

async function openFile() {
  const { user } = renderApp('/people');
  await user.click((await screen.findAllByRole('button', { name: 'Invite people' }))[0]!);
  const sheet = within(await screen.findByRole('dialog', { name: 'Invite people' }));
  await user.click(sheet.getByRole('button', { name: 'Import CSV' }));
  const choose = (text: string) =>
    user.upload(
      sheet.getByLabelText('CSV file of people'),
      new File([text], 'people.csv', { type: 'text/csv' }),
    );
  return { user, sheet, choose };
}

test('a file is looked through row by row before anybody is invited, and only those who can be are', async () => {
  const sent: Sent[][] = [];
  const RoleNames = () => ({
    data: {
      customRoles: [{ __typename: 'CustomRole', id: 'r1', name: 'Editor', permissions: [] }],
    },
  });
  onGraphql({
    Shell,
    PeoplePage,
    RoleNames,
    InvitationPreview,
    InviteListed: (variables) => (sent.push(peopleOf(variables)), InviteListed(variables)),
  });
  const { user, sheet, choose } = await openFile();
  await choose(
    'name,email,role\nKim,kim@x.example,Editor\nClaire,claire@x.example,\nWei,wei@x.example,Admin\nKim,Kim@x.example,\nLee,lee@x.example,Owner\n',
  );
  const send = await sheet.findByRole('button', { name: 'Send 2 invitations' });
  expect(sheet.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'kim@x.exampleRow 2, Kim, EditorWill be invited.',
    'claire@x.exampleRow 3, ClaireThis person is already in the team.',
    'wei@x.exampleRow 4, Wei, adminAlready invited; gets another email.',
    'Kim@x.exampleRow 5, KimSame email as in row 2.',
    'lee@x.exampleRow 6, LeeThere is no role “Owner”. Use Member or Admin, or a custom role.',
  ]);
  await user.click(sheet.getByRole('button', { name: 'Not invited 3' }));
  expect(sheet.getAllByRole('listitem')).toHaveLength(3);
  await user.click(sheet.getByRole('button', { name: 'All 5' }));
  await user.click(sheet.getByText('Fine-tune permissions'));
  await user.click(sheet.getByRole('checkbox', { name: 'Labels' }));
  expect(sent).toEqual([]);
  await user.click(send);
  expect(await sheet.findAllByText('Invited. The email is on its way.')).toHaveLength(2);
  expect(sent).toEqual([
    [
      {
        email: 'kim@x.example',
        name: 'Kim',
        role: 'TEAM_MEMBER',
        permissions: ['can_edit_labels'],
        customRoleId: 'r1',
      },
      {
        email: 'wei@x.example',
        name: 'Wei',
        role: 'TEAM_ADMIN',
        permissions: [],
        customRoleId: null,
      },
    ],
  ]);
  await user.click(await sheet.findByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('a long file goes in parts; one that fails goes on from there', async () => {
  const sent: string[] = [];
  let isDown = true;
  onGraphql({
    Shell,
    PeoplePage,
    InvitationPreview,
    InviteListed: (variables) => {
      if (isDown && sent.length === 50) return problem('UNAVAILABLE', 'Identity did not answer.');
      sent.push(...peopleOf(variables).map(({ email }) => email));
      return InviteListed(variables);
    },
  });
  const emails = Array.from({ length: 52 }, (_, index) => `p${index}@x.example`);
  const { user, sheet, choose } = await openFile();
  await choose(['email', ...emails].join('\n'));
  await user.click(await sheet.findByRole('button', { name: 'Send 52 invitations' }));
  const note = await sheet.findByRole('alert');
  expect(note).toHaveTextContent('The remaining rows are not invited yet');
  expect(sheet.getByText('Invited: 50 of 52')).toBeVisible();
  isDown = false;
  await user.click(within(note).getByRole('button', { name: 'Try again' }));
  await sheet.findByRole('button', { name: 'Done' });
  expect(sent).toEqual(emails);
  expect(sheet.getAllByText('Invited. The email is on its way.')).toHaveLength(52);
});

test('a file that cannot be used says why, another can be chosen, and leaving is asked about', async () => {
  onGraphql({ Shell, PeoplePage, InvitationPreview });
  const { user, sheet, choose } = await openFile();
  await choose('name,role\nKim,Admin\n');
  expect(await sheet.findByRole('alert')).toHaveTextContent('No column is called “email”');
  await choose('email;Rolle\nkim@x.example;Admin\n');
  await sheet.findByRole('button', { name: 'Send invitation' });
  expect(sheet.queryByRole('alert')).not.toBeInTheDocument();
  expect(sheet.getByText(/^Ignored: “Rolle”/)).toBeVisible();
  await user.click(sheet.getByRole('button', { name: 'Close' }));
  expect(await sheet.findByText('Discard these invitations?')).toBeVisible();
  await user.click(sheet.getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
