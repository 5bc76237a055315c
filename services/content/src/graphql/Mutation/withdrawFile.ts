import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { Presentation } from '../../presentation/presentation.ts';
import type { MutationWithdrawFileArgs } from '../generated.ts';
import { changed } from '../presentation-row.ts';

export async function withdrawFile(_: unknown, { presentationId, fileId }: MutationWithdrawFileArgs, context: ServiceContext) {
  return changed(await context.execute(Presentation, presentationId, { type: 'WithdrawFile', presentationId, fileId }));
}
