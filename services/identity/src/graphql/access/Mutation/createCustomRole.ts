import { z } from 'zod';
import { DomainError } from '@lectern/kernel/errors.ts';
import { newId } from '@lectern/kernel/ids.ts';
import { parseInput } from '@lectern/kernel/graphql/parse-input.ts';
import { customRole } from '../../../access/custom-role/custom-role.ts';
import { roleName, withUniqueRoleName } from '../../../access/custom-role/role-name.ts';
import {
  customRolesOf,
  MAX_ROLES,
  customRoleFromState,
} from '../../../access/custom-role/team-custom-role.ts';
import { currentUser } from '../../../access/current-user.ts';
import type { MutationResolvers } from '../../generated.ts';
import { problems } from '../../../problems.ts';

const input = z.object({ name: roleName });

export const createCustomRole: MutationResolvers['createCustomRole'] = async (
  _parent,
  { permissions, ...args },
  context,
) => {
  const by = currentUser(context);
  const { name } = parseInput(input, args);
  if ((await customRolesOf(context, by.teamId)).length >= MAX_ROLES)
    throw new DomainError('CONFLICT', problems.tooManyRoles({ most: MAX_ROLES }));
  const customRoleId = newId();
  const { id, state } = await withUniqueRoleName(() =>
    context.execute(customRole, customRoleId, {
      type: 'CreateCustomRole',
      by,
      customRoleId,
      name,
      permissions,
    }),
  );
  return customRoleFromState(id, state);
};
