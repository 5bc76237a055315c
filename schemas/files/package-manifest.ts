import { z } from 'zod';
import { fileFolder } from './file-keys.ts';

const MOST_FILES = 2000;
const path = z.string().min(1).max(400);

/** What an HTML package or an ePub holds. Stored beside its files, as `package.json`. */
export const packageManifest = z.strictObject({
  /** An ePub: nothing in it runs. */
  isBook: z.boolean(),
  /** The file that opens first unless the presentation names another. */
  mainPath: path.nullable(),
  /** In the order of their numbers, which begin with 1. */
  files: z
    .array(
      z.strictObject({
        path,
        /** In bytes. */
        size: z.int().nonnegative(),
        /** Whether there is a small picture of it. */
        isPicture: z.boolean(),
      }),
    )
    .max(MOST_FILES),
  /** Those that count as pages, in order: the HTML files, or the chapters of an ePub. */
  pages: z.array(z.strictObject({ path, title: z.string() })),
});
export type PackageManifest = z.output<typeof packageManifest>;

export const manifestFile = 'package.json';

/** Bytes of a text that can be edited. */
export const LARGEST_TEXT = 2 * 1024 ** 2;

/** Below the folder of the upload. */
export const packageFile = (number: number) => `package/${String(number).padStart(4, '0')}`;
export const packagePicture = (number: number) => `images/${String(number).padStart(4, '0')}.jpg`;
export const EDITS = 'edits';
/** A text as it was edited, named by the SHA-256 of its bytes. */
export const editedFile = (digest: string) => `${EDITS}/${digest}`;

export function manifestKey(teamId: string, fileId: string): string {
  return `${fileFolder(teamId, fileId)}/${manifestFile}`;
}

/** As two names that some disks take for the same. */
export const plainPath = (text: string) =>
  text
    .normalize('NFC')
    .replace(/^(\.?\/)+/, '')
    .toLowerCase();
