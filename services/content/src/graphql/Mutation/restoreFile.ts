import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { Presentation } from '../../presentation/presentation.ts';
import type { MutationRestoreFileArgs } from '../generated.ts';
import { changed } from '../presentation-row.ts';

export async function restoreFile(_: unknown, { presentationId, fileId }: MutationRestoreFileArgs, context: ServiceContext) {
  return changed(await context.execute(Presentation, presentationId, { type: 'RestoreFile', presentationId, fileId }));
}
