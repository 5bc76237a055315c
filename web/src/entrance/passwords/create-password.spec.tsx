import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/dom';
import { json, never, onRest } from '../../testing/edge.ts';
import { renderEntrance } from '../../testing/render-entrance.tsx';

const token = 'Zk3l4f9QpWcZk3l4f9QpWcZk3l4f9QpWcZk3l4f9QpW';
const invitation = {
  email: 'kim@halden.example',
  name: 'Kim',
  team_name: 'Halden Instruments',
  expires_at: '2026-11-27T12:00:00Z',
  has_lost_role: false,
};
const check = (answer: (request: Request) => Response | Promise<Response>) =>
  onRest('post', '/api/public/invitations/check', answer);

beforeEach(() =>
  onRest('get', '/api/team-domains/check', () => json(200, { requires_sso: false })),
);

test('single sign-on users choose no password', async () => {
  check(() => json(200, { data: invitation }));
  onRest(
    'get',
    '/api/team-domains/check',
    (request) => (
      expect(new URL(request.url).searchParams.get('email')).toBe('kim@halden.example'),
      json(200, { requires_sso: true, destination: '/login/sso?domain=halden.example' })
    ),
  );
  const { user, left } = renderEntrance(`/password/create#${token}`);
  await user.click(await screen.findByRole('button', { name: 'Continue' }));
  expect(left).toEqual(['/login/sso?domain=halden.example']);
  expect(screen.queryByLabelText('Password')).toBeNull();
});

test('an invited person sees who they are, chooses a password and comes to the console', async () => {
  const sent: unknown[] = [];
  check(async (request) => {
    expect(await request.json()).toEqual({ token });
    return json(200, { data: invitation });
  });
  onRest('post', '/password/create', async (request) => {
    sent.push(await request.json());
    return json(200, { data: { user: {} }, destination: '/content' });
  });
  const { user, left } = renderEntrance(`/password/create#${token}`);
  expect(await screen.findByRole('heading', { name: 'Join Halden Instruments' })).toBeVisible();
  const email = screen.getByRole('textbox', { name: 'Email' });
  expect(email).toHaveValue('kim@halden.example');
  expect(email).toHaveAttribute('readonly');
  await user.type(screen.getByLabelText('Password'), 'too short');
  expect(screen.getByText('3 more characters')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Set password and sign in' })).toBeDisabled();
  await user.type(screen.getByLabelText('Password'), ' no longer');
  const again = screen.getByLabelText('Confirm password');
  await user.type(again, 'too short no longe');
  expect(screen.queryByText('The passwords don’t match.')).toBeNull();
  await user.tab();
  expect(screen.getByText('The passwords don’t match.')).toBeVisible();
  await user.type(again, 'r');
  expect(screen.queryByText('The passwords don’t match.')).toBeNull();
  await user.type(again, 'r{Enter}');
  expect(await screen.findByText('The passwords don’t match.')).toBeVisible();
  await waitFor(() => expect(again).toHaveFocus());
  await user.type(again, '{Backspace}');
  await user.click(screen.getByRole('button', { name: 'Set password and sign in' }));
  await waitFor(() => expect(left).toEqual(['/content']));
  expect(sent).toEqual([
    {
      token,
      name: 'Kim',
      password: 'too short no longer',
      password_confirmation: 'too short no longer',
    },
  ]);
});

test('who was invited with a role that is no more is told that they come in without it', async () => {
  check(() => json(200, { data: { ...invitation, has_lost_role: true } }));
  renderEntrance(`/password/create#${token}`);
  expect(await screen.findByText('You’ll join as a member')).toBeVisible();
});

test('a link that is worth nothing says what to do', async () => {
  check(() =>
    json(404, {
      message: 'This invitation is no longer valid. Ask for a new one.',
      code: 'NOT_FOUND',
    }),
  );
  renderEntrance(`/password/create#${token}`);
  expect(
    await screen.findByRole('heading', { name: 'This invitation is no longer valid' }),
  ).toBeVisible();
  expect(screen.getByText('Ask for a new one')).toBeVisible();
  expect(screen.getByRole('link', { name: 'sign in' })).toHaveAttribute('href', '/login');
});

test('so does a link without a token', async () => {
  renderEntrance('/password/create');
  expect(
    await screen.findByRole('heading', { name: 'This invitation is no longer valid' }),
  ).toBeVisible();
});

test('while the invitation is looked for that is said, and what failed can be tried again', async () => {
  let tries = 0;
  check(() =>
    ++tries === 1
      ? json(503, { message: 'This cannot be checked right now.', code: 'UNAVAILABLE' })
      : never(),
  );
  const { user } = renderEntrance(`/password/create#${token}`);
  const note = await screen.findByRole('alert');
  expect(note).toHaveTextContent('This cannot be checked right now.');
  await user.click(within(note).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('status', { name: 'Loading' })).toBeInTheDocument();
});

test('an invitation that was used meanwhile says so over the form', async () => {
  check(() => json(200, { data: invitation }));
  onRest('post', '/password/create', () =>
    json(422, {
      message: 'This invitation is no longer valid. Ask for a new one.',
      code: 'INVALID',
      errors: { token: ['This invitation is no longer valid. Ask for a new one.'] },
    }),
  );
  const { user } = renderEntrance(`/password/create#${token}`);
  await user.type(await screen.findByLabelText('Password'), 'too short no longer');
  await user.type(screen.getByLabelText('Confirm password'), 'too short no longer');
  await user.click(screen.getByRole('button', { name: 'Set password and sign in' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('This invitation is no longer valid.');
});
