import { Presentation } from '../../presentation/presentation.ts';
import type { MutationResolvers } from '../generated.ts';
import { changed } from '../presentation-row.ts';

export const deletePresentation: MutationResolvers['deletePresentation'] = async (
  _,
  { id },
  context,
) => {
  return changed(
    await context.execute(Presentation, id, { type: 'DeletePresentation', presentationId: id }),
  );
};
