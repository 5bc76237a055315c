import { Presentation } from '../../presentation/presentation.ts';
import type { MutationResolvers } from '../generated.ts';
import { changed } from '../presentation-row.ts';

export const restoreFile: MutationResolvers['restoreFile'] = async (
  _,
  { presentationId, fileId },
  context,
) => {
  return changed(
    await context.execute(Presentation, presentationId, {
      type: 'RestoreFile',
      presentationId,
      fileId,
    }),
  );
};
