import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { Presentation } from '../../presentation/presentation.ts';
import type { MutationUpdatePresentationArgs } from '../generated.ts';
import { readForm } from '../presentation-input.ts';
import { changed } from '../presentation-row.ts';

export async function updatePresentation(_: unknown, { id, input }: MutationUpdatePresentationArgs, context: ServiceContext) {
  const now = (await context.view(Presentation).get(id))?.doc;
  const { changes, settings, notifiees } = await readForm(input, id, context, now && now.status !== 'none' ? now : undefined);
  return changed(await context.execute(Presentation, id, { type: 'RevisePresentation', presentationId: id, changes, settings, notifiees }));
}
