import { device } from '../../../sign-in/device/device.ts';
import { assertMayRevoke } from '../../../sign-in/device/find-devices.ts';
import type { MutationResolvers } from '../../generated.ts';

export const revokeDevice: MutationResolvers['revokeDevice'] = async (_parent, { id }, context) => {
  await assertMayRevoke(context, id);
  await context.execute(device, id, { type: 'RevokeDevice', deviceId: id });
  return true;
};
