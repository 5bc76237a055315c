import { permission, type Rule } from '../rule.ts';

export const rules = {
  /** Also those who have to set up a second factor before anything else. */
  signing_in: { who: (claims) => claims.kind === 'user' || claims.kind === 'limited' },
  /** What people only do as themselves: never an administrator who acts as them. */
  themselves: { who: (claims) => claims.kind === 'user' && claims.impersonatorId === null },
  /** Both together. */
  signing_in_themselves: {
    who: (claims) =>
      claims.kind === 'limited' || (claims.kind === 'user' && claims.impersonatorId === null),
  },
  /** An administrator who acts as another member. */
  impersonating: { who: (claims) => claims.kind === 'user' && claims.impersonatorId !== null },
  can_edit_users: permission('can_edit_users'),
  can_edit_groups: permission('can_edit_groups'),
  can_edit_devices: permission('can_edit_devices'),
  /** Members have it beside their permissions; the answer says whether the team uses it (accounts §6). */
  can_verify_emails: permission('can_verify_emails'),
  can_edit_team: permission('can_edit_team'),
} satisfies Record<string, Rule>;
