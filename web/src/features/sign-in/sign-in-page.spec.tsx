import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/dom';
import { aViewer, anItem, firstDay } from '../../testing/builders.ts';
import { json, onGraphql, onRest, problem } from '../../testing/edge.ts';
import { renderApp } from '../../testing/render-app.tsx';

const SignedIn = () => problem('UNAUTHENTICATED', 'Sign in first.');
const set = () => {
  onGraphql({ SignedIn });
  onRest('get', '/api/setup', () => json(200, { is_needed: false, code_required: false }));
};

async function signIn(user: ReturnType<typeof renderApp>['user'], password: string) {
  await user.type(await screen.findByRole('textbox', { name: 'Email' }), 'maya@halden.example');
  await user.type(screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
}

test('a wrong password is said under the field, and what was typed stays', async () => {
  set();
  onRest('post', '/login', () => json(422, { message: 'The given data was invalid.', code: 'INVALID', errors: { email: ['These credentials do not match our records.'] } }));
  const { user, router } = renderApp('/login');
  await signIn(user, 'wrong');
  expect(await screen.findByText('These credentials do not match our records.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('maya@halden.example');
  expect(router.state.location.pathname).toBe('/login');
});

test('the right password leads to where one wanted to go, with the token of the page', async () => {
  document.cookie = 'lectern_csrf=token-of-the-page';
  set();
  let token: string | null = null;
  onRest('post', '/login', (request) => {
    token = request.headers.get('x-csrf-token');
    return json(200, { data: { user: {} }, destination: '/' });
  });
  onGraphql({ SignedIn, Shell: () => ({ data: { viewer: aViewer() } }), ContentPage: () => ({ data: { presentations: { __typename: 'PresentationPage', total: 1, items: [anItem()] } } }) });
  const { user, router } = renderApp('/login?next=%2Fcontent%3Fstatus%3Dactive');
  await signIn(user, 'right');
  expect(await screen.findByRole('heading', { name: 'Service tiers 2027' })).toBeVisible();
  expect(router.state.location.search).toBe('?status=active');
  expect(token).toBe('token-of-the-page');
});

test('too many tries say how long to wait', async () => {
  set();
  onRest('post', '/login', () => new Response(JSON.stringify({ message: 'Too many attempts.', code: 'TOO_MANY_REQUESTS' }), { status: 429, headers: { 'retry-after': '30', 'content-type': 'application/json' } }));
  const { user } = renderApp('/login');
  await signIn(user, 'wrong');
  expect(await screen.findByRole('alert')).toHaveTextContent('Wait 30 s and try again.');
});

test('a page asked for without a sign-in comes back after it', async () => {
  set();
  onGraphql({ SignedIn, Shell: () => problem('UNAUTHENTICATED', 'Sign in first.') });
  const { router } = renderApp('/content/p1/links');
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect(router.state.location.search).toBe(`?next=${encodeURIComponent('/content/p1/links')}`);
});

test('an address elsewhere is never followed: one comes to the dashboard', async () => {
  set();
  onRest('post', '/login', () => json(200, { data: { user: {} }, destination: '/' }));
  onGraphql({ SignedIn, Shell: () => ({ data: { viewer: aViewer() } }), ...firstDay });
  const { user, router } = renderApp('/login?next=%2F%2Fevil.example');
  await signIn(user, 'right');
  await screen.findByRole('heading', { name: /^Good \w+, Maya$/ });
  expect(router.state.location.pathname).toBe('/');
});

test('a person who is signed in goes on to the console, also from the set-up', async () => {
  set();
  onGraphql({ SignedIn: () => ({ data: { viewer: { __typename: 'User', id: 'u1' } } }), Shell: () => ({ data: { viewer: aViewer() } }), ...firstDay });
  const { router } = renderApp('/setup');
  expect(await screen.findByRole('heading', { name: /^Good \w+, Maya$/ })).toBeVisible();
  expect(router.state.location.pathname).toBe('/');
});
