import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { device } from '../../device/device.ts';
import { revocableDevice } from '../../device/find-devices.ts';
import type { MutationRevokeDeviceArgs } from '../generated.ts';

export async function revokeDevice(_parent: unknown, { id }: MutationRevokeDeviceArgs, context: ServiceContext): Promise<boolean> {
  await revocableDevice(context, id);
  await context.execute(device, id, { type: 'RevokeDevice', deviceId: id });
  return true;
}
