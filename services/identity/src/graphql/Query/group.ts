import { seeGroup } from '../../group/seen-group.ts';
import type { QueryResolvers } from '../generated.ts';

export const group: QueryResolvers['group'] = (_parent, { id }, context) => {
  return seeGroup(context, id);
};
