import { z } from 'zod';
import { DomainError } from '@lectern/kernel/errors.ts';
import { newId } from '@lectern/kernel/ids.ts';
import { parseInput } from '@lectern/kernel/graphql/parse-input.ts';
import { customRole } from '../../../access/custom-role/custom-role.ts';
import { roleName, withFreeRoleName } from '../../../access/custom-role/role-name.ts';
import {
  customRolesOf,
  MOST_ROLES,
  seeCustomRoleState,
} from '../../../access/custom-role/team-custom-role.ts';
import { callerOf } from '../../../access/current-user.ts';
import type { MutationResolvers } from '../../generated.ts';

const input = z.object({ name: roleName });

export const createCustomRole: MutationResolvers['createCustomRole'] = async (
  _parent,
  { permissions, ...args },
  context,
) => {
  const by = callerOf(context);
  const { name } = parseInput(input, args);
  if ((await customRolesOf(context, by.teamId)).length >= MOST_ROLES)
    throw new DomainError('CONFLICT', `A team has at most ${MOST_ROLES} roles.`);
  const customRoleId = newId();
  const { id, state } = await withFreeRoleName(() =>
    context.execute(customRole, customRoleId, {
      type: 'CreateCustomRole',
      by,
      customRoleId,
      name,
      permissions,
    }),
  );
  return seeCustomRoleState(id, state);
};
