import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/dom';
import type { ProfilePageQuery } from '../../gql/graphql.ts';
import { aViewer } from '../../testing/builders.ts';
import { never, onGraphql, onRest, problem } from '../../testing/edge.ts';
import { renderApp } from '../../testing/render-app.tsx';

const viewer: ProfilePageQuery['viewer'] = {
  ...aViewer(), title: null, phone: null, settings: { __typename: 'UserSettings', signature: null, notificationLevel: 1, timeZone: null, locale: 'en' },
};
const Shell = () => ({ data: { viewer: aViewer() } });
const ProfilePage = () => ({ data: { viewer } });

test('the account menu leads to one’s own profile', async () => {
  onGraphql({ Shell, ProfilePage, ContentPage: never });
  const { user } = renderApp('/content');
  await user.click(await screen.findByRole('button', { name: 'Maya Lindqvist: account and theme' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Your profile' }));
  expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('Maya Lindqvist');
  expect(screen.getByText('maya@halden.example · Administrator of Halden Instruments')).toBeVisible();
});

test('while it is on its way the page stands; what could not be read says why', async () => {
  let tries = 0;
  onGraphql({ Shell, ProfilePage: () => (++tries === 1 ? problem('UNAVAILABLE', 'Identity did not answer.') : never()) });
  const { user } = renderApp('/profile');
  const note = await screen.findByRole('alert');
  expect(note).toHaveTextContent('Your profile could not be read');
  await user.click(within(note).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('status', { name: 'Loading' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Your profile' })).toBeVisible();
});

test('what is said about oneself is saved, and what is refused stands under its field', async () => {
  const sent: unknown[] = [];
  onGraphql({
    Shell, ProfilePage,
    EditProfile: ({ input }) => {
      sent.push(input);
      return sent.length === 1 ? problem('INVALID', 'Please enter a phone number.', { phone: ['Please enter a phone number.'] }) : { data: { editProfile: { ...viewer, name: 'Maya L' } } };
    },
  });
  const { user } = renderApp('/profile');
  const name = await screen.findByRole('textbox', { name: 'Name' });
  const save = () => screen.getAllByRole('button', { name: 'Save' })[0]!;
  expect(save()).toBeDisabled();
  await user.clear(name);
  await user.type(name, 'Maya L');
  await user.click(save());
  expect(await screen.findByText('Please enter a phone number.')).toBeVisible();
  await user.click(save());
  expect(await screen.findByText('Your profile is saved')).toBeVisible();
  expect(sent[1]).toEqual({ name: 'Maya L', title: null, phone: null, signature: null });
});

test('how one is told is saved by itself', async () => {
  let sent: unknown;
  onGraphql({ Shell, ProfilePage, EditProfile: ({ input }) => ((sent = input), { data: { editProfile: viewer } }) });
  const { user } = renderApp('/profile');
  await user.click(await screen.findByRole('radio', { name: 'Weekly' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Time zone' }), 'Europe/Stockholm');
  await user.click(screen.getAllByRole('button', { name: 'Save' })[1]!);
  await waitFor(() => expect(sent).toEqual({ notificationLevel: 3, timeZone: 'Europe/Stockholm', locale: 'en' }));
});

test('a new password takes the old one', async () => {
  const sent: unknown[] = [];
  onGraphql({ Shell, ProfilePage });
  onRest('put', '/api/user/password', async (request) => {
    sent.push(await request.json());
    const errors = { current_password: ['This is not your password.'] };
    return sent.length === 1 ? new Response(JSON.stringify({ message: 'This is not your password.', code: 'INVALID', errors }), { status: 422, headers: { 'content-type': 'application/json' } }) : new Response(null, { status: 204 });
  });
  const { user } = renderApp('/profile');
  await user.type(await screen.findByLabelText('Current password'), 'measure every litre');
  await user.type(screen.getByLabelText('New password'), 'seven slow trains');
  await user.type(screen.getByLabelText('New password, once more'), 'seven slow trains');
  await user.click(screen.getByRole('button', { name: 'Change password' }));
  expect(await screen.findByText('This is not your password.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Change password' }));
  expect(await screen.findByText('Your password is changed; other sign-ins have ended')).toBeVisible();
  expect(screen.getByLabelText('New password')).toHaveValue('');
  expect(sent[1]).toEqual({ current_password: 'measure every litre', password: 'seven slow trains', password_confirmation: 'seven slow trains' });
});
