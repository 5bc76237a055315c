import { waitForHit } from '../../hit/decide-on-hit.ts';
import type { QueryResolvers } from '../generated.ts';
import { presentPublicHit } from '../public-hit.ts';

export const publicSharedLinkHit: QueryResolvers['publicSharedLinkHit'] = async (
  _parent,
  args,
  context,
) => {
  return presentPublicHit(context, await waitForHit(context, args));
};
