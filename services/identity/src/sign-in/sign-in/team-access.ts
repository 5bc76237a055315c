import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { hasSecondFactor } from '../second-factor/has-second-factor.ts';
import { factorOf } from '../second-factor/current-factor.ts';
import { requiringTeamOf } from '../single-sign-on/requirement.ts';
import { user } from '../../people/user/user.ts';
import { signIn } from './sign-in.ts';

/**
 * Teams that a sign-in does not open, and why. An identity provider replaces the second factor only
 * in its own team; a team that requires single sign-on is closed to other sign-ins.
 */
export async function closedTeams(
  context: ServiceContext,
  { userId, signInId }: { userId: string; signInId: string },
): Promise<(teamId: string) => 'FACTOR' | 'PROVIDER' | null> {
  const [row, own] = await Promise.all([
    context.view(signIn).get(signInId),
    context.view(user).get(userId),
  ]);
  const vouchedFor = row?.doc.status === 'active' ? row.doc.vouchedForTeamId : null;
  const isBound = vouchedFor !== null && hasSecondFactor(await factorOf(context, userId));
  const requiring =
    own?.doc.status === 'active' ? await requiringTeamOf(context, userId, own.doc) : null;
  return (teamId) => {
    if (teamId === vouchedFor) return null;
    if (teamId === requiring?.teamId) return 'PROVIDER';
    return isBound ? 'FACTOR' : null;
  };
}
