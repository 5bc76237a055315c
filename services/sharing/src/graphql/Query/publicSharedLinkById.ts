import { sharedLink } from '../../shared-link/shared-link.ts';
import type { QueryResolvers } from '../generated.ts';
import { publicSharedLinkOf } from '../public-shared-link.ts';
import { livingRow } from '../rows.ts';

export const publicSharedLinkById: QueryResolvers['publicSharedLinkById'] = async (
  _parent,
  { teamId, id },
  context,
) => {
  if (teamId === '') return null;
  const link = livingRow(await context.asSystem(teamId).view(sharedLink).get(id));
  return link && publicSharedLinkOf(link, context);
};
