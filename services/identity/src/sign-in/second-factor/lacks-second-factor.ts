import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { team } from '../../people/team/team.ts';
import { hasSecondFactor } from './has-second-factor.ts';
import { secondFactor } from './second-factor.ts';

export async function lacksSecondFactor(
  context: ServiceContext,
  { teamId, userId }: { teamId: string; userId: string },
): Promise<boolean> {
  const row = await context.view(team).get(teamId);
  if (row?.doc.status !== 'active' || !row.doc.requiresSecondFactor) return false;
  const own = await context.view(secondFactor).get(userId);
  return own === null || !hasSecondFactor(own.doc);
}
