import type { SeenDevice } from '../../sign-in/device/find-devices.ts';
import { seeUser } from '../../people/members/team-user.ts';
import type { DeviceResolvers } from '../generated.ts';

export type DeviceParent = SeenDevice;

export const Device = {
  id: ({ id }) => id,
  user: ({ device }, _args, context) => seeUser(context, device.userId),
  name: ({ device }) => device.name,
  type: ({ device }) => device.type,
  operatingSystem: ({ device }) => device.operatingSystem,
  platform: ({ device }) => device.platform,
  appVersion: ({ device }) => device.appVersion,
  hasPushToken: ({ device }) => device.pushToken !== null,
  registeredAt: ({ device }) => device.registeredAt,
  lastSeenAt: ({ device }) => device.lastSeenAt,
} satisfies DeviceResolvers;
