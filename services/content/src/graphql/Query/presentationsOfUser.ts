import { hasPermission, type UserClaims } from '@lectern/schemas/access/claims.ts';
import { rules } from '@lectern/schemas/access/rules/content.ts';
import { DomainError } from '@lectern/kernel/errors.ts';
import type { Where } from '@lectern/schemas/access/rule.ts';
import { permissionsOfMember, readMember } from '../../replicas/members.ts';
import type { QueryResolvers } from '../generated.ts';
import { listPresentations } from '../presentation-list.ts';
import { problems } from '../../problems.ts';

/** Presentations that both may see, so the caller learns nothing that they could not see themselves. */
export const presentationsOfUser: QueryResolvers['presentationsOfUser'] = async (
  _,
  { userId, ...paging },
  context,
) => {
  const { claims } = context;
  if (claims.kind === 'user' && claims.userId === userId) return listPresentations(context, paging);
  const member =
    claims.kind === 'user' && hasPermission(claims, 'can_edit_users')
      ? await readMember(context, userId)
      : null;
  if (claims.kind !== 'user' || !member) throw new DomainError('NOT_FOUND', problems.memberUnknown);
  const theirs: UserClaims = {
    ...claims,
    userId,
    impersonatorId: null,
    role: member.role,
    permissions: await permissionsOfMember(context, member),
    groupIds: member.groupIds,
  };
  // In two conditions, because the presentation must have a group of each.
  const rows = rules.sees_presentations
    .rows(theirs)
    ?.map(({ audience, ...row }: Where) =>
      audience === undefined ? row : { ...row, groups: audience },
    );
  return listPresentations(context, { ...paging, or: rows });
};
