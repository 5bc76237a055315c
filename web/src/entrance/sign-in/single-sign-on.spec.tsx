import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/dom';
import { json, onRest } from '../../testing/edge.ts';
import { renderEntrance } from '../../testing/render-entrance.tsx';

const setUp = (signOn: object = {}) =>
  onRest('get', '/api/setup', () =>
    json(200, {
      is_needed: false,
      sign_on: { okta: true, dynamics: true, egnyte: true, ...signOn },
    }),
  );

beforeEach(() => {
  localStorage.clear();
  setUp();
  onRest('get', '/api/team-domains/check', (request) => {
    const email = new URL(request.url).searchParams.get('email') ?? '';
    return json(
      200,
      email.endsWith('@halden.example')
        ? { requires_sso: true, destination: '/login/sso?domain=halden.example' }
        : { requires_sso: false },
    );
  });
});

test('where the domain asks for it, single sign-on takes the place of the password, and a password is still there for who may use one', async () => {
  const { user, left } = renderEntrance('/login?next=%2Flinks&sso=locked');
  expect(await screen.findByRole('alert')).toHaveTextContent('Your account is locked.');
  const email = screen.getByRole('textbox', { name: 'Email' });
  await user.type(email, 'maya@halden.example');
  await user.tab();
  expect(await screen.findByText('Single sign-on enabled')).toBeVisible();
  expect(screen.queryByLabelText('Password')).toBeNull();
  const go = screen.getByRole('button', { name: 'Continue' });
  await waitFor(() => expect(go).toHaveFocus());
  await user.click(go);
  await waitFor(() => expect(left).toEqual(['/login/sso?domain=halden.example&next=%2Flinks']));
  await user.click(screen.getByRole('button', { name: 'Use a password' }));
  expect(await screen.findByLabelText('Password')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Sign in' })).toBeEnabled();
  await user.click(screen.getByRole('button', { name: 'Use single sign-on' }));
  expect(screen.queryByLabelText('Password')).toBeNull();
});

test('Enter after the address is enough to learn it, and another address has a password again', async () => {
  const { user, left } = renderEntrance('/login');
  const email = await screen.findByRole('textbox', { name: 'Email' });
  await user.type(email, 'maya@halden.example{Enter}');
  await screen.findByText('Single sign-on enabled');
  expect(left).toEqual([]);
  await user.type(email, '.org');
  expect(await screen.findByLabelText('Password')).toBeVisible();
});

test('of the organizations’ forms one shows at a time, says what is wrong under its field, and remembers what was typed', async () => {
  const requests: string[] = [];
  onRest('get', '/api/auth-providers/check', (request) => {
    const { searchParams } = new URL(request.url);
    requests.push(`${searchParams.get('provider')} ${searchParams.get('domain')}`);
    if (requests.length === 1)
      return json(422, {
        message: 'This is no address of the provider.',
        code: 'INVALID',
        errors: { domain: ['This is no address of the provider.'] },
      });
    return json(200, { valid: true });
  });
  const { user, left } = renderEntrance('/login?next=%2Flinks');
  const organizations = within(
    await screen.findByRole('region', { name: 'Sign in with your organization' }),
  );
  await user.click(organizations.getByRole('button', { name: 'Dynamics' }));
  expect(await organizations.findByRole('textbox', { name: 'Domain' })).toHaveValue('dynamics.com');
  expect(organizations.getByRole('textbox', { name: 'Domain' })).toHaveAttribute('readonly');
  await user.click(organizations.getByRole('button', { name: 'Okta' }));
  await user.selectOptions(
    await organizations.findByRole('combobox', { name: 'Domain' }),
    'oktapreview.com',
  );
  expect(organizations.getAllByRole('textbox')).toHaveLength(1);
  await user.type(organizations.getByRole('textbox', { name: 'Subdomain' }), 'ha lden');
  await user.click(organizations.getByRole('button', { name: 'Continue' }));
  expect(await organizations.findByText('This is no address of the provider.')).toBeVisible();
  await user.clear(organizations.getByRole('textbox', { name: 'Subdomain' }));
  await user.type(organizations.getByRole('textbox', { name: 'Subdomain' }), 'halden');
  await user.click(organizations.getByRole('button', { name: 'Continue' }));
  await waitFor(() =>
    expect(left).toEqual(['/login/okta?domain=halden.oktapreview.com&next=%2Flinks']),
  );
  expect(requests).toEqual(['okta ha lden.oktapreview.com', 'okta halden.oktapreview.com']);
  await user.click(organizations.getByRole('button', { name: 'Okta' }));
  await waitFor(() => expect(organizations.queryByRole('button', { name: 'Continue' })).toBeNull());
  await user.click(organizations.getByRole('button', { name: 'Okta' }));
  expect(await organizations.findByRole('textbox', { name: 'Subdomain' })).toHaveValue('halden');
  expect(organizations.getByRole('combobox', { name: 'Domain' })).toHaveValue('oktapreview.com');
});

test('an unused provider is not offered', async () => {
  setUp({ okta: false, egnyte: false });
  renderEntrance('/login');
  const organizations = await screen.findByRole('region', {
    name: 'Sign in with your organization',
  });
  expect(
    within(organizations)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Dynamics']);
});

test.each([
  {
    provider: 'Okta',
    typed: 'login.fjord.example',
    left: '/login/okta?domain=login.fjord.example',
  },
  { provider: 'Okta', typed: 'fjord.okta.com', left: '/login/okta?domain=fjord.okta.com' },
  {
    provider: 'Dynamics',
    typed: 'fjord.crm4',
    left: '/login/dynamics?crm_hostname=fjord.crm4.dynamics.com',
  },
])('$typed is taken for what it is by $provider', async ({ provider, typed, left: where }) => {
  onRest('get', '/api/auth-providers/check', () => json(200, { valid: true }));
  const { user, left } = renderEntrance('/login');
  await user.click(await screen.findByRole('button', { name: provider }));
  await user.type(await screen.findByRole('textbox', { name: 'Subdomain' }), `${typed}{Enter}`);
  await waitFor(() => expect(left).toEqual([where]));
});

test('an address that asks for the organization has its form open, and what is typed there goes on to where one wanted', async () => {
  onRest('get', '/api/egnyte/domain/check', () => json(200, { valid: true }));
  const { user, left } = renderEntrance('/login?organization=egnyte&next=%2Flinks');
  const subdomain = await screen.findByRole('textbox', { name: 'Subdomain' });
  await waitFor(() => expect(subdomain).toHaveFocus());
  await user.type(subdomain, 'fjord{Enter}');
  await waitFor(() =>
    expect(left).toEqual(['/login/egnyte?domain=fjord.egnyte.com&next=%2Flinks']),
  );
});
