import { customRole } from '../../../access/custom-role/custom-role.ts';
import { hasCustomRole } from '../../../access/custom-role/has-custom-role.ts';
import { currentUser } from '../../../access/current-user.ts';
import type { MutationResolvers } from '../../generated.ts';

export const deleteCustomRole: MutationResolvers['deleteCustomRole'] = async (
  _parent,
  { id },
  context,
) => {
  const by = currentUser(context);
  await context.execute(customRole, id, {
    type: 'DeleteCustomRole',
    by,
    isOwn: await hasCustomRole(context, id),
    customRoleId: id,
  });
  return true;
};
