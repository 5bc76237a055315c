import { thumbnailOf } from '../../package/thumbnail.ts';
import { Presentation } from '../../presentation/presentation.ts';
import type { MutationResolvers } from '../generated.ts';
import { changed } from '../presentation-row.ts';

export const choosePresentationThumbnail: MutationResolvers['choosePresentationThumbnail'] = async (
  _,
  { id, fileId },
  context,
) => {
  const now = (await context.view(Presentation).get(id))?.doc;
  return changed(
    await context.execute(Presentation, id, {
      type: 'ChooseThumbnail',
      presentationId: id,
      ...(await thumbnailOf(context, id, now, fileId ?? null)),
    }),
  );
};
