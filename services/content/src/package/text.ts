import { hash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { fileFolder } from '@lectern/schemas/files/file-keys.ts';
import { isEditable, mediaTypeOf } from '@lectern/schemas/files/media-types.ts';
import { editedFile, LARGEST_TEXT, packageFile } from '@lectern/schemas/files/package-manifest.ts';
import { DomainError } from '@lectern/kernel/errors.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { decoded } from '../conversion/worker/package/html-text.ts';
import { problems } from '../problems.ts';
import type { FoundPackage } from './find-package.ts';
import { Package } from './package.ts';
import type { PackagedFile, PackageState } from './state.ts';

type Of = { package: FoundPackage; file: PackagedFile };

export function isText({ path, versions }: PackagedFile): boolean {
  return isEditable(mediaTypeOf(path)) && (versions.at(-1)?.size ?? 0) <= LARGEST_TEXT;
}

/** The content of a text. @throws DomainError INVALID for what is no text, or too long */
export async function readText(
  { engines }: ServiceContext,
  { package: { teamId, fileId, files }, file }: Of,
): Promise<string> {
  if (!isText(file)) throw refused(problems.onlyTextsEdited);
  const folder = fileFolder(teamId ?? '', fileId);
  const digest = file.versions.at(-1)?.digest ?? null;
  const name = digest === null ? packageFile(files.indexOf(file) + 1) : editedFile(digest);
  const found = await engines.storedFiles.open(folder, `${folder}/${name}`);
  if (!found) throw new DomainError('NOT_FOUND', problems.fileNoLongerStored);
  const bytes = await buffer(found.body);
  return digest === null ? decoded(bytes) : bytes.toString();
}

/** Stores a new content; the one before can be restored. @throws DomainError */
export async function editText(
  context: ServiceContext,
  { package: { id: packageId, teamId, fileId: uploadId }, file }: Of,
  content: string,
): Promise<PackageState> {
  const bytes = Buffer.from(content.toWellFormed());
  if (bytes.length > LARGEST_TEXT) throw refused(problems.textTooLong);
  if (!isText(file)) throw refused(problems.onlyTextsEdited);
  const digest = hash('sha256', bytes);
  const key = `${fileFolder(teamId ?? '', uploadId)}/${editedFile(digest)}`;
  await context.engines.blobs.put(key, bytes, 'text/plain');
  const { state } = await context.execute(Package, packageId, {
    type: 'EditText',
    packageId,
    fileId: file.id,
    size: bytes.length,
    digest,
  });
  return state;
}

function refused(sentence: string): DomainError {
  return new DomainError('INVALID', sentence, { content: [sentence] });
}
