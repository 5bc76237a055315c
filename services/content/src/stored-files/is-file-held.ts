import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { fileHolders, holderKey } from './file-holders.ts';

/** Whether any entity holds a file. Before deleting a file because of the answer, check `isUpToDate`. */
export async function isFileHeld(
  context: ServiceContext,
  fileId: string,
  exceptHolder?: string,
): Promise<boolean> {
  const holders = await context.rowsOf(fileHolders).find({
    list: 'byFile',
    where: { files: { containsAny: [fileId] } },
    limit: 2,
  });
  return holders.some(({ id }) => id !== exceptHolder);
}

/** Those of these files that nothing but this presentation holds; none while that is not known for certain. */
export async function filesHeldOnlyBy(
  context: ServiceContext,
  presentationId: string,
  fileIds: readonly string[],
): Promise<string[]> {
  if (!(await context.isUpToDate(fileHolders))) return [];
  const holder = holderKey('Presentation', presentationId);
  const found: string[] = [];
  for (const fileId of fileIds)
    if (!(await isFileHeld(context, fileId, holder))) found.push(fileId);
  return found;
}
