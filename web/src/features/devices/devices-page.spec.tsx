import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/dom';
import type { DeviceRowFragment } from '../../gql/graphql.ts';
import { aViewer } from '../../testing/builders.ts';
import { onGraphql, problem } from '../../testing/edge.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { DevicesPage } from './devices-page.tsx';

const aDevice = (over: Partial<DeviceRowFragment> = {}): DeviceRowFragment => ({
  __typename: 'Device',
  id: 'd1',
  name: 'Claire’s iPad',
  type: 'IPAD',
  operatingSystem: 'IOS',
  platform: 'IOS',
  appVersion: '4.2',
  registeredAt: '2026-11-01T12:00:00Z',
  lastSeenAt: '2026-11-20T12:00:00Z',
  user: { __typename: 'User', id: 'u2', name: 'Claire Dubois', email: 'claire@halden.example' },
  ...over,
});
const open = (viewer = aViewer()) =>
  renderPage({ path: '/devices', element: <DevicesPage /> }, '/devices', viewer);
const page = (...items: DeviceRowFragment[]) => ({
  data: { devices: { __typename: 'DevicePage', total: items.length, items } },
});

test('the devices of a team stand there with whose they are, are searched, and one is revoked once it was said what that means', async () => {
  let devices = [
    aDevice(),
    aDevice({
      id: 'd2',
      name: null,
      type: null,
      operatingSystem: null,
      platform: 'OTHER',
      appVersion: null,
      user: null,
    }),
  ];
  const revoked: unknown[] = [];
  onGraphql({
    DevicesPage: ({ search }) => (search === null ? page(...devices) : page()),
    RevokeDevice: (variables) => {
      if (revoked.push(variables) === 1) return problem('UNAVAILABLE', 'Identity did not answer.');
      devices = devices.slice(1);
      return { data: { revokeDevice: true } };
    },
  });
  const { user } = open();
  expect(await screen.findByRole('row', { name: /Claire Dubois.*iPad.*iOS.*4\.2/ })).toBeVisible();
  expect(screen.getByRole('row', { name: /Erased user.*Another device.*Unknown/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Revoke Claire’s iPad of Claire Dubois' }));
  const dialog = await screen.findByRole('dialog', { name: 'Revoke Claire’s iPad?' });
  expect(revoked).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Revoke device' }));
  expect(await within(dialog).findByText('Identity did not answer.')).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Revoke device' }));
  expect(await screen.findByText('1 device')).toBeVisible();
  expect(revoked).toEqual([{ id: 'd1' }, { id: 'd1' }]);
  expect(screen.queryByRole('row', { name: /Claire/ })).toBeNull();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.type(screen.getByRole('searchbox', { name: 'Search devices' }), 'zebra');
  expect(
    await screen.findByRole('heading', { name: 'No devices match your search' }),
  ).toBeVisible();
});

test('a team without devices sees how they get here', async () => {
  onGraphql({ DevicesPage: () => page() });
  open();
  expect(await screen.findByRole('heading', { name: 'No devices yet' })).toBeVisible();
  expect(screen.getByText(/Devices signed in with your apps appear here/)).toBeVisible();
});

test('without permission the page says who has it', async () => {
  onGraphql({});
  open(aViewer({ currentTeamRole: 'TEAM_MEMBER' }));
  expect(await screen.findByText('You cannot see this team’s devices')).toBeVisible();
});
