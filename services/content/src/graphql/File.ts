import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { Presentation, type DeletedPresentation, type LivePresentation } from '../presentation/presentation.ts';
import type { File as GeneratedFile } from './generated.ts';

export type FileRow = Omit<GeneratedFile, '__typename'>;

export const File = {
  __resolveReference: ({ id }: { id: string }, context: ServiceContext): Promise<FileRow | null> => readFile(id, context),
};

/** Of copies that share a file, the one that was there first. */
export async function readFile(id: string, context: ServiceContext): Promise<FileRow | null> {
  const rows = await context.view(Presentation).find({ list: 'byFile', where: { fileId: id }, limit: 20 });
  const row = rows.find(({ doc }) => doc.status === 'present') ?? rows[0];
  return row && row.doc.status !== 'none' ? fileOf(row.id, row.doc) : null;
}

export function fileOf(presentationId: string, { file, createdAt }: LivePresentation | DeletedPresentation): FileRow {
  const { fileId, name, mimeType, extension, size } = file;
  return { id: fileId, presentationId, name, mimeType, extension, size, editable: isEditable(mimeType), createdAt };
}

/** Texts that can be changed in place (content §3, File). */
function isEditable(mimeType: string): boolean {
  return /^(text\/(javascript|xml|css|html|plain)|application\/(javascript|xml|json))$/.test(mimeType);
}
