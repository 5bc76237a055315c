import type {
  DeviceRegistered,
  DeviceRevised,
  DeviceRevoked,
  DeviceSeen,
} from '@lectern/schemas/events/identity/devices.ts';
import type { EventOf } from '@lectern/schemas/events/event.ts';

/** What the app says about its device. */
export type DeviceDescription = Omit<
  EventOf<typeof DeviceRegistered>['data'],
  'deviceId' | 'userId' | 'teamId'
>;

export interface ActiveDevice extends DeviceDescription {
  status: 'active';
  userId: string;
  /** The team of the last sign-in on it. */
  teamId: string;
  registeredAt: string;
  /** To the quarter of an hour. */
  lastSeenAt: string;
  /** Number of revocations: older sign-ins are invalid. */
  epoch: number;
}

export type Device = { status: 'none' } | ActiveDevice | { status: 'revoked'; epoch: number };

export type DeviceEvent = EventOf<
  typeof DeviceRegistered | typeof DeviceRevised | typeof DeviceSeen | typeof DeviceRevoked
>;
