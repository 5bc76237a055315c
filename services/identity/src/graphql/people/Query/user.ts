import { seeRestorableUser, seeUser } from '../../../people/members/team-user.ts';
import type { QueryResolvers } from '../../generated.ts';

export const user: QueryResolvers['user'] = (_parent, { id, withRemoved }, context) => {
  return withRemoved ? seeRestorableUser(context, id) : seeUser(context, id);
};
