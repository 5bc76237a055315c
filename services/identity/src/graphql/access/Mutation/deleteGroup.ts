import { group } from '../../../access/group/group.ts';
import type { MutationResolvers } from '../../generated.ts';

export const deleteGroup: MutationResolvers['deleteGroup'] = async (_parent, { id }, context) => {
  await context.execute(group, id, { type: 'DeleteGroup', groupId: id });
  return true;
};
