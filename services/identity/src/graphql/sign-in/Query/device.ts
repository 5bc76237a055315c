import { findDevice } from '../../../sign-in/device/find-devices.ts';
import type { QueryResolvers } from '../../generated.ts';

export const device: QueryResolvers['device'] = (_parent, { id }, context) => {
  return findDevice(context, id);
};
