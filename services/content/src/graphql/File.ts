import { extensionOf, isHtml, mediaTypeOf } from '@lectern/schemas/files/media-types.ts';
import { entity } from '@lectern/kernel/graphql/entity.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { damageOf } from '../jobs/repair-file.ts';
import { findPackagedFile, type FoundPackage } from '../package/find-package.ts';
import type { PackagedFile } from '../package/state.ts';
import { isText, readText } from '../package/text.ts';
import { packagePictureUrl } from './page-url.ts';
import { presentationsWithFile } from '../uploads/presentations-with-file.ts';
import type { File as GeneratedFile, FileResolvers } from './generated.ts';
import type { PresentationFile } from '../presentation/state.ts';

export type FileRow = Omit<
  GeneratedFile,
  '__typename' | 'damage' | 'thumbnailUrl' | 'content' | 'textVersions'
> & {
  /** Of a file in a package. */
  packaged?: { package: FoundPackage; file: PackagedFile };
};
export type FileParent = FileRow;

export const File = {
  __resolveReference: ({ id }, context) => readFile(id, context),
  damage: ({ id, packaged }, _, context) => (packaged ? null : damageOf(context, id)),
  thumbnailUrl: ({ mimeType, packaged }) =>
    packaged && mimeType.startsWith('image/') ? packagePictureUrl(packaged) : null,
  content: ({ editable, packaged }, _, context) =>
    editable && packaged ? readText(context, packaged) : null,
  textVersions: ({ editable, packaged }) =>
    editable && packaged
      ? packaged.file.versions
          .map(({ editorId, ...version }) => ({ ...version, editor: entity(editorId) }))
          .toReversed()
      : [],
} satisfies FileResolvers;

/** The file as the oldest presentation has it: copies share files. */
export async function readFile(id: string, context: ServiceContext): Promise<FileRow | null> {
  const rows = await presentationsWithFile(context, id, 20);
  const row = rows.find(({ doc }) => doc.status === 'present') ?? rows[0];
  if (!row) {
    const found = await findPackagedFile(context, id);
    return found && packagedFileOf(found);
  }
  if (row.doc.status === 'none') return null;
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
    uploadId: fileId,
    presentationId,
    name,
    mimeType,
    extension,
    size,
    editable: false,
    createdAt: uploadedAt,
  };
}

/** A file of a package; its name is its path. */
export function packagedFileOf({ package: of, file }: NonNullable<FileRow['packaged']>): FileRow {
  const { id, path, versions } = file;
  return {
    id,
    uploadId: of.fileId,
    presentationId: of.presentationId,
    name: path,
    mimeType: mediaTypeOf(path),
    extension: extensionOf(path),
    size: versions.at(-1)?.size ?? 0,
    editable: isText(file) && of.files.some(({ path: each }) => isHtml(each)),
    createdAt: versions[0]?.editedAt ?? '',
    packaged: { package: of, file },
  };
}
