import type { Where } from '../store/port.ts';
import { hasPermission, isAdmin, type Claims } from './claims.ts';

/** Who may use an operation, and which rows it then sees. */
export interface Rule {
  who(claims: Claims): boolean;
  /** Goes into every read; undefined where all rows of the team may be seen. */
  rows?(claims: Claims): Where | undefined;
}

const isSignedIn = (claims: Claims) => claims.kind !== 'anonymous';
const userIdOf = (claims: Claims) => (claims.kind === 'user' ? claims.userId : '');
const permission = (key: string): Rule => ({ who: (claims) => hasPermission(claims, key) });

/** Every rule there is, by the name that `@allow` gives (DESIGN §7). */
export const rules = {
  public: { who: () => true },
  signed_in: { who: isSignedIn },
  /** The product itself, never a person. */
  system: { who: (claims) => claims.kind === 'system' },
  admin: { who: isAdmin },
  can_edit_presentations: permission('can_edit_presentations'),
  /** Rows with `isPublished`: whoever cannot edit sees active presentations only. */
  sees_presentations: {
    who: isSignedIn,
    rows: (claims) => (hasPermission(claims, 'can_edit_presentations') ? undefined : { isPublished: true }),
  },
  can_edit_users: permission('can_edit_users'),
  can_export_data: permission('can_export_data'),
  /** Rows with a `createdBy`. */
  own_or_admin: {
    who: isSignedIn,
    rows: (claims) => (isAdmin(claims) ? undefined : { createdBy: userIdOf(claims) }),
  },
  /** Rows with a `linkOwnerId`. */
  own_links_or_can_edit_events: {
    who: isSignedIn,
    rows: (claims) => (hasPermission(claims, 'can_edit_events') ? undefined : { linkOwnerId: userIdOf(claims) }),
  },
} satisfies Record<string, Rule>;

export type RuleName = keyof typeof rules;

export function ruleNamed(name: string): Rule {
  if (!Object.hasOwn(rules, name)) throw new Error(`There is no rule ${name}`);
  return rules[name as RuleName];
}
