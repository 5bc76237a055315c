import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { recordedHit } from '../../hit/decide-on-hit.ts';
import type { QueryPublicSharedLinkHitArgs } from '../generated.ts';
import { publicHitOf } from '../public-hit.ts';

export async function publicSharedLinkHit(_parent: unknown, args: QueryPublicSharedLinkHitArgs, context: ServiceContext) {
  return publicHitOf(context, await recordedHit(context, args));
}
