import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { Presentation } from '../../presentation/presentation.ts';
import { inBulk, type BulkChange } from '../bulk.ts';
import type { MutationChangePresentationStatusesArgs } from '../generated.ts';

export function changePresentationStatuses(_: unknown, { ids, status }: MutationChangePresentationStatusesArgs, context: ServiceContext): Promise<BulkChange> {
  return inBulk(ids, (id) => context.execute(Presentation, id, { type: 'ChangePresentationStatus', presentationId: id, status }));
}
