import type { ConversionFailure } from './conversion-error.ts';
import type { OutlineEntry, PageLink } from './links-and-outline.ts';
import type { PagePaths } from './page-paths.ts';

/** What convert.ts asks of its child process. */
export type WorkerTask = {
  file: string;
  folder: string;
  maximumPages: number;
  kind: 'PDF' | 'Image';
};

/** What the child process says. */
export type WorkerMessage =
  | { type: 'opened'; pageCount: number; title: string | null; outline: OutlineEntry[] }
  | { type: 'page'; page: ConvertedPage }
  | { type: 'done' }
  | { type: 'failed'; reason: ConversionFailure; pageCount?: number; detail: string };

/** A page: size in points as it is shown, paths of its files, its text and where its links lead. */
export type ConvertedPage = PagePaths & {
  number: number;
  width: number;
  height: number;
  text: string;
  links: PageLink[];
};
