import { findCurrentOrRestorableUser, findTeamUser } from '../../../people/members/team-user.ts';
import type { QueryResolvers } from '../../generated.ts';

export const user: QueryResolvers['user'] = (_parent, { id, withRemoved }, context) => {
  return withRemoved ? findCurrentOrRestorableUser(context, id) : findTeamUser(context, id);
};
