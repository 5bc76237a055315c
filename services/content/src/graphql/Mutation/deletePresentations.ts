import { Presentation } from '../../presentation/presentation.ts';
import { inBulk } from '../bulk.ts';
import type { MutationResolvers } from '../generated.ts';

export const deletePresentations: MutationResolvers['deletePresentations'] = (
  _,
  { ids },
  context,
) => {
  return inBulk(ids, (id) =>
    context.execute(Presentation, id, { type: 'DeletePresentation', presentationId: id }),
  );
};
