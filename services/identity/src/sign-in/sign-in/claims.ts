import type { Asked } from '@lectern/kernel/access/abilities.ts';
import { groupsIn, openMembershipIn, permissionsOf } from '../../people/user/memberships.ts';
import type { RegisteredUser, User } from '../../people/user/state.ts';
import type { Claims } from '../../graphql/generated.ts';
import type { SignIn } from './sign-in.ts';

/**
 * What a sign-in entitles to at a moment: null once it has ended or expired, the person left its team or was locked in
 * it, the password was changed, or the person's key was erased. Judged by the membership of now, so that a changed role
 * counts at once. What stands behind somebody who acts as another is looked at apart (impersonation/grants.ts).
 * @param customRole without which less is given, where nobody asks for permissions
 */
export function claimsOf(
  signInId: string,
  signIn: SignIn,
  user: User,
  now: string,
  customRole: Asked['customRole'] = null,
): Omit<Claims, 'lacksSecondFactor' | 'isOperator'> | null {
  if (signIn.status !== 'active' || signIn.expiresAt <= now) return null;
  if (user.status !== 'active' || user.email === null) return null;
  const membership = openMembershipIn(user, signIn.teamId);
  // Nobody acts as an administrator, nor goes on as one who has become one.
  if (signIn.impersonation && membership?.role === 'TEAM_ADMIN') return null;
  if (!membership || signIn.epoch < membership.epoch || isRevokedByPassword(signInId, signIn, user))
    return null;
  return {
    userId: signIn.userId,
    impersonatorId: signIn.impersonation?.impersonatorId ?? null,
    signInId,
    teamId: signIn.teamId,
    role: membership.role,
    permissions: [...permissionsOf(membership, customRole)],
    groupIds: groupsIn(user, signIn.teamId),
    expiresAt: signIn.expiresAt,
  };
}

/** Counted and not timed, so that no clock, and no sign-in that was under way, makes an old password good. */
function isRevokedByPassword(
  signInId: string,
  { epoch }: { epoch: number },
  { passwordEpoch, keptSignInId }: RegisteredUser,
): boolean {
  return epoch < passwordEpoch && signInId !== keptSignInId;
}
