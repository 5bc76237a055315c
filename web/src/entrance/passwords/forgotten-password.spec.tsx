import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/dom';
import { json, onRest } from '../../testing/edge.ts';
import { renderEntrance } from '../../testing/render-entrance.tsx';

const token = 'Zk3l4f9QpWcZk3l4f9QpWcZk3l4f9QpWcZk3l4f9QpW';
const link = `/password/reset#token=${token}&email=kim%40halden.example`;

const organization = { requires_sso: false };
beforeEach(() => {
  organization.requires_sso = false;
  onRest('get', '/api/team-domains/check', () =>
    json(200, {
      ...organization,
      ...(organization.requires_sso && { destination: '/login/sso?domain=halden.example' }),
    }),
  );
});

test('single sign-on users see where to sign in, beside the mail', async () => {
  organization.requires_sso = true;
  onRest('post', '/password/email', () =>
    json(200, { message: 'If there is an account with this address, a mail was written.' }),
  );
  const { user } = renderEntrance('/password/forgot');
  await user.type(
    await screen.findByRole('textbox', { name: 'Email' }),
    'kim@halden.example{Enter}',
  );
  expect(await screen.findByRole('link', { name: 'Continue' })).toHaveAttribute(
    'href',
    '/login/sso?domain=halden.example',
  );
});

test('one asks for a link, and what the server says of it is shown, to screen readers too', async () => {
  const sent: unknown[] = [];
  onRest('post', '/password/email', async (request) => {
    sent.push(await request.json());
    return sent.length === 1
      ? json(422, {
          message: 'Enter a valid email.',
          code: 'INVALID',
          errors: { email: ['Enter a valid email.'] },
        })
      : json(200, { message: 'If there is an account with this address, a mail was written.' });
  });
  const { user } = renderEntrance('/password/forgot');
  expect(await screen.findByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  const email = screen.getByRole('textbox', { name: 'Email' });
  await user.type(email, 'kim{Enter}');
  expect(await screen.findByText('Enter a valid email.')).toBeVisible();
  expect(email).toHaveAccessibleDescription('Enter a valid email.');
  await user.type(email, '@halden.example{Enter}');
  expect(await screen.findByRole('heading', { name: 'Check your email' })).toBeVisible();
  const note = screen
    .getByText('If there is an account with this address, a mail was written.')
    .closest('[role=status]');
  expect(note).toBeVisible();
  expect(note?.parentElement).toHaveFocus();
  expect(sent).toEqual([{ email: 'kim' }, { email: 'kim@halden.example' }]);
  await user.click(screen.getByRole('button', { name: 'Send again' }));
  expect(await screen.findByRole('textbox', { name: 'Email' })).toBeVisible();
});

test('who asks too often hears how long to wait', async () => {
  onRest(
    'post',
    '/password/email',
    () =>
      new Response(JSON.stringify({ message: 'Too many attempts.', code: 'TOO_MANY_REQUESTS' }), {
        status: 429,
        headers: { 'retry-after': '600', 'content-type': 'application/json' },
      }),
  );
  const { user } = renderEntrance('/password/forgot');
  await user.type(
    await screen.findByRole('textbox', { name: 'Email' }),
    'kim@halden.example{Enter}',
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('Wait 10 min and try again');
  expect(screen.getByRole('link', { name: 'Back to sign in' })).toHaveAttribute('href', '/login');
});

test('with the link another password is chosen; what is wrong with it is said, and then one signs in with it', async () => {
  const sent: unknown[] = [];
  onRest('post', '/password/reset', async (request) => {
    sent.push(await request.json());
    const errors = { password: ['This password is in the lists of stolen ones.'] };
    return sent.length === 1
      ? json(422, { message: errors.password[0]!, code: 'INVALID', errors })
      : json(200, {
          message: 'Your password was changed. Sign in with it.',
          destination: '/admin',
        });
  });
  const { user, left } = renderEntrance(link);
  const email = await screen.findByRole('textbox', { name: 'Email' });
  expect(email).toHaveValue('kim@halden.example');
  expect(email).toHaveAttribute('readonly');
  const password = screen.getByLabelText('New password');
  expect(password).toHaveFocus();
  await user.type(password, 'password123');
  expect(screen.getByText('1 more character')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Change password' })).toBeDisabled();
  await user.type(password, '4');
  expect(await screen.findByText('Too easy to guess')).toBeVisible();
  await user.type(screen.getByLabelText('Confirm new password'), 'password1234{Enter}');
  expect(await screen.findByText('This password is in the lists of stolen ones.')).toBeVisible();
  await user.clear(password);
  await user.type(password, 'seven slow green trains');
  expect(await screen.findByText('Strong')).toBeVisible();
  await user.clear(screen.getByLabelText('Confirm new password'));
  await user.type(screen.getByLabelText('Confirm new password'), 'seven slow green trains{Enter}');
  await waitFor(() => expect(left).toEqual(['/login?done=password&next=%2Fadmin']));
  expect(sent[1]).toEqual({
    token,
    email: 'kim@halden.example',
    password: 'seven slow green trains',
    password_confirmation: 'seven slow green trains',
  });
});

test('a password of one’s own address is easy to guess, and nobody else’s', async () => {
  const { user } = renderEntrance(
    '/password/reset#token=t&email=grand.piano.lessons%40halden.example',
  );
  await user.type(
    await screen.findByLabelText('New password'),
    'grand.piano.lessons@halden.example',
  );
  expect(await screen.findByText('Too easy to guess')).toBeVisible();
});

test('a link that is worth nothing says so, and leads to another', async () => {
  onRest('post', '/password/reset', () =>
    json(422, {
      message: 'This link is no longer valid. Ask for a new one.',
      code: 'INVALID',
      errors: { token: ['This link is no longer valid. Ask for a new one.'] },
    }),
  );
  const { user } = renderEntrance(link);
  await user.type(await screen.findByLabelText('New password'), 'seven slow green trains');
  await user.type(screen.getByLabelText('Confirm new password'), 'seven slow green trains{Enter}');
  expect(
    await screen.findByRole('heading', { name: 'This link is no longer valid' }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute(
    'href',
    '/password/forgot',
  );
});

test('a link that a mail program cut off says so at once, and one without anything asks for the address', async () => {
  renderEntrance(`/password/reset#token=${token}`);
  expect(
    await screen.findByRole('heading', { name: 'This link is no longer valid' }),
  ).toBeVisible();
  renderEntrance('/password/reset');
  expect(await screen.findByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
});

test('a server that cannot be reached leaves what was typed', async () => {
  onRest('post', '/password/reset', () =>
    json(503, { message: 'This cannot be done right now.', code: 'UNAVAILABLE' }),
  );
  const { user } = renderEntrance(link);
  await user.type(await screen.findByLabelText('New password'), 'seven slow green trains');
  await user.type(screen.getByLabelText('Confirm new password'), 'seven slow green trains{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('This cannot be done right now.');
  expect(screen.getByLabelText('New password')).toHaveValue('seven slow green trains');
});
