import { teamDomain } from '../../../../sign-in/team-domain/team-domain.ts';
import { callerOf } from '../../../../access/current-user.ts';
import { seeSingleSignOn } from '../SingleSignOn.ts';
import type { MutationResolvers } from '../../../generated.ts';

export const removeTeamDomain: MutationResolvers['removeTeamDomain'] = async (
  _parent,
  { domainId },
  context,
) => {
  await context.execute(teamDomain, domainId, {
    type: 'RemoveDomain',
    domainId,
    teamId: callerOf(context).teamId,
  });
  return seeSingleSignOn(context);
};
