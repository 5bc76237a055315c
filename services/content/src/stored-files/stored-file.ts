import { fileFolder } from '@lectern/schemas/files/file-keys.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { pagesIn } from '../presentation/page-runs.ts';
import { Presentation } from '../presentation/presentation.ts';
import type { PresentationFile, PresentationState } from '../presentation/state.ts';
import { presentationsWithFile } from '../uploads/presentations-with-file.ts';

/** A stored file and its pages, as facts describe it. */
export interface StoredFile {
  teamId: string;
  presentationId: string;
  fileId: string;
  /** Begins the keys of all its blobs. */
  folder: string;
  original: Pick<PresentationFile, 'blobKey' | 'size' | 'digest'>;
  presentationType: string;
  pages: readonly { width: number; height: number }[] | null;
}

function storedFilesOf(presentationId: string, state: PresentationState): StoredFile[] {
  if (state.status === 'none' || state.status === 'purged' || state.teamId === null) return [];
  const { teamId, replacement, formerVersions } = state;
  const stored = (
    { file, presentationType }: { file: PresentationFile; presentationType: string },
    pages: StoredFile['pages'],
  ): StoredFile => ({
    teamId,
    presentationId,
    fileId: file.fileId,
    folder: fileFolder(teamId, file.fileId),
    original: file,
    presentationType,
    pages,
  });
  const made = ({ processing }: Pick<typeof state, 'processing'>) =>
    processing.status === 'processed' ? processing.pages : null;
  return [
    stored(state, made(state)),
    ...(replacement ? [stored(replacement, made(replacement))] : []),
    ...formerVersions.map((former) => stored(former, pagesIn(former.pages))),
  ];
}

/** As the presentation has it that shows its pages; null when no presentation has the file. */
export async function findStoredFile(
  context: ServiceContext,
  fileId: string,
): Promise<StoredFile | null> {
  const rows = await presentationsWithFile(context, fileId, 20);
  const files = rows
    .flatMap(({ id, doc }) => storedFilesOf(id, doc))
    .filter((file) => file.fileId === fileId);
  return files.find(({ pages }) => pages !== null) ?? files[0] ?? null;
}

/** Of all presentations of the team, each file once. */
export async function* storedFilesIn(
  context: ServiceContext,
  isWanted: (fileId: string) => boolean = () => true,
): AsyncGenerator<StoredFile> {
  const seen = new Set<string>();
  for (const isDeleted of [false, true]) {
    for await (const { id, doc } of context
      .view(Presentation)
      .each({ list: 'byId', where: { isDeleted } })) {
      for (const { fileId } of storedFilesOf(id, doc)) {
        if (seen.has(fileId) || !isWanted(fileId)) continue;
        seen.add(fileId);
        const file = await findStoredFile(context, fileId);
        if (file) yield file;
      }
    }
  }
}
