import { changeGroupMembers } from '../../../access/group/change-members.ts';
import type { MutationResolvers } from '../../generated.ts';

export const removeFromGroup: MutationResolvers['removeFromGroup'] = (
  _parent,
  { id, userIds },
  context,
) => {
  return changeGroupMembers(context, 'LeaveGroup', id, userIds);
};
