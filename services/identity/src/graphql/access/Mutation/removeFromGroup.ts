import { changeMembers } from '../../../access/group/change-members.ts';
import type { MutationResolvers } from '../../generated.ts';

export const removeFromGroup: MutationResolvers['removeFromGroup'] = (
  _parent,
  { id, userIds },
  context,
) => {
  return changeMembers(context, 'LeaveGroup', id, userIds);
};
