import { join } from 'node:path';

/** Where a page's files are: its picture and thumbnail (JPEG), and the runs of its text and its links (`{ width, height, runs, links }`, JSON; the first one also has the `outline`). */
export type PagePaths = { picture: string; thumbnail: string; runs: string };

/** The PDF that we make of every file: a page is a picture. Readers without the right to the original get this one. */
export const documentFile = 'document.pdf';

export const pageFolders = ['pictures', 'thumbnails', 'text'] as const;

export function pathsOf(folder: string, page: number): PagePaths {
  const name = String(page).padStart(4, '0'); // spec/content.md §9
  return {
    picture: join(folder, 'pictures', `${name}.jpg`),
    thumbnail: join(folder, 'thumbnails', `${name}.jpg`),
    runs: join(folder, 'text', `${name}.json`),
  };
}
