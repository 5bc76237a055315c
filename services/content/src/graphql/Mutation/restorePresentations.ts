import { Presentation } from '../../presentation/presentation.ts';
import { inBulk } from '../bulk.ts';
import type { MutationResolvers } from '../generated.ts';

export const restorePresentations: MutationResolvers['restorePresentations'] = (
  _,
  { ids },
  context,
) => {
  return inBulk(ids, (id) =>
    context.execute(Presentation, id, { type: 'RestorePresentation', presentationId: id }),
  );
};
