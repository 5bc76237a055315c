import { DomainError } from '@lectern/kernel/errors.ts';
import { secondFactor } from '../../../sign-in/second-factor/second-factor.ts';
import { currentUser } from '../../../access/current-user.ts';
import { findTeamUser } from '../../../people/members/team-user.ts';
import type { MutationResolvers } from '../../generated.ts';
import { problems } from '../../../problems.ts';

/** It guards all teams of the person, so an administrator of only one of them must not reset it. */
export const resetSecondFactor: MutationResolvers['resetSecondFactor'] = async (
  _parent,
  { userId },
  context,
) => {
  const { teamId } = currentUser(context);
  const subject = await findTeamUser(context, userId);
  if (!subject) throw new DomainError('NOT_FOUND', problems.userUnknown);
  if (subject.isSelf) throw new DomainError('CONFLICT', problems.ownSecondFactor);
  if (subject.user.memberships.length > 1)
    throw new DomainError('CONFLICT', problems.onlyOperatorResets);
  await context.execute(secondFactor, userId, { type: 'ResetSecondFactor', userId, teamId });
  return subject;
};
