import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { teamDomain } from '../../team-domain/team-domain.ts';
import { callerOf } from '../../user/caller.ts';
import { seeSingleSignOn, type SeenSingleSignOn } from '../SingleSignOn.ts';
import type { MutationRemoveTeamDomainArgs } from '../generated.ts';

export async function removeTeamDomain(_parent: unknown, { domainId }: MutationRemoveTeamDomainArgs, context: ServiceContext): Promise<SeenSingleSignOn> {
  await context.execute(teamDomain, domainId, { type: 'RemoveDomain', domainId, teamId: callerOf(context).teamId });
  return seeSingleSignOn(context);
}
