import { sharedLink } from '../../shared-link/shared-link.ts';
import type { QueryResolvers } from '../generated.ts';
import { presentPublicLink } from '../public-shared-link.ts';
import { undeletedLink } from '../rows.ts';

export const publicSharedLinkById: QueryResolvers['publicSharedLinkById'] = async (
  _parent,
  { teamId, id },
  context,
) => {
  if (teamId === '') return null;
  const link = undeletedLink(await context.asSystem(teamId).view(sharedLink).get(id));
  return link && presentPublicLink(link, context);
};
