import { Presentation } from '../../presentation/presentation.ts';
import { inBulk } from '../bulk.ts';
import type { MutationResolvers } from '../generated.ts';

export const changePresentationStatuses: MutationResolvers['changePresentationStatuses'] = (
  _,
  { ids, status },
  context,
) => {
  return inBulk(ids, (id) =>
    context.execute(Presentation, id, {
      type: 'ChangePresentationStatus',
      presentationId: id,
      status,
    }),
  );
};
