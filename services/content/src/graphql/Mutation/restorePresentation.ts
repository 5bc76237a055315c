import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { Presentation } from '../../presentation/presentation.ts';
import type { MutationRestorePresentationArgs } from '../generated.ts';
import { changed } from '../presentation-row.ts';

export async function restorePresentation(_: unknown, { id }: MutationRestorePresentationArgs, context: ServiceContext) {
  return changed(await context.execute(Presentation, id, { type: 'RestorePresentation', presentationId: id }));
}
