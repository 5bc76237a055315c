import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/dom';
import { aViewer } from '../../testing/builders.ts';
import { aSignIn } from '../../testing/people-builders.ts';
import { onGraphql, problem } from '../../testing/edge.ts';
import { renderApp } from '../../testing/render-app.tsx';

const Shell = () => ({ data: { viewer: aViewer() } });
const currentTeam = { __typename: 'Team', id: 't1', name: 'Halden Instruments' };
const secondFactor = {
  __typename: 'SecondFactor',
  hasTotp: false,
  recoveryCodesLeft: 0,
  canUsePasskeys: true,
  isRequired: false,
  passkeys: [],
};
const here = aSignIn({ id: 's1', isCurrent: true });
const tablet = aSignIn({
  id: 's2',
  deviceName: 'Maya’s iPad',
  userAgent: null,
  network: 'PRIVATE',
  address: '10.0.0.7',
});
const ipad = {
  __typename: 'Device',
  id: 'd1',
  name: 'Maya’s iPad',
  type: 'IPAD',
  operatingSystem: 'IOS',
  platform: 'IOS',
  appVersion: '4.2',
  registeredAt: '2026-11-01T12:00:00Z',
  lastSeenAt: '2026-11-20T12:00:00Z',
};
const old = aSignIn({
  id: 's3',
  address: null,
  network: 'UNKNOWN',
  userAgent: 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0',
});

test('where one is signed in stands there with what is known of the place; any other one can be ended, or all of them', async () => {
  let signIns = [here, tablet, old, aSignIn({ id: 's4', deviceName: 'A script' })];
  const ended: unknown[] = [];
  onGraphql({
    Shell,
    SecurityPage: () => ({
      data: { viewer: { ...aViewer(), currentTeam, signIns, devices: [ipad] }, secondFactor },
    }),
    EndSignIn: (variables) => {
      ended.push(variables);
      signIns = signIns.filter(({ id }) => id !== variables['id']);
      return { data: { endSignIn: true } };
    },
    EndSignIns: () => {
      signIns = [here];
      return { data: { endSignIns: 2 } };
    },
  });
  const { user } = renderApp('/profile/security');
  const list = await screen.findByRole('region', {
    name: 'Active sessions',
  });
  const rows = within(list).getAllByRole('listitem');
  expect(rows.map((row) => row.querySelector('b')!.textContent)).toEqual([
    'Chrome on Mac',
    'Maya’s iPad',
    'Firefox on Windows',
    'A script',
  ]);
  expect(rows[0]).toHaveTextContent('This session · signed in');
  expect(rows[0]).toHaveTextContent('from 198.51.100.7');
  expect(rows[1]).toHaveTextContent('from a private network, 10.0.0.7');
  expect(rows[2]).toHaveTextContent('from an unknown network');
  expect(within(rows[0]!).queryByRole('button')).toBeNull();
  expect(
    within(screen.getByRole('region', { name: /^Devices/ })).getByRole('listitem'),
  ).toHaveTextContent('iPad · iOS · app 4.2');
  const everywhere = within(list).getByRole('button', { name: 'Sign out everywhere else' });
  await user.click(within(list).getByRole('button', { name: 'Sign out Maya’s iPad' }));
  expect(await screen.findByText('Maya’s iPad is signed out')).toBeVisible();
  expect(ended).toEqual([{ id: 's2' }]);
  await user.click(everywhere);
  expect(await screen.findByText('Signed out')).toBeVisible();
  await waitFor(() => expect(within(list).queryByText('Firefox on Windows')).toBeNull());
});

test('what the server refuses is said, and the sign-in stays in view', async () => {
  onGraphql({
    Shell,
    SecurityPage: () => ({
      data: {
        viewer: { ...aViewer(), currentTeam, signIns: [here, tablet], devices: [] },
        secondFactor,
      },
    }),
    EndSignIn: () => problem('UNAVAILABLE', 'Identity did not answer.'),
  });
  const { user } = renderApp('/profile/security');
  await user.click(await screen.findByRole('button', { name: 'Sign out Maya’s iPad' }));
  expect(await screen.findByText('Identity did not answer.')).toBeVisible();
  expect(screen.getByText('Maya’s iPad')).toBeVisible();
});
