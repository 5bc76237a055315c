import type { PartPlace } from '@lectern/schemas/files/page-parts.ts';
import { z } from 'zod';
import { conversionFailures } from './conversion-error.ts';
import { packageLimits } from './limits.ts';
import type { PagePaths } from './page-paths.ts';
import { blockKinds } from './text/page-structure.ts';

export type FileKind = 'PDF' | 'Image' | 'HTML' | 'ZIP File' | 'ePub';

/** The task of a child process. */
export type WorkerTask =
  | PagesTask
  /** Only the cleaned copy of a PDF. */
  | { type: 'clean'; pageCount: number }
  | PartsTask;

export type PagesTask = { type: 'pages'; kind: FileKind; maximumPages: number };

/** Parts of one page of a PDF, in pixels. `whole`: the size at which all of it would be drawn. */
export type PartsTask = {
  type: 'parts';
  page: number;
  whole: { width: number; height: number };
  parts: (PartPlace & { left: number; top: number; width: number; height: number })[];
};

const box = { x: z.number(), y: z.number(), width: z.number(), height: z.number() };
const pageNumber = z.int().positive();

const pageLink = z.union([
  z.strictObject({ ...box, uri: z.url({ protocol: /^(https?|mailto|tel)$/ }) }),
  z.strictObject({ ...box, page: pageNumber }),
]);

const outlineEntry = z.strictObject({
  title: z.string(),
  page: pageNumber.nullable(),
  get children() {
    return z.array(outlineEntry);
  },
});

/** A page's size in points as shown, its text and links. */
const page = z.strictObject({
  number: pageNumber,
  width: z.number().positive(),
  height: z.number().positive(),
  text: z.string(),
  links: z.array(pageLink),
  /** It could not be drawn, and says so instead. */
  isNotice: z.boolean(),
});

const textBlock = z.strictObject({
  kind: z.enum(blockKinds),
  alt: z.string().optional(),
  get parts() {
    return pageParts;
  },
});
const pageParts = z.array(z.union([z.int().nonnegative(), textBlock]));

/** The file of a page's text. */
export const pageText = z.strictObject({
  width: page.shape.width,
  height: page.shape.height,
  runs: z.array(
    z.strictObject({ ...box, text: z.string(), words: z.array(z.number()).optional() }),
  ),
  links: z.array(pageLink),
  structure: pageParts.optional(),
  outline: z.array(outlineEntry).optional(),
});

const path = z.string().min(1).max(packageLimits.pathLength);

/** Files of a package come in the order of their numbers, before it is opened. */
const packagedFile = z.strictObject({ path, size: z.int().nonnegative(), isPicture: z.boolean() });
export type PackagedFile = z.output<typeof packagedFile>;

/** Where a package opens, and which of its files count as pages. */
const packageStart = z.strictObject({
  mainPath: path.nullable(),
  pages: z.array(z.strictObject({ path, title: z.string().max(1000) })),
});
export type PackageStart = z.output<typeof packageStart>;

/** What a converter prints. The file it reads may have taken it over: nothing of this is trusted. */
export const workerMessage = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('opened'),
    pageCount: pageNumber,
    title: z.string().nullable(),
    outline: z.array(outlineEntry),
    package: packageStart.optional(),
  }),
  z.strictObject({ type: z.literal('file'), file: packagedFile }),
  z.strictObject({ type: z.literal('page'), page }),
  z.strictObject({ type: z.literal('part'), column: z.int(), row: z.int() }),
  z.strictObject({ type: z.literal('done') }),
  z.strictObject({
    type: z.literal('failed'),
    reason: z.enum(conversionFailures),
    pageCount: pageNumber.optional(),
    detail: z.string(),
  }),
]);

export type WorkerMessage = z.output<typeof workerMessage>;

/** A page with the paths of its files. */
export type ConvertedPage = z.output<typeof page> & PagePaths;
