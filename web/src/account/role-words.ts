import type { TeamRole } from '../gql/graphql.ts';

/** What people read wherever a role of everybody's is told. */
export const roleWords = { TEAM_ADMIN: 'Administrator', TEAM_MEMBER: 'Member' } as const satisfies Record<TeamRole, string>;
