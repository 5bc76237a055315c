import { roleWords } from '@lectern/kernel/access/role-words.ts';
import type { TeamRole } from '../gql/graphql.ts';

/** What somebody is in the team; an administrator keeps a role of the team’s own for afterwards. */
export function roleNameOf({
  currentTeamRole,
  customRoleName,
}: {
  currentTeamRole: TeamRole;
  customRoleName?: string | null;
}): string {
  return (currentTeamRole === 'TEAM_MEMBER' && customRoleName) || roleWords[currentTeamRole];
}
