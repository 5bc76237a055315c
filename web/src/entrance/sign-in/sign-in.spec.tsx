import { afterEach, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/dom';
import { json, onGraphql, onRest, problem } from '../../testing/edge.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { renderEntrance } from '../../testing/render-entrance.tsx';

function set(domain: object = { requires_sso: false }) {
  onRest('get', '/api/setup', () =>
    json(200, {
      is_needed: false,
      registration_open: true,
      sign_on: { okta: false, dynamics: false, egnyte: false },
    }),
  );
  onRest('get', '/api/team-domains/check', () => json(200, domain));
}

async function signIn(user: ReturnType<typeof renderEntrance>['user'], password: string) {
  await user.type(await screen.findByRole('textbox', { name: 'Email' }), 'maya@halden.example');
  await user.type(screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
}

afterEach(() => void Reflect.deleteProperty(window, 'PublicKeyCredential'));

test('a wrong password is said under the field, and what was typed stays', async () => {
  set();
  onRest('post', '/login', () =>
    json(422, {
      message: 'The given data was invalid.',
      code: 'INVALID',
      errors: { email: ['Wrong email or password.'] },
    }),
  );
  const { user, left } = renderEntrance('/login');
  await signIn(user, 'wrong');
  expect(await screen.findByText('Wrong email or password.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('maya@halden.example');
  expect(screen.getByLabelText('Password')).toHaveFocus();
  expect(left).toEqual([]);
});

test('the right password leads to where one wanted to go, with the token of the page', async () => {
  document.cookie = 'lectern_csrf=token-of-the-page';
  set();
  let token: string | null = null;
  let sent: unknown;
  onRest('post', '/login', async (request) => {
    token = request.headers.get('x-csrf-token');
    sent = await request.json();
    return json(200, { data: { user: {} }, destination: '/' });
  });
  const { user, left } = renderEntrance('/login?next=%2Fcontent%3Fstatus%3Dactive');
  await user.click(await screen.findByRole('checkbox', { name: 'Stay signed in on this device' }));
  await signIn(user, 'right');
  await waitFor(() => expect(left).toEqual(['/content?status=active']));
  expect(token).toBe('token-of-the-page');
  expect(sent).toEqual({ email: 'maya@halden.example', password: 'right', remember: true });
});

test('too many tries say how long to wait', async () => {
  set();
  onRest(
    'post',
    '/login',
    () =>
      new Response(JSON.stringify({ message: 'Too many attempts.', code: 'TOO_MANY_REQUESTS' }), {
        status: 429,
        headers: { 'retry-after': '30', 'content-type': 'application/json' },
      }),
  );
  const { user } = renderEntrance('/login');
  await signIn(user, 'wrong');
  expect(await screen.findByRole('alert')).toHaveTextContent('Wait 30 s and try again.');
});

test('a console page requested without a sign-in opens after it', async () => {
  onGraphql({ Shell: () => problem('UNAUTHENTICATED', 'Sign in first.') });
  const { router } = renderApp('/content/p1/links');
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  expect(router.state.location.search).toBe(`?next=${encodeURIComponent('/content/p1/links')}`);
});

test.each([
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/x/..//evil.example',
  'https://evil.example',
  'javascript:alert(1)',
])('an address elsewhere is never followed: %j', async (next) => {
  set();
  onRest('post', '/login', () => json(200, { data: { user: {} }, destination: '/' }));
  const { user, left } = renderEntrance(`/login?next=${encodeURIComponent(next)}`);
  await signIn(user, 'right');
  await waitFor(() => expect(left).toEqual(['/']));
});

test('who forgot the password is shown the way, and told once another was chosen', async () => {
  set();
  renderEntrance('/login?done=password');
  expect(await screen.findByRole('link', { name: 'Forgot your password?' })).toHaveAttribute(
    'href',
    '/password/forgot',
  );
  expect(screen.getByText('Your password was changed. Sign in with it.')).toBeVisible();
});

test('before there is anybody, one comes to the set-up', async () => {
  onRest('get', '/api/setup', () =>
    json(200, {
      is_needed: true,
      registration_open: false,
      sign_on: { okta: false, dynamics: false, egnyte: false },
    }),
  );
  const { left } = renderEntrance('/login');
  await waitFor(() => expect(left).toEqual(['/setup']));
});

test('where the right password is not enough a code is asked for, and sent with what was typed before', async () => {
  set();
  const sent: unknown[] = [];
  onRest('post', '/login', async (request) => {
    const typed = (await request.json()) as { code?: string };
    sent.push(typed);
    if (typed.code === undefined)
      return json(403, {
        message: 'More is needed.',
        code: 'SECOND_FACTOR_REQUIRED',
        errors: { code: ['More is needed.'] },
        second_factors: ['totp', 'recovery_code'],
        passkey_options: null,
      });
    if (typed.code === '123456')
      return json(422, {
        message: 'This code is not right.',
        code: 'INVALID',
        errors: { code: ['This code is not right.'] },
      });
    return json(200, { data: { user: {} }, destination: '/' });
  });
  const { user, left } = renderEntrance('/login');
  await signIn(user, 'right');
  expect(await screen.findByRole('heading', { name: 'One more step' })).toBeVisible();
  const code = await screen.findByLabelText('Code');
  await waitFor(() => expect(code).toHaveFocus());
  expect(screen.queryByText('More is needed.')).toBeNull();
  await user.type(code, '123456');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByText('This code is not right.')).toBeVisible();
  await user.clear(code);
  await user.type(code, '654321');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(left).toEqual(['/']));
  const typed = { email: 'maya@halden.example', password: 'right', remember: false };
  expect(sent).toEqual([typed, { ...typed, code: '123456' }, { ...typed, code: '654321' }]);
});

test('users with only a passkey see it first; a recovery code is for a lost one', async () => {
  set();
  Object.defineProperty(window, 'PublicKeyCredential', { value: class {}, configurable: true });
  onRest('post', '/login', () =>
    json(403, {
      message: 'More is needed.',
      code: 'SECOND_FACTOR_REQUIRED',
      second_factors: ['passkey', 'recovery_code'],
      passkey_options: {},
    }),
  );
  const { user } = renderEntrance('/login');
  await signIn(user, 'right');
  const passkey = await screen.findByRole('button', { name: 'Use your passkey' });
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
    'Use your passkey',
    'Sign in with a recovery code',
    'Back',
  ]);
  await waitFor(() => expect(passkey).toHaveFocus());
});

test('where no team signs in by an organization, none is offered', async () => {
  set();
  renderEntrance('/login');
  expect(await screen.findByRole('link', { name: 'Register your company' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Sign in with your organization' })).toBeNull();
});
