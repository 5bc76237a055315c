import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import type { PresentationState } from '../presentation/state.ts';
import { packageOf } from './find-package.ts';
import { isPackage, manifestOf } from './manifest.ts';

export interface ChosenThumbnail {
  fileId: string | null;
  /** Of an image in the package that the presentation shows, its number there. */
  packageFile: number | null;
}

/** A file that is to be a presentation's picture; whether it is one of its files is decided later. */
export async function thumbnailOf(
  context: ServiceContext,
  presentationId: string,
  now: PresentationState | undefined,
  fileId: string | null,
): Promise<ChosenThumbnail> {
  const other = { fileId, packageFile: null };
  if (fileId === null || now?.status !== 'present' || now.teamId === null) return other;
  if (fileId === now.file.fileId || !isPackage(now.presentationType)) return other;
  const found = await packageOf(context, presentationId, now.file.fileId);
  const number = (found?.files.findIndex(({ id }) => id === fileId) ?? -1) + 1;
  if (number === 0) return other;
  const manifest = await manifestOf(context, now.teamId, now.file.fileId);
  return manifest?.files[number - 1]?.isPicture ? { fileId, packageFile: number } : other;
}
