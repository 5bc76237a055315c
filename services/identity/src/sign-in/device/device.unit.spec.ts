import { expect, test } from '@jest/globals';
import {
  DeviceRegistered,
  DeviceRevised,
  DeviceRevoked,
  DeviceSeen,
} from '@lectern/schemas/events/identity/devices.ts';
import { given } from '@lectern/kernel/testing/given.ts';
import { deviceIdOf, deviceInput } from './device-input.ts';
import { device, epochOf } from './device.ts';
import type { DeviceEvent } from './state.ts';

const id = (end: string) => `01a1fa00-0000-7000-8000-0000000000${end}`;
const of = { deviceId: id('d0'), userId: id('b0'), teamId: id('0a') };
const description = {
  type: 'IPAD',
  operatingSystem: 'IOS',
  platform: 'IOS',
  appVersion: '4.2',
  name: 'Élan’s iPad',
  pushToken: 'token',
} as const;
const register = { type: 'RegisterDevice', ...of, description } as const;
const registered = DeviceRegistered({ ...of, ...description });
const revoked = DeviceRevoked(of);
const stateAfter = (...events: DeviceEvent[]) => given(device, events).state;

test('signing in again keeps the device: new values replace old ones, missing ones stay', () => {
  given(device, []).when(register).then([registered]);
  given(device, [registered])
    .when(register)
    .then([DeviceSeen(of)]);
  const { pushToken: _, ...withoutToken } = description;
  given(device, [registered])
    .when({ ...register, description: { ...withoutToken, appVersion: '4.3' } })
    .then([DeviceRevised({ ...of, appVersion: '4.3' })]);
  given(device, [registered])
    .when({ ...register, description: { ...description, pushToken: null } })
    .then([DeviceRevised({ ...of, pushToken: null })]);
  expect(
    stateAfter(registered, DeviceRevised({ ...of, teamId: id('0c'), appVersion: '4.3' })),
  ).toMatchObject({ teamId: id('0c'), appVersion: '4.3', pushToken: 'token' });
});

test('that it is in use is description once in a while, and at once where it is in another team', () => {
  const at = (time: string) =>
    ({ type: 'SeeDevice', deviceId: of.deviceId, teamId: of.teamId, now: time }) as const;
  const { lastSeenAt } = stateAfter(registered) as { lastSeenAt: string };
  const later = (minutes: number) =>
    new Date(Date.parse(lastSeenAt) + minutes * 60_000).toISOString();
  given(device, [registered])
    .when(at(later(14)))
    .then([]);
  given(device, [registered])
    .when(at(later(15)))
    .then([DeviceSeen(of)]);
  given(device, [registered])
    .when({ ...at(later(1)), teamId: id('0c') })
    .then([DeviceSeen({ ...of, teamId: id('0c') })]);
  given(device, [registered, revoked])
    .when(at(later(15)))
    .then([]);
});

test('what is revoked is in no list, keeps nothing of what it description, and counts how often; a retry is no failure', () => {
  const revoke = { type: 'RevokeDevice', deviceId: of.deviceId } as const;
  given(device, [registered]).when(revoke).then([revoked]);
  given(device, [registered, revoked]).when(revoke).then([]);
  given(device, []).when(revoke).thenFails('NOT_FOUND');
  const after = stateAfter(registered, revoked);
  expect(after).toEqual({ status: 'revoked', epoch: 1 });
  expect(device.view.index(after, of.deviceId)).toEqual({
    teamId: null,
    userId: null,
    lastSeenAt: null,
    terms: [],
  });
  given(device, [registered, revoked]).when(register).then([registered]);
  expect(
    [stateAfter(registered), stateAfter(registered, revoked, registered)].map(epochOf),
  ).toEqual([0, 1]);
});

test('it is found by its name, its kind and its version', () => {
  expect(device.view.index(stateAfter(registered), of.deviceId)['terms']).toEqual(
    expect.arrayContaining([expect.stringMatching(/^elan/), 'ipad', 'ios', '4 2']),
  );
});

test('its id is made of whose it is and of what the app keeps, and is an id like any other', () => {
  expect(deviceIdOf(id('b0'), 'mine')).toBe(deviceIdOf(id('b0'), 'mine'));
  expect(
    new Set([
      deviceIdOf(id('b0'), 'mine'),
      deviceIdOf(id('b1'), 'mine'),
      deviceIdOf(id('b0'), 'other'),
    ]).size,
  ).toBe(3);
  expect(DeviceSeen({ ...of, deviceId: deviceIdOf(id('b0'), 'mine') }).data.deviceId).toMatch(
    /^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab]/,
  );
});

test('what an app leaves out follows from what it says', () => {
  expect(deviceInput.parse({ clientId: 'x', type: 'MAC' })).toMatchObject({
    operatingSystem: 'MACOS',
    platform: 'MAC',
    appVersion: null,
  });
  expect(deviceInput.parse({ clientId: 'x' })).toMatchObject({
    type: null,
    operatingSystem: null,
    platform: 'OTHER',
  });
  expect(
    deviceInput.parse({
      clientId: 'x',
      type: 'PC',
      operatingSystem: 'WINDOWS',
      platform: 'OTHER',
      pushToken: '',
    }),
  ).toMatchObject({ platform: 'OTHER', pushToken: null });
  for (const wrong of [
    { clientId: ' ' },
    { clientId: 'a\u0000' },
    { clientId: 'x', type: 'FRIDGE' },
    { clientId: 'x', appVersion: 'v'.repeat(51) },
  ])
    expect(deviceInput.safeParse(wrong).success).toBe(false);
});
