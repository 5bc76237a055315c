import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import type { Claims } from '../../graphql/generated.ts';
import { onStandingDevices } from '../device/sign-in-on-device.ts';
import { operatingTeam } from '../../people/first-admin/operating-team.ts';
import { grants } from '../../access/impersonation/grants.ts';
import { lacksSecondFactor } from '../second-factor/lacks-second-factor.ts';
import { customRoleIn } from '../../access/custom-role/team-custom-role.ts';
import { isShutOut } from '../single-sign-on/requirement.ts';
import { membershipIn } from '../../people/user/memberships.ts';
import { user } from '../../people/user/user.ts';
import { claimsOf } from './claims.ts';
import { isVouchedFor, signIn, type ActiveSignIn, type Impersonation } from './sign-in.ts';

/**
 * What a sign-in stands for now, and whether its team asks for more than its person has. Whom the team's own identity
 * provider sends has shown there what the team asks for; where it is required, nobody else of its domains is in, nor comes back by a sign-in of before.
 */
export async function standingOf(
  context: ServiceContext,
  signInId: string,
  active: ActiveSignIn,
): Promise<Claims | null> {
  const owner = await context.view(user).get(active.userId);
  if (
    !isVouchedFor(active) &&
    owner?.doc.status === 'active' &&
    (await isShutOut(context, active, owner.doc))
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
  if (!claims || (await onStandingDevices(context, [active])).length === 0) return null;
  // Nobody acts as an administrator: whoever acts as another runs nothing.
  if (active.impersonation !== null)
    return (await isGranted(context, active.teamId, active.impersonation))
      ? { ...claims, isOperator: false, lacksSecondFactor: false }
      : null;
  const isOperator =
    claims.role === 'TEAM_ADMIN' && claims.teamId === (await operatingTeam(context));
  return {
    ...claims,
    isOperator,
    lacksSecondFactor:
      active.vouchedForTeamId !== claims.teamId && (await lacksSecondFactor(context, claims)),
  };
}

async function isGranted(
  context: ServiceContext,
  teamId: string,
  impersonation: Impersonation,
): Promise<boolean> {
  const own = (await context.view(signIn).get(impersonation.ownSignInId))?.doc;
  if (own?.status !== 'active' || own.impersonation !== null) return false;
  return grants(teamId, impersonation, {
    own,
    standing: await standingOf(context, impersonation.ownSignInId, own),
  });
}
