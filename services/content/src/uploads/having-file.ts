import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { Presentation } from '../presentation/presentation.ts';

/** Those that show a file; where none does, those that showed it once, or will next. */
export async function havingFile(context: ServiceContext, fileId: string, limit: number) {
  const rows = context.view(Presentation);
  const shown = await rows.find({ list: 'byFile', where: { fileId }, limit });
  return shown.length > 0
    ? shown
    : rows.find({ list: 'byOtherFile', where: { otherFiles: { containsAny: [fileId] } }, limit });
}
