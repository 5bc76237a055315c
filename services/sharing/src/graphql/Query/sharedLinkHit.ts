import type { QueryResolvers } from '../generated.ts';
import { visibleHit } from '../visible-hit.ts';

export const sharedLinkHit: QueryResolvers['sharedLinkHit'] = (_parent, { id }, context) => {
  return visibleHit(context, id);
};
