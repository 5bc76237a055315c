import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { hasSecondFactor } from '../second-factor/has-second-factor.ts';
import { factorOf } from '../second-factor/own-factor.ts';
import { signIn } from './sign-in.ts';

/**
 * Whether a sign-in opens its own team alone: a team's identity provider stands in for a second factor there, and for
 * whoever has one of their own nowhere else.
 */
export async function isBoundToItsTeam(context: ServiceContext, { userId, signInId }: { userId: string; signInId: string }): Promise<boolean> {
  const row = await context.view(signIn).get(signInId);
  return row?.doc.status === 'active' && row.doc.vouchedForTeamId !== null && hasSecondFactor(await factorOf(context, userId));
}
