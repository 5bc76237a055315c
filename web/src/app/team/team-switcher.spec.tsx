import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/dom';
import type { ShellQuery } from '../../gql/graphql.ts';
import { aViewer } from '../../testing/builders.ts';
import { json, onGraphql, onRest, problem } from '../../testing/edge.ts';
import { FakeEventSource } from '../../testing/fake-event-source.ts';
import { renderApp } from '../../testing/render-app.tsx';

const membership = (
  id: string,
  name: string,
  role: 'TEAM_ADMIN' | 'TEAM_MEMBER',
  isCurrent = false,
): ShellQuery['viewer']['memberships'][number] => ({
  __typename: 'Membership',
  role,
  isCurrent,
  team: { __typename: 'Team', id, name },
});
const two = [
  membership('t1', 'Halden Instruments', 'TEAM_ADMIN', true),
  membership('t2', 'Halden Nordic', 'TEAM_MEMBER'),
];
const ofTwo = (over: Partial<ShellQuery['viewer']> = {}) => ({
  Shell: () => ({ data: { viewer: aViewer({ memberships: two, ...over }) } }),
});

test('the switcher lists the user’s teams with roles, and says which cannot be entered', async () => {
  const requests: string[] = [];
  onGraphql(ofTwo());
  onRest(
    'post',
    '/api/users/u1/teams/t2/switch',
    ({ url }) => (
      requests.push(new URL(url).pathname),
      json(403, {
        message: 'Your account is locked in this team. Please ask an admin.',
        code: 'FORBIDDEN',
      })
    ),
  );
  const { user } = renderApp('/nowhere');
  const button = await screen.findByRole('button', { name: /^Halden Instruments.*teams$/ });
  await user.click(button);
  const teams = await screen.findByRole('group', { name: 'Teams' });
  expect(
    within(teams)
      .getAllByRole('menuitemradio')
      .map((item) => [item.textContent, item.getAttribute('aria-checked')]),
  ).toEqual([
    ['Halden InstrumentsAdmin', 'true'],
    ['Halden NordicMember', 'false'],
  ]);
  await user.click(within(teams).getByRole('menuitemradio', { name: /^Halden Nordic/ }));
  expect(
    await screen.findByText('Your account is locked in this team. Please ask an admin.'),
  ).toBeVisible();
  expect(requests).toEqual(['/api/users/u1/teams/t2/switch']);
});

test('a member of one team has its name there and nothing to choose', async () => {
  onGraphql({ Shell: () => ({ data: { viewer: aViewer({ currentTeamRole: 'TEAM_MEMBER' }) } }) });
  renderApp('/nowhere');
  await screen.findByRole('heading', { name: 'Page not found' });
  expect(screen.queryByRole('button', { name: /: teams$/ })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Team settings' })).toBeNull();
  expect(screen.getAllByText('Halden Instruments')[0]).toBeVisible();
});

test('a team that was made and cannot be reached yet is not made twice', async () => {
  const sent: unknown[] = [];
  onGraphql({
    ...ofTwo(),
    FoundTeam: ({ input }) => {
      sent.push(input);
      return sent.length === 1
        ? problem('INVALID', 'Must be one line of text.', { name: ['Must be one line of text.'] })
        : { data: { createTeam: { __typename: 'Team', id: 't3' } } };
    },
  });
  onRest('post', '/api/users/u1/teams/t3/switch', () =>
    json(503, {
      message: 'This cannot be checked right now. Please try again in a moment.',
      code: 'UNAVAILABLE',
    }),
  );
  const { user } = renderApp('/nowhere');
  await user.click(await screen.findByRole('button', { name: /^Halden Instruments.*teams$/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'New team' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New team' }));
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Third');
  await user.click(dialog.getByRole('button', { name: 'Create team' }));
  expect(await dialog.findByText('Must be one line of text.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Create team' }));
  expect(await dialog.findByText('Team created, but not switched yet')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Switch to it' }));
  expect(await dialog.findByText('Team created, but not switched yet')).toBeVisible();
  expect(sent).toEqual([{ name: 'Third' }, { name: 'Third' }]);
});

test('a person removed from the team leaves an open page at once', async () => {
  let isOut = false;
  onGraphql({
    Shell: () => (isOut ? problem('UNAUTHENTICATED', 'Please sign in.') : ofTwo().Shell()),
  });
  const { router } = renderApp('/nowhere');
  await screen.findByRole('button', { name: /^Halden Instruments.*teams$/ });
  isOut = true;
  FakeEventSource.emit('changed', { type: 'User', id: 'u1', version: 9 });
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
});

test('a team that gets another name has it here, too', async () => {
  let name = 'Halden Instruments';
  onGraphql({
    Shell: () => ({
      data: {
        viewer: aViewer({
          currentTeam: { __typename: 'Team', id: 't1', name, showsAppSettings: false },
          memberships: [membership('t1', name, 'TEAM_ADMIN', true)],
        }),
      },
    }),
  });
  renderApp('/nowhere');
  await screen.findByRole('button', { name: /^Halden Instruments.*teams$/ });
  name = 'Halden Group';
  FakeEventSource.emit('changed', { type: 'Team', id: 't1', version: 3 });
  expect(await screen.findByRole('button', { name: /^Halden Group.*teams$/ })).toBeVisible();
});

test('a team that asks for a second factor says so, with the way to setting one up', async () => {
  onGraphql(ofTwo());
  onRest('post', '/api/users/u1/teams/t2/switch', () =>
    json(403, {
      message: 'Your team requires two-step sign-in. Please set one up first.',
      code: 'SECOND_FACTOR_REQUIRED',
    }),
  );
  const { user } = renderApp('/nowhere');
  await user.click(await screen.findByRole('button', { name: /^Halden Instruments.*teams$/ }));
  await user.click(await screen.findByRole('menuitemradio', { name: /^Halden Nordic/ }));
  expect(
    await screen.findByText('Your team requires two-step sign-in. Please set one up first.'),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Set it up' })).toBeVisible();
});
