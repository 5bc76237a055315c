import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { takeDown } from '../../jobs/take-down-hit.ts';
import type { MutationNoticeHitArgs } from '../generated.ts';

export async function noticeHit(_parent: unknown, hit: MutationNoticeHitArgs, context: ServiceContext): Promise<boolean> {
  await takeDown(context, { ...hit, said: { type: 'Notice' } });
  return true;
}
