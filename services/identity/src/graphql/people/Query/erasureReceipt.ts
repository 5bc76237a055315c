import { erasureReceiptOf, fileOf } from '../../../people/person/erasure-receipt.ts';
import { callerOf } from '../../../access/current-user.ts';
import type { QueryResolvers } from '../../generated.ts';

export const erasureReceipt: QueryResolvers['erasureReceipt'] = async (
  _parent,
  { userId },
  context,
) => {
  const receipt = await erasureReceiptOf(context, userId, callerOf(context).teamId);
  return receipt && fileOf(receipt);
};
