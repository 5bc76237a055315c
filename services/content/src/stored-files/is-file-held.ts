import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { fileHolders, holderKey } from './file-holders.ts';

/** Whether any entity holds a file. Ask `isUpToDate` before a file is deleted because of the answer. */
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

/** Whether anything but this presentation holds a file; true as well while that is not known for certain. */
export async function isFileKept(
  context: ServiceContext,
  fileId: string,
  presentationId: string,
): Promise<boolean> {
  if (!(await context.isUpToDate(fileHolders))) return true;
  return isFileHeld(context, fileId, holderKey('Presentation', presentationId));
}
