import type { PersonAsOfFragment, TeamRole, MemberStatus } from '../../../gql/graphql.ts';
import { isAdmin, permissionKeys, permissionLabel } from '../roles/permissions.ts';
import { roleLabels } from '../../../account/role-name.ts';
import { statusLabels } from '../list/use-people-filters.ts';
import { common } from '../../../texts/common.ts';
import { texts } from './texts.ts';

/** In the shape of `RoleCell`. */
export const membershipAsOf = ({ status, role, customRoleName }: PersonAsOfFragment) => ({
  status,
  currentTeamRole: role,
  customRoleName: customRoleName ?? null,
});

/** All permissions in words. */
export function mayLabel(role: TeamRole, permissions: readonly string[]): string {
  if (isAdmin({ currentTeamRole: role })) return texts.everything;
  const words = permissionKeys.filter((key) => permissions.includes(key)).map(permissionLabel);
  return words.length === 0 ? texts.nothing : words.join(', ');
}

/** “Member”, “Administrator, locked”. */
export function placeLabel({
  role,
  status,
}: {
  role?: TeamRole | null;
  status?: MemberStatus | null;
}): string {
  if (role == null || status == null || status === 'REMOVED') return texts.notAMember;
  return status === 'ACTIVE'
    ? roleLabels[role]
    : `${roleLabels[role]}, ${statusLabels[status].toLowerCase()}`;
}

export const listLabel = (words: readonly string[]): string =>
  words.length === 0 ? common.none : words.join(', ');
