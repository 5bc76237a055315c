import { sharedLink } from '../../shared-link/shared-link.ts';
import type { MutationResolvers } from '../generated.ts';
import { committedLink } from '../rows.ts';

export const answerAccessRequest: MutationResolvers['answerAccessRequest'] = async (
  _parent,
  { linkId, personId, isGranted },
  context,
) => {
  return committedLink(
    await context.execute(sharedLink, linkId, {
      type: 'AnswerAccessRequest',
      sharedLinkId: linkId,
      askerId: personId,
      isGranted,
    }),
  );
};
