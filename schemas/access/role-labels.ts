import { fold } from '../text/fold.ts';
import type { TeamRole } from './claims.ts';

/** What people read wherever a role that every team has is told (content §1). */
export const roleLabels = {
  TEAM_ADMIN: 'Administrator',
  TEAM_MEMBER: 'Member',
} as const satisfies Record<TeamRole, string>;

const words: ReadonlyMap<string, TeamRole> = new Map(
  Object.entries<TeamRole>({
    member: 'TEAM_MEMBER',
    'team member': 'TEAM_MEMBER',
    user: 'TEAM_MEMBER',
    admin: 'TEAM_ADMIN',
    'team admin': 'TEAM_ADMIN',
    administrator: 'TEAM_ADMIN',
  }),
);

/** The name of a role as it is compared: in files, words are often joined by underscores. */
export function normalizeRoleName(name: string): string {
  return fold(name.replaceAll('_', ' '));
}

/**
 * The role that everybody has and a word stands for; null for any other word. One list for whoever reads a file of people
 * and for whoever names a role of a team's own: what one file says must not be somebody else's administrator.
 */
export function parseRoleName(name: string): TeamRole | null {
  return words.get(normalizeRoleName(name)) ?? null;
}

/** A permission in words: “May edit presentations”. */
export function permissionLabel(key: string): string {
  return `May ${key.replace(/^can_/, '').replaceAll('_', ' ')}`;
}
