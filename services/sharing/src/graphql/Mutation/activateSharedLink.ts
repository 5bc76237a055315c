import { sharedLink } from '../../shared-link/shared-link.ts';
import type { MutationResolvers } from '../generated.ts';
import { committedLink } from '../rows.ts';

export const activateSharedLink: MutationResolvers['activateSharedLink'] = async (
  _parent,
  { id },
  context,
) => {
  return committedLink(
    await context.execute(sharedLink, id, { type: 'ActivateSharedLink', sharedLinkId: id }),
  );
};
