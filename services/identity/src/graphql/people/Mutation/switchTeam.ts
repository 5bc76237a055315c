import { DomainError, SECOND_FACTOR_REQUIRED } from '@lectern/kernel/errors.ts';
import { recordDeviceUse } from '../../../sign-in/device/register-device.ts';
import { signIn } from '../../../sign-in/sign-in/sign-in.ts';
import { closedTeams } from '../../../sign-in/sign-in/team-access.ts';
import { requirementsEndedIn } from '../../../sign-in/single-sign-on/requirement.ts';
import { lacksSecondFactor } from '../../../sign-in/second-factor/lacks-second-factor.ts';
import { factorOwner } from '../../../sign-in/second-factor/current-factor.ts';
import { teamUserFromState } from '../../../people/members/team-user.ts';
import { user } from '../../../people/user/user.ts';
import type { MutationResolvers } from '../../generated.ts';
import { problems } from '../../../problems.ts';

const keys = {
  FACTOR: problems.otherTeamsNeedPassword,
  PROVIDER: problems.teamNeedsSingleSignOn,
};

/** The user first. If the process dies before the sign-in moves, the caller gets an error. */
export const switchTeam: MutationResolvers['switchTeam'] = async (_parent, { teamId }, context) => {
  const caller = factorOwner(context, problems.onlyThemselvesSwitchTeams);
  const { userId, signInId } = caller;
  const ended = await requirementsEndedIn(context, [teamId]);
  const closed = teamId === caller.teamId ? null : (await closedTeams(context, caller))(teamId);
  if (closed !== null) throw new DomainError('FORBIDDEN', keys[closed]);
  // A caller who lacks a second factor here only moves to teams that do not require one.
  if (context.claims.kind === 'limited' && (await lacksSecondFactor(context, { userId, teamId })))
    throw new DomainError('SECOND_FACTOR_REQUIRED', SECOND_FACTOR_REQUIRED);
  const { state } = await context.execute(user, userId, { type: 'SwitchTeam', userId, teamId });
  if (state.status !== 'active') throw new Error('A person who switches teams is registered');
  const moved = await context.execute(signIn, signInId, {
    type: 'MoveSignIn',
    signInId,
    teamId,
    user: state,
    requirementsEnded: ended.get(teamId) ?? 0,
  });
  if (moved.state.status === 'active') await recordDeviceUse(context, moved.state.deviceId, teamId);
  return teamUserFromState(context, userId, state, teamId);
};
