import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ConversionError, conversionFailed } from './conversion-error.ts';
import { detectTypeOfFile, type AcceptedType } from '@lectern/kernel/files/detect-type.ts';
import type { OfficeType } from '@lectern/kernel/files/office-type.ts';
import type { PackageManifest } from '@lectern/schemas/files/package-manifest.ts';
import type { OutlineEntry } from './pdfium/links-and-outline.ts';
import { defaultLimits, type ConversionLimits } from './limits.ts';
import { cleanIn, cleaningFolders, converterFolders, documentIn, pathsOf } from './page-paths.ts';
import { officeToPdf } from './office/office-to-pdf.ts';
import type { OfficeChoice } from './office/warm-office.ts';
import { PackageFiles } from './sandbox/package-files.ts';
import { runInChild } from './run-in-child.ts';
import type { ConvertedPage, FileKind, WorkerMessage } from './messages.ts';

/** `title` and `outline` are the author's, if the file has them. */
export type ConvertedFile = {
  title: string | null;
  outline: OutlineEntry[];
  pages: ConvertedPage[];
  kind: FileKind;
  /** Path of the PDF of the pages' pictures. */
  document: string;
  /**
   * Path of the PDF for readers who may have the file: of the pictures where it could not be cleaned. Null for images.
   */
  clean: string | null;
  /** Of an HTML package, a ZIP file or an ePub; its files are in the folder, by their numbers. */
  package: PackageManifest | null;
};

/** `page` was just finished, and its files exist. Pages come in order, so the first picture exists early. */
export type ConversionProgress = {
  phase: 'converting' | 'opening' | 'pages';
  pagesDone: number;
  pageCount: number | null;
  page?: ConvertedPage;
};

export type FileToConvert = {
  /** Path of the file, which is only read. */
  file: string;
  /** For the pages: missing or empty before, and deleted after a failure. */
  folder: string;
  onProgress?: (progress: ConversionProgress) => void;
  signal?: AbortSignal;
  limits?: Partial<ConversionLimits>;
  /** With a lower priority than other processes. */
  isInBackground?: boolean;
  /** Of converters of Office files, which are started before a file comes. */
  office?: OfficeChoice;
};

/**
 * Turns a PDF, an Office file, an image or a package into pictures, thumbnails and text in a child process that can do nothing else.
 * @throws ConversionError with a sentence for people, or the reason of the signal; the child has ended then, and the
 * folder is deleted
 */
export async function convertFile({
  file,
  folder,
  onProgress = () => {},
  signal,
  limits,
  isInBackground = false,
  office = {},
}: FileToConvert): Promise<ConvertedFile> {
  signal?.throwIfAborted();
  const detected = await detectTypeOfFile(file, 'presentation');
  if (!detected.isAccepted) throw new ConversionError(detected.reason, detected.message);
  if ((await readdir(folder).catch(() => [])).length > 0)
    throw new Error(`The folder for the pages is not empty: ${folder}`);
  try {
    for (const name of [...converterFolders, ...cleaningFolders])
      await mkdir(join(folder, name), { recursive: true });
    const allLimits = { ...defaultLimits, ...limits };
    const { type, extension } = detected;
    const isOffice = isOfficeType(type);
    if (isOffice) onProgress({ phase: 'converting', pagesDone: 0, pageCount: null });
    const work: Work = {
      file: isOffice
        ? await officeToPdf({ file, extension, folder, office, limits: allLimits, signal })
        : file,
      folder,
      kind: isOfficeType(type) ? 'PDF' : type,
      onProgress,
      signal,
      isInBackground,
      limits: allLimits,
    };
    const converted = await convertInChild(work);
    if (work.kind !== 'PDF') return { ...converted, clean: null };
    return {
      ...converted,
      clean: (await cleanInChild(work, converted.pages.length)) ?? converted.document,
    };
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

function isOfficeType(type: AcceptedType): type is OfficeType {
  return type === 'PowerPoint' || type === 'MS Word' || type === 'MS Excel';
}

type Work = Required<Omit<FileToConvert, 'signal' | 'limits' | 'office'>> & {
  kind: FileKind;
  signal: AbortSignal | undefined;
  limits: ConversionLimits;
};

/** Until then people wait for their pages; a file full of bytes that are no PDF takes a second a megabyte. */
const CLEANING_MS = 15_000;

/** In a process of its own, so that a file that cannot be cleaned in time still has its pages. Null then. */
async function cleanInChild(work: Work, pageCount: number): Promise<string | null> {
  const onMessage = (message: WorkerMessage): void => {
    if (message.type === 'failed') throw conversionFailed(message.reason, message.detail);
  };
  try {
    const limits = { ...work.limits, pageMilliseconds: CLEANING_MS };
    await runInChild({ ...work, limits, task: { type: 'clean', pageCount }, onMessage });
    return cleanIn(work.folder);
  } catch (error) {
    if (!(error instanceof ConversionError) || error.isRetryable) throw error;
    return null;
  }
}

async function convertInChild(work: Work): Promise<Omit<ConvertedFile, 'clean'>> {
  const { folder, kind, onProgress, limits } = work;
  const converted: Omit<ConvertedFile, 'clean'> = {
    kind,
    title: null,
    outline: [],
    pages: [],
    document: documentIn(folder),
    package: null,
  };
  const files = new PackageFiles(kind);
  let pageCount: number | null = null;
  const onMessage = (message: WorkerMessage): void => {
    switch (message.type) {
      case 'opened':
        if (pageCount !== null || message.pageCount > limits.pages)
          throw conversionFailed('crashed', 'Opened twice, or more pages than may be');
        ({ pageCount } = message);
        converted.title = message.title;
        converted.outline = message.outline;
        converted.package = files.opened(message);
        return onProgress({ phase: 'pages', pagesDone: 0, pageCount });
      case 'file':
        if (pageCount !== null) throw conversionFailed('crashed', 'A file after the last one');
        return files.add(message.file);
      case 'page': {
        const page = { ...message.page, ...pathsOf(folder, message.page.number) };
        const pagesDone = converted.pages.push(page);
        if (page.number !== pagesDone || pageCount === null || pagesDone > pageCount)
          throw conversionFailed('crashed', `Page ${page.number} out of order`);
        return onProgress({ phase: 'pages', pagesDone, pageCount, page });
      }
      case 'failed':
        throw conversionFailed(message.reason, message.detail, {
          pages: message.pageCount,
          most: limits.pages,
        });
      case 'part':
        throw conversionFailed('crashed', 'A part of a page that was not wanted');
      case 'done':
        if (converted.pages.length !== pageCount)
          throw conversionFailed('crashed', 'Too few pages');
    }
  };
  onProgress({ phase: 'opening', pagesDone: 0, pageCount });
  const task = { type: 'pages', kind, maximumPages: limits.pages } as const;
  await runInChild({ ...work, task, onMessage });
  return converted;
}
