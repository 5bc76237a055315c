import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/dom';
import { json, onRest } from '../../testing/edge.ts';
import { renderEntrance } from '../../testing/render-entrance.tsx';

test('the first administrator is made with the code of the log, and comes to the console', async () => {
  let sent: unknown;
  onRest('get', '/api/setup', () => json(200, { is_needed: true }));
  onRest('post', '/setup', async (request) => {
    sent = await request.json();
    return json(200, { data: { user: {} }, destination: '/' });
  });
  const { user, left } = renderEntrance('/setup');
  await user.type(await screen.findByRole('textbox', { name: 'Team' }), 'Halden Instruments');
  await user.type(screen.getByRole('textbox', { name: 'Your name' }), 'Maya Lindqvist');
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'maya@halden.example');
  await user.type(screen.getByLabelText('Password'), 'too short');
  expect(screen.getByText('3 more characters')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Create team' })).toBeDisabled();
  await user.type(screen.getByLabelText('Password'), ' no longer');
  await user.tab();
  expect(screen.getByRole('button', { name: 'Show password' })).toHaveFocus();
  await user.type(await screen.findByRole('textbox', { name: /One-time code/ }), '123456');
  await user.click(screen.getByRole('button', { name: 'Create team' }));
  await waitFor(() => expect(left).toEqual(['/']));
  expect(sent).toEqual({
    team_name: 'Halden Instruments',
    name: 'Maya Lindqvist',
    email: 'maya@halden.example',
    password: 'too short no longer',
    code: '123456',
    time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    locale: navigator.language,
  });
});

test('the link that the server prints brings the code', async () => {
  let sent: unknown;
  onRest('get', '/api/setup', () => json(200, { is_needed: true }));
  onRest('post', '/setup', async (request) => {
    sent = await request.json();
    return json(200, { data: { user: {} }, destination: '/' });
  });
  const { user } = renderEntrance('/setup#ABCD-EFGH-JKLM');
  await user.type(await screen.findByRole('textbox', { name: 'Team' }), 'Halden Instruments');
  expect(screen.queryByRole('textbox', { name: /One-time code/ })).toBeNull();
  await user.type(screen.getByLabelText('Password'), 'seven slow green trains');
  await user.click(screen.getByRole('button', { name: 'Create team' }));
  await waitFor(() => expect(sent).toMatchObject({ code: 'ABCD-EFGH-JKLM' }));
});

test('a stale code of the link gets a field that stays, with what was typed', async () => {
  const sent: unknown[] = [];
  onRest('get', '/api/setup', () => json(200, { is_needed: true }));
  onRest('post', '/setup', async (request) => {
    sent.push(await request.json());
    const errors =
      sent.length === 1 ? { code: ['This code has expired.'] } : { name: ['Enter a name.'] };
    return json(422, { message: 'Invalid.', code: 'INVALID', errors });
  });
  const { user } = renderEntrance('/setup#ABCD-EFGH-JKLM');
  await user.type(await screen.findByLabelText('Password'), 'seven slow green trains');
  await user.click(screen.getByRole('button', { name: 'Create team' }));
  expect(await screen.findByText('This code has expired.')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: /One-time code/ }), '123456');
  await user.click(screen.getByRole('button', { name: 'Create team' }));
  expect(await screen.findByText('Enter a name.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: /One-time code/ })).toHaveValue('123456');
  expect(sent).toMatchObject([{ code: 'ABCD-EFGH-JKLM' }, { code: '123456' }]);
});

test('what is missing is said under its field until one types there, not in a bubble of the browser', async () => {
  const errors = {
    team_name: ['Enter a name.'],
    email: ['Enter a valid email.'],
    password: ['Must be at least 12 characters.'],
  };
  onRest('get', '/api/setup', () => json(200, { is_needed: true }));
  onRest('post', '/setup', () =>
    json(422, { message: errors.team_name[0]!, code: 'INVALID', errors }),
  );
  const { user } = renderEntrance('/setup');
  await user.type(await screen.findByRole('textbox', { name: 'Email' }), 'maya');
  await user.click(screen.getByRole('button', { name: 'Create team' }));
  for (const [message] of Object.values(errors))
    expect(await screen.findByText(message!)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Team' })).toHaveFocus();
  await user.type(screen.getByRole('textbox', { name: 'Team' }), 'H');
  await waitFor(() => expect(screen.queryByText(errors.team_name[0]!)).toBeNull());
  expect(screen.getByText(errors.email[0]!)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Create team' }));
  expect(await screen.findByText(errors.team_name[0]!)).toBeVisible();
});

test('who needs no set-up is sent to sign in', async () => {
  onRest('get', '/api/setup', () => json(200, { is_needed: false }));
  const { left } = renderEntrance('/setup');
  await waitFor(() => expect(left).toEqual(['/login']));
});
