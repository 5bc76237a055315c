import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { decideOnHit, recordedHit } from '../../hit/decide-on-hit.ts';
import type { MutationNoticeHitArgs } from '../generated.ts';
import { publicHitOf } from '../public-hit.ts';

export async function noticeHit(_parent: unknown, args: MutationNoticeHitArgs, context: ServiceContext) {
  const hit = await recordedHit(context, args);
  await decideOnHit(context, hit, { type: 'Notice' });
  return publicHitOf(context, hit);
}
