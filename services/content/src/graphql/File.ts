import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { damageOf } from '../jobs/repair-file.ts';
import { presentationsWithFile } from '../uploads/presentations-with-file.ts';
import type { File as GeneratedFile, FileResolvers } from './generated.ts';
import type { PresentationFile } from '../presentation/state.ts';

export type FileRow = Omit<GeneratedFile, '__typename' | 'damage'>;
export type FileParent = FileRow;

export const File = {
  __resolveReference: ({ id }, context) => readFile(id, context),
  damage: ({ id }, _, context) => damageOf(context, id),
} satisfies FileResolvers;

/** The file as the oldest presentation has it: copies share files. */
export async function readFile(id: string, context: ServiceContext): Promise<FileRow | null> {
  const rows = await presentationsWithFile(context, id, 20);
  const row = rows.find(({ doc }) => doc.status === 'present') ?? rows[0];
  if (!row || row.doc.status === 'none') return null;
  const { file, replacement, formerVersions } = row.doc;
  const other = [...(replacement ? [replacement] : []), ...formerVersions].find(
    (each) => each.file.fileId === id,
  );
  return fileOf(row.id, file.fileId === id ? row.doc : (other ?? row.doc));
}

export function fileOf(
  presentationId: string,
  { file, uploadedAt }: { file: PresentationFile; uploadedAt: string },
): FileRow {
  const { fileId, name, mimeType, extension, size } = file;
  return {
    id: fileId,
    presentationId,
    name,
    mimeType,
    extension,
    size,
    editable: isEditable(mimeType),
    createdAt: uploadedAt,
  };
}

/** Texts that can be edited (content §3, File). */
function isEditable(mimeType: string): boolean {
  return /^(text\/(javascript|xml|css|html|plain)|application\/(javascript|xml|json))$/.test(
    mimeType,
  );
}
