import {
  DeviceRegistered,
  DeviceRevised,
  DeviceRevoked,
  DeviceSeen,
} from '@lectern/schemas/events/identity/devices.ts';
import { aggregate } from '@lectern/kernel/commands/aggregate.ts';
import type { EventMeta } from '@lectern/kernel/events/recorded-event.ts';
import { searchTerms } from '@lectern/schemas/text/fold.ts';
import { decide } from './commands.ts';
import { deviceLabels } from './device-labels.ts';
import { withoutUndefined } from '@lectern/kernel/graphql/without-undefined.ts';
import type { Device, DeviceEvent } from './state.ts';

function evolve(device: Device, { type, data }: DeviceEvent, { time }: EventMeta): Device {
  switch (type) {
    case 'DeviceRegistered': {
      const { deviceId: _, ...description } = data;
      return {
        status: 'active',
        ...description,
        registeredAt: time,
        lastSeenAt: time,
        epoch: epochOf(device),
      };
    }
    case 'DeviceRevised': {
      const { deviceId: _, ...changes } = data;
      return device.status === 'active'
        ? { ...device, ...withoutUndefined(changes), lastSeenAt: time }
        : device;
    }
    case 'DeviceSeen':
      return device.status === 'active'
        ? { ...device, teamId: data.teamId, lastSeenAt: time }
        : device;
    case 'DeviceRevoked':
      return { status: 'revoked', epoch: epochOf(device) + 1 };
  }
}

export function epochOf(device: Device): number {
  return device.status === 'none' ? 0 : device.epoch;
}

/** Global: find-devices.ts checks owner and team. */
export const device = aggregate({
  name: 'Device',
  scope: 'global',
  events: [DeviceRegistered, DeviceRevised, DeviceSeen, DeviceRevoked],
  initial: { status: 'none' },
  evolve,
  decide,
  shape: 1,
  view: {
    fields: { teamId: 'text', userId: 'text', lastSeenAt: 'text', terms: 'texts' },
    lists: {
      byTeam: {
        equals: ['teamId'],
        filters: ['userId', 'terms'],
        orderBy: '-lastSeenAt',
        canSkip: true,
      },
      byTeamAndId: { equals: ['teamId'], orderBy: 'id', canSkip: true },
      byUser: { equals: ['userId'], filters: ['teamId'], orderBy: '-lastSeenAt' },
    },
    index: (state) => {
      if (state.status !== 'active')
        return { teamId: null, userId: null, lastSeenAt: null, terms: [] };
      const { teamId, userId, lastSeenAt } = state;
      return {
        teamId,
        userId,
        lastSeenAt,
        terms: [...new Set(deviceLabels(state).flatMap(searchTerms))],
      };
    },
  },
});
