import type { QueryResolvers } from '../../generated.ts';
import { seeTeam } from '../Team.ts';

export const team: QueryResolvers['team'] = (_parent, { id }, context) => {
  return seeTeam(context, id);
};
