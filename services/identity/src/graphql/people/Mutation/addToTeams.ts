import { z } from 'zod';
import { DomainError } from '@lectern/kernel/errors.ts';
import { parseInput } from '@lectern/kernel/graphql/parse-input.ts';
import {
  currentUserIn,
  isInvitedToManagedTeam,
  isInManagedTeam,
} from '../../../access/current-user.ts';
import { teamUserFromState } from '../../../people/members/team-user.ts';
import { user } from '../../../people/user/user.ts';
import type { MutationResolvers } from '../../generated.ts';
import { problems } from '../../../problems.ts';

const MAX_TEAMS = 50;

const teams = z.object({
  teamIds: z
    .array(z.string().max(100))
    .min(1, problems.chooseTeam)
    .max(MAX_TEAMS, problems.tooManyTeams({ most: MAX_TEAMS })),
});

/** Checks everything before the first change. */
export const addToTeams: MutationResolvers['addToTeams'] = async (
  _parent,
  { userId, role, teamIds: given },
  context,
) => {
  const teamIds = [...new Set(parseInput(teams, { teamIds: given }).teamIds)];
  const found = (await context.view(user).get(userId))?.doc;
  if (found?.status !== 'active' || !(await isInManagedTeam(context, found))) {
    if (found?.status === 'active' && (await isInvitedToManagedTeam(context, found)))
      throw new DomainError('CONFLICT', problems.notJoinedYet);
    throw new DomainError('NOT_FOUND', problems.userUnknown);
  }
  const callers = await Promise.all(
    teamIds.map((teamId) => currentUserIn(context, teamId, 'can_edit_users')),
  );
  let state = user.initial;
  for (const by of callers)
    ({ state } = await context.execute(user, userId, {
      type: 'AddToTeam',
      by,
      userId,
      teamId: by.teamId,
      role: role ?? 'TEAM_MEMBER',
      permissions: [],
    }));
  return teamUserFromState(context, userId, state, teamIds[0]!);
};
