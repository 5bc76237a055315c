import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { readPresentation, type PresentationReplica } from '../replicas/presentations.ts';
import { readTeam, type TeamReplica } from '../replicas/teams.ts';
import { sharedLink } from '../shared-link/shared-link.ts';
import type { AccessInput } from '../shared-link/access.ts';
import { undeletedLink } from './rows.ts';

export interface VisitorLink {
  context: ServiceContext;
  access: AccessInput & { presentation: PresentationReplica | null; team: TeamReplica };
}

/** Reads a link for the edge, with everything that decides about access; null when there is none. */
export async function loadLinkForVisitor(
  caller: ServiceContext,
  teamId: string,
  linkId: string,
): Promise<VisitorLink | null> {
  if (teamId === '') return null;
  const context = caller.asSystem(teamId);
  const link = undeletedLink(await context.view(sharedLink).get(linkId))?.doc;
  if (!link) return null;
  const [presentation, team] = await Promise.all([
    readPresentation(context, teamId, link.presentationId, () => true),
    readTeam(context, teamId),
  ]);
  return { context, access: { link, presentation, team, now: new Date().toISOString() } };
}
