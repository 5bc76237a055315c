import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { seeDevice, type SeenDevice } from '../../device/find-devices.ts';
import type { QueryDeviceArgs } from '../generated.ts';

export function device(_parent: unknown, { id }: QueryDeviceArgs, context: ServiceContext): Promise<SeenDevice | null> {
  return seeDevice(context, id);
}
