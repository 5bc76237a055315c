import type { AbilityQuestion } from '@lectern/schemas/access/abilities.ts';
import { groupsIn, openMembershipIn, permissionsOf } from '../../people/user/memberships.ts';
import type { RegisteredUser, User } from '../../people/user/state.ts';
import type { Claims as AnsweredClaims } from '../../graphql/generated.ts';

/** What a sign-in stands for; the proof is made where it is asked for. */
export type SignInClaims = Omit<AnsweredClaims, 'proof' | 'impersonatorId' | '__typename'> & {
  impersonatorId: string | null;
};
import type { SignIn } from './state.ts';

/**
 * Null once the sign-in ended, the person was locked or left, the password changed, or the key is
 * erased. Uses the current membership, so that a new role counts at once. Impersonators are checked
 * in is-impersonation-allowed.ts.
 * @param customRole only needed for permissions
 */
export function claimsOf(
  signInId: string,
  signIn: SignIn,
  user: User,
  now: string,
  customRole: AbilityQuestion['customRole'] = null,
): Omit<SignInClaims, 'lacksSecondFactor' | 'isOperator'> | null {
  if (signIn.status !== 'active' || signIn.expiresAt <= now) return null;
  if (user.status !== 'active' || user.email === null) return null;
  const membership = openMembershipIn(user, signIn.teamId);
  // Administrators cannot be impersonated, including new ones.
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

/** Counted, not timed: no clock difference and no sign-in under way makes an old password valid. */
function isRevokedByPassword(
  signInId: string,
  { epoch }: { epoch: number },
  { passwordEpoch, keptSignInId }: RegisteredUser,
): boolean {
  return epoch < passwordEpoch && signInId !== keptSignInId;
}
