import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { Presentation } from '../../presentation/presentation.ts';
import type { MutationChoosePresentationThumbnailArgs } from '../generated.ts';
import { changed } from '../presentation-row.ts';

export async function choosePresentationThumbnail(_: unknown, { id, fileId }: MutationChoosePresentationThumbnailArgs, context: ServiceContext) {
  return changed(await context.execute(Presentation, id, { type: 'ChooseThumbnail', presentationId: id, fileId: fileId ?? null }));
}
