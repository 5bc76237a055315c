import { customRolesOf } from '../../../access/custom-role/team-custom-role.ts';
import { currentUser } from '../../../access/current-user.ts';
import type { QueryResolvers } from '../../generated.ts';

export const customRoles: QueryResolvers['customRoles'] = (_parent, _args, context) => {
  return customRolesOf(context, currentUser(context).teamId);
};
