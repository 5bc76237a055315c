import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { onStandingDevices } from '../device/sign-in-on-device.ts';
import { lacksSecondFactor } from '../second-factor/lacks-second-factor.ts';
import { claimsOf } from '../sign-in/claims.ts';
import { signIn, type Impersonation, type SignIn } from '../sign-in/sign-in.ts';
import { user, type User } from '../user/user.ts';

/** Whether somebody may still act as another: their own sign-in stands, and for an administrator of that team. */
export async function stands(context: ServiceContext, teamId: string, impersonation: Impersonation): Promise<boolean> {
  const { impersonatorId: userId, ownSignInId } = impersonation;
  const [own, impersonator] = await Promise.all([context.view(signIn).get(ownSignInId), context.view(user).get(userId)]);
  if (!own || !impersonator || !isGranted({ teamId, impersonation, own: own.doc, impersonator: impersonator.doc, now: new Date().toISOString() })) return false;
  if (own.doc.status !== 'active' || (await onStandingDevices(context, [own.doc])).length === 0) return false;
  return !(await lacksSecondFactor(context, { teamId, userId }));
}

/** Pure: as far as that sign-in and its person say it. */
export function isGranted({ teamId, impersonation, own, impersonator, now }: { teamId: string; impersonation: Impersonation; own: SignIn; impersonator: User; now: string }): boolean {
  const { impersonatorId, ownSignInId } = impersonation;
  if (own.status !== 'active' || own.userId !== impersonatorId || own.impersonation !== null) return false;
  const claims = claimsOf(ownSignInId, own, impersonator, now);
  return claims !== null && claims.teamId === teamId && claims.role === 'TEAM_ADMIN';
}
