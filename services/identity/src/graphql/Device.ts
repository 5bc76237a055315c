import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import type { SeenDevice } from '../device/find-devices.ts';
import { seeUser } from '../user/seen-user.ts';

export const Device = {
  id: ({ id }: SeenDevice) => id,
  user: ({ device }: SeenDevice, _args: unknown, context: ServiceContext) => seeUser(context, device.userId),
  name: ({ device }: SeenDevice) => device.name,
  type: ({ device }: SeenDevice) => device.type,
  operatingSystem: ({ device }: SeenDevice) => device.operatingSystem,
  platform: ({ device }: SeenDevice) => device.platform,
  appVersion: ({ device }: SeenDevice) => device.appVersion,
  hasPushToken: ({ device }: SeenDevice) => device.pushToken !== null,
  registeredAt: ({ device }: SeenDevice) => device.registeredAt,
  lastSeenAt: ({ device }: SeenDevice) => device.lastSeenAt,
};
