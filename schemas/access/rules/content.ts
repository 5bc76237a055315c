import { hasPermission } from '../claims.ts';
import { isSignedIn, permission, userIdOf, type Rule, type Where } from '../rule.ts';

/** Compares dates on read, so that a late job never shows. */
function openNow(groupIds: readonly string[]): Where[] {
  const now = new Date().toISOString();
  const dates = { releaseAt: { to: now }, expiresAt: { from: now } };
  const toAll = { isPublished: true, ...dates };
  return groupIds.length === 0
    ? [toAll]
    : [toAll, { isDeleted: false, isActive: true, audience: { containsAny: groupIds }, ...dates }];
}

export const rules = {
  can_edit_presentations: permission('can_edit_presentations'),
  can_edit_files: permission('can_edit_files'),
  can_edit_labels: permission('can_edit_labels'),
  /** Without the permission to edit: what is open now to the team or to a group of the caller's, and the caller's own. */
  sees_presentations: {
    who: isSignedIn,
    rows: (claims) =>
      hasPermission(claims, 'can_edit_presentations')
        ? undefined
        : [
            ...openNow(claims.kind === 'user' ? claims.groupIds : []),
            { isDeleted: false, ownerId: userIdOf(claims) },
          ],
  },
  own_or_can_edit_presentations: {
    who: isSignedIn,
    rows: (claims) =>
      hasPermission(claims, 'can_edit_presentations')
        ? undefined
        : { isDeleted: false, ownerId: userIdOf(claims) },
  },
} satisfies Record<string, Rule>;
