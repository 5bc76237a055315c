import type { DeviceRow } from '../../sign-in/device/find-devices.ts';
import { findTeamUser } from '../../people/members/team-user.ts';
import type { DeviceResolvers } from '../generated.ts';

export type DeviceParent = DeviceRow;

export const Device = {
  id: ({ id }) => id,
  user: ({ device }, _args, context) => findTeamUser(context, device.userId),
  name: ({ device }) => device.name,
  type: ({ device }) => device.type,
  operatingSystem: ({ device }) => device.operatingSystem,
  platform: ({ device }) => device.platform,
  appVersion: ({ device }) => device.appVersion,
  hasPushToken: ({ device }) => device.pushToken !== null,
  registeredAt: ({ device }) => device.registeredAt,
  lastSeenAt: ({ device }) => device.lastSeenAt,
} satisfies DeviceResolvers;
