import { extname } from 'node:path';
import { readUpload } from '@lectern/kernel/files/read-upload.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import type { PresentationFile } from '../presentation/state.ts';

export interface UploadedFile {
  file: PresentationFile;
  presentationType: string;
  /** For a presentation without a name: the file's name without its extension, or the host of a website. */
  title: string;
}

/** @throws DomainError INVALID, with a sentence for the field `file` */
export async function uploadedFile(
  receipt: string,
  context: ServiceContext,
): Promise<UploadedFile> {
  const { type: presentationType, ...file } = await readUpload(context, receipt, 'presentation');
  const { name } = file;
  const title = name.slice(0, name.length - extname(name).length).trim() || 'Untitled';
  return { file, presentationType, title };
}
