import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { erasureReceiptOf, fileOf } from '../../person/erasure-receipt.ts';
import { callerOf } from '../../user/caller.ts';
import type { QueryErasureReceiptArgs } from '../generated.ts';

export async function erasureReceipt(_parent: unknown, { userId }: QueryErasureReceiptArgs, context: ServiceContext): Promise<string | null> {
  const receipt = await erasureReceiptOf(context, userId, callerOf(context).teamId);
  return receipt && fileOf(receipt);
}
