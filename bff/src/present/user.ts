import { permissionKeys } from '@lectern/kernel/access/permissions.ts';
import { z } from 'zod';
import { graphql } from '../gql/gql.ts';
import type { TeamRole, UserFieldsFragment } from '../gql/graphql.ts';
import { at } from './data.ts';

graphql(`
  fragment UserFields on User {
    id email name slug isActive createdAt currentTeamRole permissions
    currentTeam { id name slug }
    teams { id name slug }
  }
`);

const teamResource = z.strictObject({ id: z.string(), name: z.string(), slug: z.string() });

/** accounts §3 */
export const userResource = z.strictObject({
  id: z.string(),
  email: z.string().nullable(),
  name: z.string().nullable(),
  slug: z.string(),
  is_active: z.boolean(),
  current_team_id: z.string(),
  current_team_role: z.enum(['Team Admin', 'Team Member']),
  is_team_admin: z.boolean(),
  is_team_member: z.boolean(),
  permissions: z.record(z.string(), z.boolean()),
  current_team: teamResource,
  teams: z.array(teamResource).optional(),
  created_at: at,
});

const roles = { TEAM_ADMIN: 'Team Admin', TEAM_MEMBER: 'Team Member' } as const satisfies Record<TeamRole, string>;

export function presentUser(user: UserFieldsFragment, { withTeams = true }: { withTeams?: boolean } = {}): z.output<typeof userResource> {
  const isAdmin = user.currentTeamRole === 'TEAM_ADMIN';
  const team = ({ id, name, slug }: UserFieldsFragment['currentTeam']) => ({ id, name, slug });
  return {
    id: user.id,
    email: user.email ?? null,
    name: user.name ?? null,
    slug: user.slug,
    is_active: user.isActive,
    current_team_id: user.currentTeam.id,
    current_team_role: roles[user.currentTeamRole],
    is_team_admin: isAdmin,
    is_team_member: !isAdmin,
    permissions: Object.fromEntries(permissionKeys.map((key) => [key, isAdmin || user.permissions.includes(key)])),
    current_team: team(user.currentTeam),
    ...(withTeams && { teams: user.teams.map(team) }),
    created_at: user.createdAt,
  };
}
