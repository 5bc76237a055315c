import { z } from 'zod';
import { parseInput } from '@lectern/kernel/graphql/parse-input.ts';
import { customRole } from '../../../access/custom-role/custom-role.ts';
import { roleName, withUniqueRoleName } from '../../../access/custom-role/role-name.ts';
import { hasCustomRole } from '../../../access/custom-role/has-custom-role.ts';
import { customRoleFromState } from '../../../access/custom-role/team-custom-role.ts';
import { currentUser } from '../../../access/current-user.ts';
import type { MutationResolvers } from '../../generated.ts';

const input = z.object({ name: roleName.optional() });

export const reviseCustomRole: MutationResolvers['reviseCustomRole'] = async (
  _parent,
  args,
  context,
) => {
  const by = currentUser(context);
  const { id: customRoleId } = args;
  const { name } = parseInput(input, { name: args.name ?? undefined });
  const isOwn = await hasCustomRole(context, customRoleId);
  const { state } = await withUniqueRoleName(() =>
    context.execute(customRole, customRoleId, {
      type: 'ReviseCustomRole',
      by,
      isOwn,
      customRoleId,
      name,
      permissions: args.permissions ?? undefined,
    }),
  );
  return customRoleFromState(customRoleId, state);
};
