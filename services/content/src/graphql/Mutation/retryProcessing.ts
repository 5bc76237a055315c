import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { Presentation } from '../../presentation/presentation.ts';
import type { MutationRetryProcessingArgs } from '../generated.ts';
import { changed } from '../presentation-row.ts';

export async function retryProcessing(_: unknown, { id }: MutationRetryProcessingArgs, context: ServiceContext) {
  return changed(await context.execute(Presentation, id, { type: 'RetryProcessing', presentationId: id }));
}
