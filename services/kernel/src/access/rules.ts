import type { Where } from '../store/views-port.ts';
import { hasPermission, isAdmin, type Claims } from '@lectern/schemas/access/claims.ts';

/** The rows that all conditions let through; of several groups of conditions, those that one at least lets through. */
export type Rows = Where | readonly Where[];

/** Who may use an operation, and which rows it then sees. */
export interface Rule {
  who(claims: Claims): boolean;
  /** Goes into every read; undefined where all rows of the team may be seen. */
  rows?(claims: Claims): Rows | undefined;
}

const isSignedIn = (claims: Claims) => claims.kind === 'user' || claims.kind === 'system';
const userIdOf = (claims: Claims) => (claims.kind === 'user' ? claims.userId : '');
const permission = (key: string): Rule => ({ who: (claims) => hasPermission(claims, key) });

/** Due dates are looked at when reading, so that no late job shows. */
function openNow({ groupIds }: { groupIds: readonly string[] }): Where[] {
  const now = new Date().toISOString();
  const dates = { releaseAt: { to: now }, expiresAt: { from: now } };
  const toAll = { isPublished: true, ...dates };
  return groupIds.length === 0
    ? [toAll]
    : [toAll, { isDeleted: false, isActive: true, audience: { containsAny: groupIds }, ...dates }];
}

const noGroups = { groupIds: [] };

/** Every rule there is, by the name that `@allow` gives (DESIGN §7). */
export const rules = {
  public: { who: () => true },
  signed_in: { who: isSignedIn },
  /** Also those who have to set up a second factor before anything else. */
  signing_in: { who: (claims) => claims.kind === 'user' || claims.kind === 'limited' },
  /** What people do as themselves alone: never the administrator who acts as them. */
  themselves: { who: (claims) => claims.kind === 'user' && claims.impersonatorId === null },
  /** Both together. */
  signing_in_themselves: {
    who: (claims) =>
      claims.kind === 'limited' || (claims.kind === 'user' && claims.impersonatorId === null),
  },
  /** Who acts as somebody else. */
  impersonating: { who: (claims) => claims.kind === 'user' && claims.impersonatorId !== null },
  /** The product itself, never a person. */
  system: { who: (claims) => claims.kind === 'system' },
  admin: { who: isAdmin },
  /** What is of the whole installation and of no team: never an administrator of another team on it. */
  operator: {
    who: (claims) => claims.kind === 'system' || (claims.kind === 'user' && claims.isOperator),
  },
  can_edit_presentations: permission('can_edit_presentations'),
  can_edit_files: permission('can_edit_files'),
  /** Presentations: whoever cannot edit sees what is open to the team, or to a group of theirs, and in its time, and what is theirs. */
  sees_presentations: {
    who: isSignedIn,
    rows: (claims) =>
      hasPermission(claims, 'can_edit_presentations')
        ? undefined
        : [
            ...openNow(claims.kind === 'user' ? claims : noGroups),
            { isDeleted: false, ownerId: userIdOf(claims) },
          ],
  },
  /** Likewise, of those that are there. */
  own_or_can_edit_presentations: {
    who: isSignedIn,
    rows: (claims) =>
      hasPermission(claims, 'can_edit_presentations')
        ? undefined
        : { isDeleted: false, ownerId: userIdOf(claims) },
  },
  can_edit_users: permission('can_edit_users'),
  can_edit_groups: permission('can_edit_groups'),
  can_edit_labels: permission('can_edit_labels'),
  can_edit_devices: permission('can_edit_devices'),
  /** Given to members beside the permissions; whether the team uses it is said in the answer (accounts §6). */
  can_verify_emails: permission('can_verify_emails'),
  can_edit_team: permission('can_edit_team'),
  can_export_data: permission('can_export_data'),
  /** Rows with a `createdBy`. */
  own_or_admin: {
    who: isSignedIn,
    rows: (claims) => (isAdmin(claims) ? undefined : { createdBy: userIdOf(claims) }),
  },
  /** Rows with a `userId`: what is the caller's alone, administrators' too. */
  own: {
    who: (claims) => claims.kind === 'user',
    rows: (claims) => ({ userId: userIdOf(claims) }),
  },
  /** Rows with a `linkOwnerId`. */
  own_links_or_can_edit_events: {
    who: isSignedIn,
    rows: (claims) =>
      hasPermission(claims, 'can_edit_events') ? undefined : { linkOwnerId: userIdOf(claims) },
  },
  /** The same, as files. */
  can_export_events: {
    who: (claims) => hasPermission(claims, 'can_export_data'),
    rows: (claims) =>
      hasPermission(claims, 'can_edit_events') ? undefined : { linkOwnerId: userIdOf(claims) },
  },
} satisfies Record<string, Rule>;

export type RuleName = keyof typeof rules;

export function ruleNamed(name: string): Rule {
  if (!Object.hasOwn(rules, name)) throw new Error(`There is no rule ${name}`);
  return rules[name as RuleName];
}
