import type { ConversionFailure } from './conversion-error.ts';
import type { OutlineEntry, PageLink } from './links-and-outline.ts';
import type { PagePaths } from './page-paths.ts';

/** The task that convert.ts gives its child process. */
export type WorkerTask = {
  file: string;
  folder: string;
  maximumPages: number;
  kind: 'PDF' | 'Image';
  /** Of a PDF, only the cleaned copy is made. */
  isCleaning?: boolean;
};

export type WorkerMessage =
  | { type: 'opened'; pageCount: number; title: string | null; outline: OutlineEntry[] }
  | { type: 'page'; page: ConvertedPage }
  | { type: 'done' }
  | { type: 'failed'; reason: ConversionFailure; pageCount?: number; detail: string };

/** A page: its size in points as shown, the paths of its files, its text and links. */
export type ConvertedPage = PagePaths & {
  number: number;
  width: number;
  height: number;
  text: string;
  links: PageLink[];
};
