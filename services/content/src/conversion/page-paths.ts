import type { PartPlace } from '@lectern/schemas/files/page-parts.ts';
import { join } from 'node:path';

/**
 * A page's files: picture and thumbnail (JPEG), the picture for browsers in two sizes (WebP; files of earlier releases have
 * none), text runs and links (`{ width, height, runs, links }`, JSON; of a tagged PDF also the `structure`, on page 1 also the
 * `outline`).
 */
export type PagePaths = {
  picture: string;
  large: string;
  small: string;
  thumbnail: string;
  runs: string;
};

/** A PDF made of each file, its pages as pictures: for readers who may not have the original. */
export const documentFile = 'document.pdf';

export const documentIn = (folder: string) => join(folder, 'document', documentFile);

/** A PDF without what it would do when opened: for readers who may have the file. */
export const cleanFile = 'clean.pdf';

export const cleanIn = (folder: string) => join(folder, 'clean', cleanFile);

export const partIn = (folder: string, { column, row }: PartPlace) =>
  join(folder, 'parts', `${column}-${row}.webp`);

/** All that a converter may write to. `tmp` is for libvips, which puts large images there. */
export const converterFolders = [
  'pictures',
  'large',
  'small',
  'thumbnails',
  'text',
  'document',
  'package',
  'images',
  'tmp',
] as const;

/** All that the process may write to that cleans a PDF, and the one that draws parts of pages. */
export const cleaningFolders = ['clean'] as const;
export const partFolders = ['parts'] as const;

export function pathsOf(folder: string, page: number): PagePaths {
  const name = String(page).padStart(4, '0'); // content §9
  return {
    picture: join(folder, 'pictures', `${name}.jpg`),
    large: join(folder, 'large', `${name}.webp`),
    small: join(folder, 'small', `${name}.webp`),
    thumbnail: join(folder, 'thumbnails', `${name}.jpg`),
    runs: join(folder, 'text', `${name}.json`),
  };
}

const inFourDigits = (number: number) => String(number).padStart(4, '0');

/** A file of a package, and the small picture of one that is an image. @param number from 1 */
export const packageFileIn = (folder: string, number: number) =>
  join(folder, 'package', inFourDigits(number));
export const packagePictureIn = (folder: string, number: number) =>
  join(folder, 'images', `${inFourDigits(number)}.jpg`);
