import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import type { QueryTeamArgs } from '../generated.ts';
import { seeTeam, type SeenTeam } from '../Team.ts';

export function team(_parent: unknown, { id }: QueryTeamArgs, context: ServiceContext): Promise<SeenTeam | null> {
  return seeTeam(context, id);
}
