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

/** Whether somebody's pages are made of it, but for these. */
export async function isFileKept(
  context: ServiceContext,
  fileId: string,
  except: string | null,
): Promise<boolean> {
  const rows = context.view(Presentation);
  const isOfAnother = ({ id }: { id: string }) => id !== except;
  const shown = await rows.find({ list: 'byFile', where: { fileId }, limit: 2 });
  if (shown.some(isOfAnother)) return true; // Nearly every file: what was shown before takes longer to find.
  const others = await rows.find({
    list: 'byOtherFile',
    where: { otherFiles: { containsAny: [fileId] } },
    limit: 2,
  });
  return others.some(isOfAnother);
}
