import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { Presentation } from '../../presentation/presentation.ts';
import { inBulk, type BulkChange } from '../bulk.ts';
import type { MutationDeletePresentationsArgs } from '../generated.ts';

export function deletePresentations(_: unknown, { ids }: MutationDeletePresentationsArgs, context: ServiceContext): Promise<BulkChange> {
  return inBulk(ids, (id) => context.execute(Presentation, id, { type: 'DeletePresentation', presentationId: id }));
}
