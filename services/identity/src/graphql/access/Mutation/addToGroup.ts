import { changeGroupMembers } from '../../../access/group/change-members.ts';
import type { MutationResolvers } from '../../generated.ts';

export const addToGroup: MutationResolvers['addToGroup'] = (_parent, { id, userIds }, context) => {
  return changeGroupMembers(context, 'JoinGroup', id, userIds);
};
