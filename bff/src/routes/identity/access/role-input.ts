import { parseRoleName } from '@lectern/schemas/access/role-labels.ts';
import { z } from 'zod';
import { problems } from '../../../http/problems.ts';

/** One of the two team roles (accounts §9), by any of its names: `Team Admin`, `Administrator`, `team_admin`. */
export const roleInput = z.string().transform((name, context) => {
  const role = parseRoleName(name);
  if (role === null) context.addIssue({ code: 'custom', message: problems.teamRoleUnknown });
  return role ?? ('TEAM_MEMBER' as const);
});
