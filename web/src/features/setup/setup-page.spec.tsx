import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/dom';
import { aViewer, firstDay } from '../../testing/builders.ts';
import { json, onGraphql, onRest, problem } from '../../testing/edge.ts';
import { renderApp } from '../../testing/render-app.tsx';

test('the first administrator is made with the code of the log, and comes to the three steps', async () => {
  let sent: unknown;
  onRest('get', '/api/setup', () => json(200, { is_needed: true, code_required: true }));
  onRest('post', '/setup', async (request) => {
    sent = await request.json();
    return json(200, { data: { user: {} }, destination: '/' });
  });
  onGraphql({ Shell: () => ({ data: { viewer: aViewer() } }), ...firstDay });
  const { user, router } = renderApp('/setup');
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
  expect(await screen.findByRole('heading', { name: 'Upload a presentation' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/');
  expect(sent).toEqual({ team_name: 'Halden Instruments', name: 'Maya Lindqvist', email: 'maya@halden.example', password: 'too short no longer', code: '123456' });
});

test('who needs no set-up is sent to sign in', async () => {
  onRest('get', '/api/setup', () => json(200, { is_needed: false, code_required: false }));
  onGraphql({ SignedIn: () => problem('UNAUTHENTICATED', 'Sign in first.') });
  renderApp('/setup');
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
});
