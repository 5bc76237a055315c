import { erasureReceiptOf, receiptFile } from '../../../people/person/erasure-receipt.ts';
import { currentUser } from '../../../access/current-user.ts';
import type { QueryResolvers } from '../../generated.ts';

export const erasureReceipt: QueryResolvers['erasureReceipt'] = async (
  _parent,
  { userId },
  context,
) => {
  const receipt = await erasureReceiptOf(context, userId, currentUser(context).teamId);
  return receipt && receiptFile(receipt);
};
