import { sharedLink } from '../../shared-link/shared-link.ts';
import type { MutationResolvers } from '../generated.ts';
import { committedLink } from '../rows.ts';

export const deactivateSharedLink: MutationResolvers['deactivateSharedLink'] = async (
  _parent,
  { id },
  context,
) => {
  return committedLink(
    await context.execute(sharedLink, id, { type: 'CancelSharedLink', sharedLinkId: id }),
  );
};
