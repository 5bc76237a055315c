import { findGroup } from '../../../access/group/team-group.ts';
import type { QueryResolvers } from '../../generated.ts';

export const group: QueryResolvers['group'] = (_parent, { id }, context) => {
  return findGroup(context, id);
};
