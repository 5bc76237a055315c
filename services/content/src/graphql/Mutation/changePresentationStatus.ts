import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { Presentation } from '../../presentation/presentation.ts';
import type { MutationChangePresentationStatusArgs } from '../generated.ts';
import { changed } from '../presentation-row.ts';

export async function changePresentationStatus(_: unknown, { id, status }: MutationChangePresentationStatusArgs, context: ServiceContext) {
  return changed(await context.execute(Presentation, id, { type: 'ChangePresentationStatus', presentationId: id, status }));
}
