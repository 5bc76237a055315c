import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { Presentation } from '../../presentation/presentation.ts';
import { inBulk, type BulkChange } from '../bulk.ts';
import type { MutationRestorePresentationsArgs } from '../generated.ts';

export function restorePresentations(_: unknown, { ids }: MutationRestorePresentationsArgs, context: ServiceContext): Promise<BulkChange> {
  return inBulk(ids, (id) => context.execute(Presentation, id, { type: 'RestorePresentation', presentationId: id }));
}
