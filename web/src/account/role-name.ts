import type { TeamRole } from '../gql/graphql.ts';
import { texts } from './texts.ts';

/** The built-in roles, as the console calls them. */
export const roleLabels = {
  TEAM_ADMIN: texts.admin,
  TEAM_MEMBER: texts.member,
} as const satisfies Record<TeamRole, string>;

/** The role of a member; an admin keeps a custom role for later. */
export function roleNameOf({
  currentTeamRole,
  customRoleName,
}: {
  currentTeamRole: TeamRole;
  customRoleName?: string | null;
}): string {
  return (currentTeamRole === 'TEAM_MEMBER' && customRoleName) || roleLabels[currentTeamRole];
}
