import type { QueryResolvers } from '../../generated.ts';
import { findTeam } from '../Team.ts';

export const team: QueryResolvers['team'] = (_parent, { id }, context) => {
  return findTeam(context, id);
};
