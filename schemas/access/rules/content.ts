import { hasPermission, type Claims } from '../claims.ts';
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

function seenPresentations(claims: Claims): Where[] | undefined {
  if (hasPermission(claims, 'can_edit_presentations')) return undefined;
  return [
    ...openNow(claims.kind === 'user' ? claims.groupIds : []),
    { isDeleted: false, ownerId: userIdOf(claims) },
  ];
}

export const rules = {
  can_edit_presentations: permission('can_edit_presentations'),
  can_edit_files: permission('can_edit_files'),
  can_edit_labels: permission('can_edit_labels'),
  can_edit_brands: permission('can_edit_brands'),
  can_edit_products: permission('can_edit_products'),
  can_edit_folders: permission('can_edit_folders'),
  /** Without the permission to edit: what is open now to the team or to a group of the caller's, and the caller's own. */
  sees_presentations: {
    who: isSignedIn,
    rows: (claims) => seenPresentations(claims),
  },
  /** Puts presentations into folders: those that the caller sees. */
  files_presentations: {
    who: (claims) => hasPermission(claims, 'can_edit_folders'),
    rows: (claims) => seenPresentations(claims),
  },
  own_or_can_edit_presentations: {
    who: isSignedIn,
    rows: (claims) =>
      hasPermission(claims, 'can_edit_presentations')
        ? undefined
        : { isDeleted: false, ownerId: userIdOf(claims) },
  },
} satisfies Record<string, Rule>;
