import { Presentation } from '../../presentation/presentation.ts';
import type { MutationResolvers } from '../generated.ts';
import { changed } from '../presentation-row.ts';

export const choosePresentationThumbnail: MutationResolvers['choosePresentationThumbnail'] = async (
  _,
  { id, fileId },
  context,
) => {
  return changed(
    await context.execute(Presentation, id, {
      type: 'ChooseThumbnail',
      presentationId: id,
      fileId: fileId ?? null,
    }),
  );
};
