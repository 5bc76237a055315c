import { device } from '../../../sign-in/device/device.ts';
import { revocableDevice } from '../../../sign-in/device/find-devices.ts';
import type { MutationResolvers } from '../../generated.ts';

export const revokeDevice: MutationResolvers['revokeDevice'] = async (_parent, { id }, context) => {
  await revocableDevice(context, id);
  await context.execute(device, id, { type: 'RevokeDevice', deviceId: id });
  return true;
};
