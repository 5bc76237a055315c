import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { findByRole, findByText, getByRole } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { mutePage, type Muted } from './mute-page.ts';
import { en } from './texts/en.ts';

const calls: { path: string; body: unknown }[] = [];
let status = 200;
const server = setupServer(
  http.put('*/api/public/mute/:token/:what', async ({ request }) => {
    calls.push({ path: new URL(request.url).pathname, body: await request.json() });
    return HttpResponse.json({}, { status });
  }),
);

beforeAll(() => server.listen());
beforeEach(() => {
  calls.length = 0;
  status = 200;
  document.body.innerHTML = '<div id="mute"></div>';
});
afterAll(() => server.close());

function show(what: Muted) {
  mutePage(document.getElementById('mute')!, { token: 'id.signed', what, texts: en, delayMs: 0 });
}

test('notifications are turned off as the page is opened, and on again on request', async () => {
  show('notifications');
  await findByText(document.body, 'You will not receive any more notifications for this link.');
  await userEvent.click(getByRole(document.body, 'button', { name: 'Turn them back on' }));
  await findByText(document.body, 'You will receive notifications for this link again.');
  await userEvent.click(getByRole(document.body, 'button', { name: 'Turn them off' }));
  await findByText(document.body, 'You will not receive any more notifications for this link.');
  expect(calls).toEqual(
    [0, 2, 0].map((level) => ({
      path: '/api/public/mute/id.signed/notifications',
      body: { notification_level: level },
    })),
  );
});

test('so are reminders', async () => {
  show('reminders');
  await findByText(document.body, 'You will not receive any more reminder emails for this link.');
  expect(calls).toEqual([
    { path: '/api/public/mute/id.signed/reminders', body: { is_muted: true } },
  ]);
});

test('where that fails the page says so and can be tried again', async () => {
  status = 404;
  show('notifications');
  await findByText(
    document.body,
    'There was a problem disabling notifications. Our support team has been notified.',
  );
  status = 200;
  await userEvent.click(await findByRole(document.body, 'button', { name: 'Try again' }));
  await findByText(document.body, 'You will not receive any more notifications for this link.');
  status = 500;
  await userEvent.click(getByRole(document.body, 'button', { name: 'Turn them back on' }));
  await findByText(document.body, 'Not saved. Please try again.');
});
