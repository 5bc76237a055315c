import { recordedHit } from '../../hit/decide-on-hit.ts';
import type { QueryResolvers } from '../generated.ts';
import { publicHitOf } from '../public-hit.ts';

export const publicSharedLinkHit: QueryResolvers['publicSharedLinkHit'] = async (
  _parent,
  args,
  context,
) => {
  return publicHitOf(context, await recordedHit(context, args));
};
