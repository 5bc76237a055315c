import { join } from 'node:path';

/** A page's files: picture and thumbnail (JPEG), text runs and links (`{ width, height, runs, links }`, JSON; on page 1 also the `outline`). */
export type PagePaths = { picture: string; thumbnail: string; runs: string };

/** A PDF made of each file, its pages as pictures: for readers who may not have the original. */
export const documentFile = 'document.pdf';

/** A PDF without what it would do when opened: what readers get who may have the file. */
export const cleanFile = 'clean.pdf';

export const pageFolders = ['pictures', 'thumbnails', 'text'] as const;

export function pathsOf(folder: string, page: number): PagePaths {
  const name = String(page).padStart(4, '0'); // spec/content.md §9
  return {
    picture: join(folder, 'pictures', `${name}.jpg`),
    thumbnail: join(folder, 'thumbnails', `${name}.jpg`),
    runs: join(folder, 'text', `${name}.json`),
  };
}
