import { sharedLink } from '../../shared-link/shared-link.ts';
import type { MutationResolvers } from '../generated.ts';
import { rowOf } from '../rows.ts';

export const deactivateSharedLink: MutationResolvers['deactivateSharedLink'] = async (
  _parent,
  { id },
  context,
) => {
  return rowOf(
    await context.execute(sharedLink, id, { type: 'CancelSharedLink', sharedLinkId: id }),
  );
};
