import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { Presentation } from '../../presentation/presentation.ts';
import type { MutationDeletePresentationArgs } from '../generated.ts';
import { changed } from '../presentation-row.ts';

export async function deletePresentation(_: unknown, { id }: MutationDeletePresentationArgs, context: ServiceContext) {
  return changed(await context.execute(Presentation, id, { type: 'DeletePresentation', presentationId: id }));
}
