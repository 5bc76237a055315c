import { customRolesOf } from '../../custom-role/seen-custom-role.ts';
import { callerOf } from '../../user/caller.ts';
import type { QueryResolvers } from '../generated.ts';

export const customRoles: QueryResolvers['customRoles'] = (_parent, _args, context) => {
  return customRolesOf(context, callerOf(context).teamId);
};
