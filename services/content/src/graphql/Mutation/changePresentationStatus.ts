import { Presentation } from '../../presentation/presentation.ts';
import type { MutationResolvers } from '../generated.ts';
import { changed } from '../presentation-row.ts';

export const changePresentationStatus: MutationResolvers['changePresentationStatus'] = async (
  _,
  { id, status },
  context,
) => {
  return changed(
    await context.execute(Presentation, id, {
      type: 'ChangePresentationStatus',
      presentationId: id,
      status,
    }),
  );
};
