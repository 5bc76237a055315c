/** @jsxImportSource preact */
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { render } from 'preact';
import { aSharedLink } from '../testing/shared-link-builder.ts';
import { accessCode, fakeEdge } from '../testing/fake-edge.ts';
import { App } from '../app.tsx';
import type { SharedLink } from '../shared-link.ts';

const edge = fakeEdge();
const open = (link: SharedLink) =>
  render(<App opened={{ kind: 'open', link }} token="solar" pingEveryMs={60_000} />, document.body);
const team = (consent: 'optional' | 'required') => ({
  ...aSharedLink().team,
  [`sharing_consent_${consent}`]: true,
  privacy_policy_url: 'https://northwind.example/privacy',
});
const said = () =>
  edge.calls.filter(
    ({ method, path }) => method === 'PUT' && path.startsWith('/api/public/shared-link-hits/'),
  );
/** All except the hit check. */
const gateCalls = () =>
  edge.calls.filter(({ method, path }) => method !== 'GET' || !path.includes('shared-link-hits'));
const isReading = () =>
  waitFor(() => screen.getByRole('article', { name: 'Page 1 of 4' }), {
    onTimeout: () => new Error(`No document, but: ${document.body.textContent}`),
  });
/** Once it takes a click. */
const button = (name: string) =>
  waitFor(() => {
    const found = screen.getByRole('button', { name });
    expect(found).not.toHaveAttribute('aria-disabled', 'true');
    return found;
  });

beforeAll(() => {
  edge.server.listen();
  globalThis.matchMedia ??= () => new EventTarget() as MediaQueryList;
});
beforeEach(edge.reset);
afterEach(async () => {
  render(null, document.body);
  history.replaceState(null, '', location.pathname);
  await waitFor(() => expect(edge.isQuiet()).toBe(true));
});
afterAll(() => edge.server.close());

test('a card says who shares what; the right code opens it with the upgraded visit', async () => {
  const user = userEvent.setup();
  open(aSharedLink({ pending_gates: ['access_code'] }));
  expect(
    await screen.findByRole('heading', { name: 'The case for solar roofs' }),
  ).toBeInTheDocument();
  expect(screen.getByText('Maya Lindqvist at Northwind')).toBeInTheDocument();
  expect(screen.getByText('4 pages')).toBeInTheDocument();
  expect(document.querySelector('img')).toBeNull();
  expect(gateCalls()).toEqual([]);

  edge.answers.link = aSharedLink({ hit_uuid: 'hit-code.visit' });
  const field = screen.getByRole('textbox', { name: /^Access code/ });
  expect(field).toHaveFocus();
  await user.type(field, `${accessCode}{Enter}`);
  await isReading();
  expect(gateCalls().slice(0, 2)).toEqual([
    {
      method: 'POST',
      path: '/api/public/shared-links/check-access-code',
      body: {
        access_code: accessCode,
        token: 'solar',
        hit_uuid: '01999999-0000-7000-8000-000000000002.visit',
      },
    },
    { method: 'GET', path: '/api/public/shared-links/solar?hit_uuid=hit-code.visit', body: {} },
  ]);
  await waitFor(() =>
    expect(edge.calls.find(({ path }) => path === '/api/sessions')?.body).toMatchObject({
      hit_uuid: 'hit-code.visit',
    }),
  );
});

test('a wrong code is said beside the field, which gets the focus; too many say how long to wait', async () => {
  const user = userEvent.setup();
  open(aSharedLink({ pending_gates: ['access_code'] }));
  const field = await screen.findByRole('textbox', { name: /^Access code/ });
  await user.type(field, 'lantern{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Wrong code.');
  expect(field).toHaveFocus();
  expect(field).toHaveAccessibleDescription('Wrong code.');

  edge.answers.code = () => ({
    status: 429,
    body: { message: 'Too many tries. Please wait.', code: 'TOO_MANY_REQUESTS' },
    retryAfter: 61,
  });
  await user.click(await button('Continue'));
  expect(await screen.findByText('Too many attempts. Please wait.')).toBeInTheDocument();
  const tries = gateCalls().length;
  await user.click(await screen.findByRole('button', { name: /^Try again in (1:0[01]|0:\d\d)$/ })); // It changes every second.
  expect(gateCalls()).toHaveLength(tries);
});

test('a code that cannot be sent is not lost', async () => {
  const user = userEvent.setup();
  edge.answers.code = () => ({ status: 0 });
  open(aSharedLink({ pending_gates: ['access_code'] }));
  const field = await screen.findByRole('textbox', { name: /^Access code/ });
  await user.type(field, `${accessCode}{Enter}`);
  expect(
    await screen.findByText('The server cannot be reached. Please try again.'),
  ).toBeInTheDocument();
  expect(field).toHaveValue(accessCode);
});

test('consent that is required is never ticked beforehand, and nothing is sent or kept without it', async () => {
  const user = userEvent.setup();
  open(aSharedLink({ pending_gates: ['consent'], team: team('required') }));
  const box = await screen.findByRole('checkbox', {
    name: /^Northwind may see when and for how long I read this document\./,
  });
  expect(box).not.toBeChecked();
  await user.click(await button('Continue'));
  expect(await screen.findByText('Please agree to continue.')).toBeInTheDocument();
  expect(gateCalls()).toEqual([]);
  expect(history.state).toBeNull();

  edge.answers.link = aSharedLink({
    hit_uuid: 'hit-said.visit',
    team: team('required'),
    hit: { email: null, consent: true },
  });
  await user.click(box);
  await user.click(await button('Continue'));
  await isReading();
  expect(said().map(({ body }) => body)).toEqual([
    {
      consent: true,
      consent_text: 'Northwind may see when and for how long I read this document.',
    },
  ]);
  await waitFor(() => expect(edge.of('/events').length).toBeGreaterThan(0));
});

test('the words of the team stand in the place of ours', async () => {
  open(
    aSharedLink({
      pending_gates: ['consent'],
      team: {
        ...team('required'),
        sharing_consent_text: 'I have read the privacy policy of Northwind.',
      },
    }),
  );
  expect(
    await screen.findByRole('checkbox', { name: /^I have read the privacy policy of Northwind\./ }),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Privacy policy' })).toHaveAttribute(
    'href',
    'https://northwind.example/privacy',
  );
});

test.each([
  { choice: 'no', isTicked: false },
  { choice: 'yes', isTicked: true },
])(
  'optional consent opens either way; $choice is recorded, and reading is told only after a yes',
  async ({ isTicked }) => {
    const user = userEvent.setup();
    open(aSharedLink({ team: team('optional') }));
    const box = await screen.findByRole('checkbox');
    if (isTicked) await user.click(box);
    edge.answers.link = aSharedLink({ hit_uuid: 'hit-said.visit', team: team('optional') });
    await user.click(await button('Continue'));
    await isReading();
    expect(said().map(({ body }) => body['consent'])).toEqual([isTicked]);
    await user.keyboard('{ArrowRight}');
    await screen.findByRole('article', { name: 'Page 2 of 4' });
    if (isTicked) await waitFor(() => expect(edge.of('/events')).toHaveLength(2));
    else expect(edge.calls.filter(({ path }) => path.includes('sessions'))).toEqual([]);
    await user.click(await button('More'));
    expect(
      await screen.findByText(
        isTicked
          ? /Northwind can see which pages are read/
          : /Northwind does not see what you read/,
      ),
    ).toBeInTheDocument();
  },
);

test('implied consent asks nothing', async () => {
  open(aSharedLink());
  await isReading();
  expect(said()).toEqual([]);
});

test('email, code and consent share one step; accepted answers are not sent again', async () => {
  const user = userEvent.setup();
  open(aSharedLink({ pending_gates: ['email', 'access_code', 'consent'], team: team('required') }));
  await user.type(
    await screen.findByRole('textbox', { name: 'Your email' }),
    'tom@severnwye.example',
  );
  await user.type(screen.getByRole('textbox', { name: /^Access code/ }), 'wrong');
  await user.click(screen.getByRole('checkbox'));
  await user.click(await button('Continue'));
  await screen.findByText('Wrong code.');
  edge.answers.link = aSharedLink({
    hit_uuid: 'hit-said.visit',
    team: team('required'),
    hit: { email: 'tom@severnwye.example', consent: true },
  });
  await user.clear(screen.getByRole('textbox', { name: /^Access code/ }));
  const code = screen.getByRole('textbox', { name: /^Access code/ });
  await user.type(code, accessCode);
  await waitFor(() => expect(code).toHaveValue(accessCode));
  await user.click(await button('Continue'));
  await isReading();
  expect(said().map(({ body }) => Object.keys(body))).toEqual([
    ['consent', 'consent_text'],
    ['email'],
  ]);
});

test('after too many wrong digits the form waits, and says how long', async () => {
  const user = userEvent.setup();
  open(aSharedLink({ pending_gates: ['email_code'] }));
  edge.answers.hit = () => ({ status: 429, body: { message: 'No.' }, retryAfter: 61 });
  await user.type(await screen.findByRole('textbox', { name: '6-digit code' }), '000000');
  expect(await screen.findByRole('alert')).toHaveTextContent('Too many attempts. Please wait.');
  const tries = said().length;
  await user.click(await screen.findByRole('button', { name: /^Try again in (1:0[01]|0:\d\d)$/ }));
  expect(said()).toHaveLength(tries);
});

test('six digits from a mail: pasted with what stands around them, and sent by themselves', async () => {
  const user = userEvent.setup();
  open(aSharedLink({ pending_gates: ['email'] }));
  edge.answers.link = aSharedLink({ hit_uuid: 'hit-said.visit', pending_gates: ['email_code'] });
  await user.type(
    await screen.findByRole('textbox', { name: 'Your email' }),
    'tom@severnwye.example{Enter}',
  );
  expect(await screen.findByRole('heading', { name: 'Check your email' })).toBeInTheDocument();
  expect(screen.getByText('tom@severnwye.example')).toBeInTheDocument();
  const digits = screen.getByRole('textbox', { name: '6-digit code' });
  expect(digits).toHaveFocus();
  expect(digits).toHaveAttribute('autocomplete', 'one-time-code');
  expect(digits).toHaveAttribute('inputmode', 'numeric');

  edge.answers.hit = () => ({
    status: 422,
    body: { message: 'No.', errors: { email_code: ['Wrong code.'] } },
  });
  await user.type(digits, '000000');
  expect(await screen.findByRole('alert')).toHaveTextContent('Wrong code.');
  expect(digits).toHaveValue('');

  edge.answers.hit = () => ({ status: 200, body: { data: { hit_uuid: 'hit-known.visit' } } });
  edge.answers.link = aSharedLink({
    hit_uuid: 'hit-known.visit',
    hit: { email: 'tom@severnwye.example', consent: null },
  });
  await user.click(digits);
  await user.paste('Your code: 417 203');
  await isReading();
  expect(said().at(-1)?.body).toMatchObject({ email_code: '417203' });
});

test('where no mail is sent no digits are promised, whatever the email', async () => {
  const user = userEvent.setup();
  open(aSharedLink({ pending_gates: ['email'], sends_mail: false }));
  edge.answers.link = aSharedLink({
    hit_uuid: 'hit-said.visit',
    pending_gates: ['email_code'],
    sends_mail: false,
  });
  await user.type(
    await screen.findByRole('textbox', { name: 'Your email' }),
    'tom@severnwye.example{Enter}',
  );
  expect(
    await screen.findByRole('heading', { name: 'We can’t send your code' }),
  ).toBeInTheDocument();
  expect(screen.getByText(/it can’t be sent to .*Ask the sender/)).toHaveTextContent(
    'tom@severnwye.example',
  );
  expect(screen.queryByText(/on its way/)).toBeNull();
  expect(screen.getByText(/Look in spam/)).not.toBeVisible();
  expect(screen.getByRole('textbox', { name: '6-digit code' })).toHaveFocus();
});

test('the button in the mail brings the digits along, on any device; a press sends them', async () => {
  const user = userEvent.setup();
  history.replaceState(null, '', '/s/solar#code=417203&email=tom%40severnwye.example');
  open(aSharedLink({ pending_gates: ['email'] }));
  expect(await screen.findByRole('textbox', { name: '6-digit code' })).toHaveValue('417203');
  expect(screen.getByText('tom@severnwye.example')).toBeInTheDocument();
  expect(location.hash).toBe('');
  expect(said()).toEqual([]);
  edge.answers.link = aSharedLink({ hit_uuid: 'hit-said.visit' });
  expect(await button('Open')).toHaveFocus();
  await user.keyboard('{Enter}');
  await isReading();
  expect(said().map(({ body }) => body)).toEqual([
    { email_code: '417203', email: 'tom@severnwye.example' },
  ]);
});

test('the mail can be sent again after half a minute, or to another email', async () => {
  const user = userEvent.setup();
  open(
    aSharedLink({
      pending_gates: ['email_code'],
      hit: { email: 'tom@severnwye.example', consent: null },
    }),
  );
  expect(await screen.findByText(/Look in spam\. Send again in 0:30\./)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull();
  await user.click(await button('Use another email'));
  expect(await screen.findByRole('textbox', { name: 'Your email' })).toHaveValue(
    'tom@severnwye.example',
  );
});

test('a direct link redirects to the file once no gates are left', async () => {
  const user = userEvent.setup();
  open(aSharedLink({ pending_gates: ['access_code'], is_direct: true }));
  edge.answers.link = aSharedLink({ is_direct: true, signed_url: '#the-file' });
  await user.type(
    await screen.findByRole('textbox', { name: /^Access code/ }),
    `${accessCode}{Enter}`,
  );
  expect(await screen.findByText('It opens by itself.')).toBeInTheDocument();
  await waitFor(() => expect(location.hash).toBe('#the-file'));
  expect(edge.calls.some(({ path }) => path === '/api/sessions')).toBe(false);
});

test('a link taken away at the gate closes it', async () => {
  const user = userEvent.setup();
  edge.answers.code = () => ({
    status: 410,
    body: { code: 'GONE', message: 'Link not found.', reason: 'CANCELED' },
  });
  open(aSharedLink({ pending_gates: ['access_code'] }));
  await user.type(
    await screen.findByRole('textbox', { name: /^Access code/ }),
    `${accessCode}{Enter}`,
  );
  expect(
    await screen.findByRole('heading', { name: 'This link is no longer available.' }),
  ).toHaveFocus();
  expect(screen.getByText('The sender turned it off.')).toBeInTheDocument();
});

test('a program is not let near a document that asks something of its reader', async () => {
  edge.answers.browser = { status: 200, body: { data: { is_fake: true, block_robots: true } } };
  open(aSharedLink({ pending_gates: ['access_code'] }));
  expect(
    await screen.findByRole('heading', { name: 'You cannot view this file.' }),
  ).toBeInTheDocument();
  expect(screen.getByText('Error code 10002')).toBeInTheDocument();
});

test('a visitor without a code requests access from the sender', async () => {
  const user = userEvent.setup();
  open(aSharedLink({ pending_gates: ['access_code'] }));
  await user.click(await button('Ask Maya for access'));
  const dialog = await screen.findByRole('dialog', { name: 'Ask for access' });
  expect(dialog).toBeInTheDocument();
  await user.click(await button('Send'));
  expect(await screen.findByText('Enter your email. The reply goes there.')).toBeInTheDocument();
  await user.type(screen.getByRole('textbox', { name: 'Your email' }), 'kim@northwind.example');
  await user.type(screen.getByRole('textbox', { name: /^Message/ }), 'May I see it?');
  await user.click(await button('Send'));
  expect(await screen.findByRole('dialog', { name: 'Request sent' })).toHaveTextContent(
    'Maya will reply to kim@northwind.example.',
  );
  expect(edge.calls.at(-1)?.body).toMatchObject({
    email: 'kim@northwind.example',
    message: 'May I see it?',
  });
  await user.click(await button('Close'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
