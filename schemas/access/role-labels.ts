import { fold } from '../text/fold.ts';
import type { TeamRole } from './claims.ts';

/** The names of the built-in roles, as people read them (content §1). */
export const roleLabels = {
  TEAM_ADMIN: 'Admin',
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

/** A role's name in the form that is compared: in files, words are often joined by underscores. */
export function normalizeRoleName(name: string): string {
  return fold(name.replaceAll('_', ' '));
}

/**
 * The built-in role that a word stands for; null for any other word. Imports of people and custom roles share this list, so
 * that no custom role has the name of a built-in one.
 */
export function parseRoleName(name: string): TeamRole | null {
  return words.get(normalizeRoleName(name)) ?? null;
}

/** A permission in words: “Can edit presentations”. */
export function permissionLabel(key: string): string {
  return `Can ${key.replace(/^can_/, '').replaceAll('_', ' ')}`;
}
