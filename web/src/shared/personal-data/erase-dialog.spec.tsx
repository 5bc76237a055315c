import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/dom';
import { useState } from 'react';
import { onGraphql, onRest, problem } from '../../testing/edge.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { EraseDialog } from './erase-dialog.tsx';

function Opened({ id }: { id: string }) {
  const [isGone, setIsGone] = useState(false);
  return isGone ? (
    <p>Gone</p>
  ) : (
    <EraseDialog
      person={{ id, name: 'Claire Dubois' }}
      isOpen
      onClose={() => {}}
      onErased={() => setIsGone(true)}
    />
  );
}

test('erasing a person asks for their name and the password, hands their things to the administrator, and shows the receipt', async () => {
  const sent: unknown[] = [];
  const answers = [
    problem('INVALID', 'x', { name: ['Please type their name as it is written above.'] }),
    problem('INVALID', 'x', { currentPassword: ['Please type your password once more.'] }),
    {
      data: {
        erasePerson: {
          __typename: 'Erasure',
          erasedAt: '2026-11-22T12:00:00Z',
          file: '{}',
          isMailed: false,
        },
      },
    },
  ];
  onGraphql({
    Works: () => ({
      data: {
        user: {
          __typename: 'User',
          id: 'u2',
          works: { __typename: 'OwnedWorks', presentations: 2, sharedLinks: 0 },
        },
      },
    }),
    Heirs: () => ({ data: { users: { __typename: 'UserPage', total: 0, items: [] } } }),
    OwnConfirmation: () => ({
      data: {
        ownConfirmation: { __typename: 'OwnConfirmation', hasPassword: true, provider: null },
      },
    }),
    Erase: ({ input }) => (sent.push(input), answers.shift()!),
  });
  onRest(
    'post',
    '/api/user/confirm-password',
    () => (sent.push('confirmed'), new Response(null, { status: 204 })),
  );
  const { user } = renderPage({ path: '/', element: <Opened id="u2" /> }, '/');
  const dialog = within(await screen.findByRole('dialog', { name: 'Erase Claire Dubois?' }));
  const erase = dialog.getByRole('button', { name: 'Erase' });
  expect(erase).toBeDisabled();
  expect(
    await dialog.findByText('They own 2 presentations. Choose who gets them.'),
  ).toBeInTheDocument();
  await user.type(dialog.getByLabelText('Type Claire Dubois'), 'Claire');
  await waitFor(() => expect(erase).toBeEnabled());
  await user.click(erase);
  expect(await dialog.findByText('Please type their name as it is written above.')).toBeVisible();
  await user.type(dialog.getByLabelText('Type Claire Dubois'), ' Dubois');
  await user.click(erase);
  const password = within(await screen.findByRole('dialog', { name: 'Confirm your password' }));
  await user.type(
    password.getByLabelText('Password', { exact: false, selector: 'input' }),
    'secret',
  );
  await user.click(password.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText(/The receipt was not emailed: keep the file\./)).toBeVisible();
  const input = { userId: 'u2', name: 'Claire Dubois', handOverTo: 'u1' };
  expect(sent).toEqual([{ ...input, name: 'Claire' }, input, 'confirmed', input]);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(await screen.findByText('Gone')).toBeVisible();
});
