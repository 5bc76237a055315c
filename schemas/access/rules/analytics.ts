import { hasPermission, type Claims } from '../claims.ts';
import { isSignedIn, permission, userIdOf, type Rule } from '../rule.ts';

/** Rows with a `linkOwnerId`. */
const ownLinks = (claims: Claims) =>
  hasPermission(claims, 'can_edit_events') ? undefined : { linkOwnerId: userIdOf(claims) };

export const rules = {
  can_export_data: permission('can_export_data'),
  own_links_or_can_edit_events: { who: isSignedIn, rows: ownLinks },
  /** The same, as files. */
  can_export_events: { who: (claims) => hasPermission(claims, 'can_export_data'), rows: ownLinks },
} satisfies Record<string, Rule>;
