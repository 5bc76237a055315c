import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { withoutRevokedDevices } from '../device/register-device.ts';
import { operatorTeamId } from '../../people/first-admin/operating-team.ts';
import { isImpersonationAllowed } from '../../access/impersonation/is-impersonation-allowed.ts';
import { lacksSecondFactor } from '../second-factor/lacks-second-factor.ts';
import { customRoleIn } from '../../access/custom-role/team-custom-role.ts';
import { isBlockedByRequirement } from '../single-sign-on/requirement.ts';
import { membershipIn } from '../../people/user/memberships.ts';
import { user } from '../../people/user/user.ts';
import { claimsOf, type SignInClaims } from './claims.ts';
import { isBackedByProvider, signIn } from './sign-in.ts';
import type { ActiveSignIn, Impersonation } from './state.ts';

/**
 * The current claims of a sign-in. A sign-in by the team's identity provider needs no second factor
 * there; where single sign-on is required, other sign-ins of the domain are invalid, including old
 * ones.
 */
export async function signInClaimsOf(
  context: ServiceContext,
  signInId: string,
  active: ActiveSignIn,
): Promise<SignInClaims | null> {
  const owner = await context.view(user).get(active.userId);
  if (
    !isBackedByProvider(active) &&
    owner?.doc.status === 'active' &&
    (await isBlockedByRequirement(context, active, owner.doc))
  )
    return null;
  const customRole =
    owner &&
    (await customRoleIn(
      context,
      active.teamId,
      membershipIn(owner.doc, active.teamId)?.customRoleId ?? null,
    ));
  const claims =
    owner && claimsOf(signInId, active, owner.doc, new Date().toISOString(), customRole);
  if (!claims || (await withoutRevokedDevices(context, [active])).length === 0) return null;
  // An impersonated user is never an operator.
  if (active.impersonation !== null)
    return (await mayStillImpersonate(context, active.teamId, active.impersonation))
      ? { ...claims, isOperator: false, lacksSecondFactor: false }
      : null;
  const isOperator =
    claims.role === 'TEAM_ADMIN' && claims.teamId === (await operatorTeamId(context));
  return {
    ...claims,
    isOperator,
    lacksSecondFactor:
      active.vouchedForTeamId !== claims.teamId && (await lacksSecondFactor(context, claims)),
  };
}

async function mayStillImpersonate(
  context: ServiceContext,
  teamId: string,
  impersonation: Impersonation,
): Promise<boolean> {
  const own = (await context.view(signIn).get(impersonation.ownSignInId))?.doc;
  if (own?.status !== 'active' || own.impersonation !== null) return false;
  return isImpersonationAllowed(teamId, impersonation, {
    signIn: own,
    claims: await signInClaimsOf(context, impersonation.ownSignInId, own),
  });
}
