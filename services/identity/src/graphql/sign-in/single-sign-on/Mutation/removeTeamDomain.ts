import { teamDomain } from '../../../../sign-in/team-domain/team-domain.ts';
import { currentUser } from '../../../../access/current-user.ts';
import { singleSignOnRow } from '../SingleSignOn.ts';
import type { MutationResolvers } from '../../../generated.ts';

export const removeTeamDomain: MutationResolvers['removeTeamDomain'] = async (
  _parent,
  { domainId },
  context,
) => {
  await context.execute(teamDomain, domainId, {
    type: 'RemoveDomain',
    domainId,
    teamId: currentUser(context).teamId,
  });
  return singleSignOnRow(context);
};
