import {
  DeviceRegistered,
  DeviceRevised,
  DeviceRevoked,
  DeviceSeen,
} from '@lectern/schemas/events/identity/devices.ts';
import type { Decision } from '@lectern/kernel/commands/aggregate.ts';
import { DomainError } from '@lectern/kernel/errors.ts';
import { isUseDue } from '../sign-in/commands.ts';
import type { Device, DeviceEvent, DeviceDescription } from './state.ts';
import { changedFields } from '../../changed-fields.ts';
import { problems } from '../../problems.ts';

export type DeviceCommand =
  /** `pushToken` undefined keeps the current one. */
  | {
      type: 'RegisterDevice';
      deviceId: string;
      userId: string;
      teamId: string;
      description: Omit<DeviceDescription, 'pushToken'> & { pushToken?: string | null | undefined };
    }
  | { type: 'SeeDevice'; deviceId: string; teamId: string }
  | { type: 'RevokeDevice'; deviceId: string };

export function decide(command: DeviceCommand & Decision, device: Device): DeviceEvent[] {
  const { deviceId } = command;
  switch (command.type) {
    case 'RegisterDevice': {
      const { userId, teamId, description } = command;
      const of = { deviceId, userId, teamId };
      if (device.status !== 'active')
        return [
          DeviceRegistered({ ...of, ...description, pushToken: description.pushToken ?? null }),
        ];
      const changes = changedFields(description, device);
      return Object.keys(changes).length > 0
        ? [DeviceRevised({ ...of, ...changes })]
        : [DeviceSeen(of)];
    }
    case 'SeeDevice': {
      if (device.status !== 'active') return [];
      const { teamId, now } = command;
      const isNews = device.teamId !== teamId || isUseDue({ lastUsedAt: device.lastSeenAt }, now);
      return isNews ? [DeviceSeen({ deviceId, userId: device.userId, teamId })] : [];
    }
    case 'RevokeDevice':
      if (device.status === 'none') throw new DomainError('NOT_FOUND', problems.deviceUnknown);
      return device.status === 'revoked'
        ? []
        : [DeviceRevoked({ deviceId, userId: device.userId, teamId: device.teamId })];
  }
}
