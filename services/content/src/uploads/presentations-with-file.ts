import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { Presentation } from '../presentation/presentation.ts';

/** Presentations that show a file. If there are none, those that showed it before or will show it next. */
export async function presentationsWithFile(
  context: ServiceContext,
  fileId: string,
  limit: number,
) {
  const rows = context.view(Presentation);
  const shown = await rows.find({ list: 'byFile', where: { fileId }, limit });
  return shown.length > 0 ? shown : rows.find({ ...withVersion(fileId), limit });
}

/** All presentations that showed a file before or will show it next. */
export function presentationsWithVersion(context: ServiceContext, fileId: string) {
  return context.view(Presentation).each(withVersion(fileId));
}

function withVersion(fileId: string) {
  return { list: 'byOtherFile', where: { otherFiles: { containsAny: [fileId] } } };
}
