import { roleLabels } from '@lectern/schemas/access/role-labels.ts';
import type { TeamRole } from '../gql/graphql.ts';

/** The role of a member; an administrator keeps a custom role for later. */
export function roleNameOf({
  currentTeamRole,
  customRoleName,
}: {
  currentTeamRole: TeamRole;
  customRoleName?: string | null;
}): string {
  return (currentTeamRole === 'TEAM_MEMBER' && customRoleName) || roleLabels[currentTeamRole];
}
