import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/dom';
import { json, onRest } from '../../testing/edge.ts';
import { renderEntrance } from '../../testing/render-entrance.tsx';

const token = `${'Zk3l4f9QpWc'.repeat(30)}`;
const set = (isOpen = true) => {
  onRest('get', '/api/setup', () => json(200, { is_needed: false, registration_open: isOpen }));
  onRest('get', '/api/recaptcha', () =>
    json(200, {
      data: {
        provider: 'proof-of-work',
        challenge: 'a.b.1.c',
        difficulty: 1,
        expires_at: new Date(Date.now() + 600_000).toISOString(),
      },
    }),
  );
  for (const field of ['team', 'email'])
    onRest('get', `/api/check/${field}`, () => json(200, { valid: true }));
};

async function fill(user: ReturnType<typeof renderEntrance>['user']) {
  await user.type(await screen.findByRole('textbox', { name: 'Company' }), 'Northwind');
  await user.type(screen.getByRole('textbox', { name: 'First name' }), 'Kim');
  await user.type(screen.getByRole('textbox', { name: 'Last name' }), 'Marlow');
  await user.type(screen.getByRole('textbox', { name: 'Work email' }), 'kim@northwind.example');
  await user.type(screen.getByLabelText('Password'), 'seven slow green trains');
}

test('a company is registered once its terms are accepted, with an answer to the bot check', async () => {
  set();
  const sent: Record<string, unknown>[] = [];
  onRest('post', '/api/register', async (request) => {
    sent.push((await request.json()) as Record<string, unknown>);
    const errors = { email: ['Enter a valid email.'] };
    return sent.length === 1
      ? json(422, { message: errors.email[0]!, code: 'INVALID', errors })
      : json(200, { message: 'We sent you a mail.', destination: '/register/thankyou' });
  });
  const { user, left } = renderEntrance('/register?plan=LM&period=month&promo_code=AUTUMN26');
  await fill(user);
  const button = screen.getByRole('button', { name: 'Register' });
  expect(button).toBeDisabled();
  await user.click(screen.getByRole('checkbox', { name: /^I accept the/ }));
  expect(screen.getByRole('link', { name: 'terms' })).toHaveAttribute('href', '/customer-terms');
  await user.click(button);
  expect(await screen.findByText('Enter a valid email.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Work email' })).toHaveFocus();
  await user.click(button);
  await waitFor(() => expect(left).toEqual(['/register/thankyou']));
  expect(sent[1]).toEqual({
    team_name: 'Northwind',
    first_name: 'Kim',
    last_name: 'Marlow',
    email: 'kim@northwind.example',
    password: 'seven slow green trains',
    password_confirmation: 'seven slow green trains',
    accept_terms: true,
    trial: false,
    v2: true,
    plan: 'LM',
    period: 'month',
    num_users: 5,
    promo_code: 'AUTUMN26',
    recaptcha_token: expect.stringMatching(/^a\.b\.1\.c:\d+$/),
  });
});

test('what is wrong with a field is said as it is left, and holds a trial back', async () => {
  set();
  onRest('get', '/api/check/email', (request) =>
    new URL(request.url).searchParams.get('email') === 'kim'
      ? json(422, {
          message: 'No.',
          code: 'INVALID',
          errors: { email: ['Enter a valid email.'] },
        })
      : json(200, { valid: true }),
  );
  const { user } = renderEntrance('/register/trial');
  await fill(user);
  await user.click(screen.getByRole('checkbox'));
  const button = screen.getByRole('button', { name: 'Start My Free Trial' });
  await waitFor(() => expect(button).toBeEnabled());
  const email = screen.getByRole('textbox', { name: 'Work email' });
  await user.clear(email);
  await user.type(email, 'kim');
  await user.tab();
  expect(await screen.findByText('Enter a valid email.')).toBeVisible();
  expect(button).toBeDisabled();
  await user.type(email, '@northwind.example');
  expect(screen.queryByText('Enter a valid email.')).toBeNull(); // The message disappears before the field loses focus, so nothing moves under a click.
  await user.tab();
  await waitFor(() => expect(button).toBeEnabled());
});

test('with a promo code it is a test drive, and where registration is closed that is said', async () => {
  set();
  renderEntrance('/register/trial?promo_code=AUTUMN26');
  expect(await screen.findByRole('button', { name: 'Start My Test Drive' })).toBeDisabled();
  set(false);
  renderEntrance('/register');
  expect(await screen.findByRole('heading', { name: 'Registration is closed' })).toBeVisible();
});

test('the link of the mail is opened with the password that was chosen', async () => {
  onRest('post', '/api/public/registrations/check', async (request) => {
    expect(await request.json()).toEqual({ token });
    return json(200, {
      data: {
        email: 'kim@northwind.example',
        team_name: 'Northwind',
        trial: true,
        expires_at: '2026-11-27T12:00:00Z',
      },
    });
  });
  const sent: unknown[] = [];
  onRest('post', '/register/activate', async (request) => {
    sent.push(await request.json());
    return sent.length === 1
      ? json(422, {
          message: 'No.',
          code: 'INVALID',
          errors: { password: ['This is not the password.'] },
        })
      : json(200, { data: { user: {} }, destination: '/' });
  });
  const { user, left } = renderEntrance(`/register/activate#${token}`);
  expect(await screen.findByRole('heading', { name: 'Activate Northwind' })).toBeVisible();
  await user.type(screen.getByLabelText('Password'), 'what was it{Enter}');
  expect(await screen.findByText('This is not the password.')).toBeVisible();
  await user.clear(screen.getByLabelText('Password'));
  await user.type(screen.getByLabelText('Password'), 'seven slow green trains{Enter}');
  await waitFor(() => expect(left).toEqual(['/']));
  expect(sent[1]).toEqual({ token, password: 'seven slow green trains' });
});

test('a link that is worth nothing says what to do, and so does the page after registering', async () => {
  onRest('post', '/api/public/registrations/check', () =>
    json(404, { message: 'Not valid.', code: 'NOT_FOUND' }),
  );
  renderEntrance(`/register/activate#${token}`);
  expect(await screen.findByRole('link', { name: 'Register again' })).toHaveAttribute(
    'href',
    '/register',
  );
  renderEntrance('/register/thankyou');
  expect(screen.getByText(/should arrive within 5 minutes/)).toBeVisible();
});
