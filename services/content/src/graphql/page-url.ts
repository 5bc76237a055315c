import type { FoundPackage } from '../package/find-package.ts';
import type { PackagedFile } from '../package/state.ts';
import type { Page } from './generated.ts';

/** The console's URL of a page's picture: a path on its own server, for people who may see the presentation. */
export function pageUrl(
  presentationId: string,
  fileId: string,
  folder: 'pictures' | 'thumbnails',
  page: number,
): string {
  return `/files/presentations/${presentationId}/${fileId}/${folder}/${String(page).padStart(4, '0')}.jpg`;
}

/** Of an image in a package. */
export function packagePictureUrl({
  package: { presentationId, fileId, files },
  file,
}: {
  package: FoundPackage;
  file: PackagedFile;
}): string {
  return pictureUrl(presentationId, fileId, files.indexOf(file) + 1);
}

/** @param number of the image in its package */
export function pictureUrl(presentationId: string, fileId: string, number: number): string {
  return `/files/presentations/${presentationId}/${fileId}/images/${String(number).padStart(4, '0')}.jpg`;
}

export function pagesOf(
  presentationId: string,
  fileId: string,
  pages: readonly { width: number; height: number }[],
): Page[] {
  return pages.map(({ width, height }, index) => ({
    number: index + 1,
    width,
    height,
    thumbnailUrl: pageUrl(presentationId, fileId, 'thumbnails', index + 1),
    pictureUrl: pageUrl(presentationId, fileId, 'pictures', index + 1),
  }));
}
