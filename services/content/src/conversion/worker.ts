/** The child process of convert.ts: reads the file from standard input, writes into the folders of its working directory, and prints messages, a line of JSON each. */
import { writeFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { cleanPdf } from './clean-pdf.ts';
import { convertImage, ImageRefused } from './convert-image.ts';
import { isSystemFault } from './conversion-error.ts';
import { linksOf, outlineOf, titleOf, type OutlineEntry } from './pdfium/links-and-outline.ts';
import type { WorkerMessage, WorkerTask } from './messages.ts';
import {
  charactersOf,
  closePage,
  openPage,
  openPdf,
  PdfRefused,
  renderPage,
  type OpenPage,
} from './pdfium/pdfium.ts';
import { noticePage } from './pdfium/notice-page.ts';
import { cleanIn, documentIn, pathsOf } from './page-paths.ts';
import { PicturePdf } from './picture-pdf.ts';
import {
  copyMaximumHeight,
  copyQuality,
  copyWidth,
  pictureMaximumHeight,
  pictureQuality,
  pictureWidth,
  pixelsOf,
  thumbnail,
  thumbnailQuality,
} from './pictures.ts';
import { isPlaced, plainText, textRuns } from './text-runs.ts';

const mostCharacters = 100_000; // on a page
const mostCrashes = 10; // Each leaves the memory of an engine to be collected.
const standardInput = 0;

async function convert(task: WorkerTask): Promise<void> {
  if (task.isCleaning) await makeCleanCopy();
  else await (task.kind === 'Image' ? convertImage(standardInput, sendMessage) : convertPdf(task));
  await sendMessage({ type: 'done' });
}

/** What cannot be opened again with all its pages is no copy. */
async function makeCleanCopy(): Promise<void> {
  const copy = await cleanPdf(standardInput);
  const [before, after] = [await openPdf(standardInput), await openPdf(copy)].map(({ api, doc }) =>
    api.FPDF_GetPageCount(doc),
  );
  if (before !== after) throw new PdfRefused('damaged', `${after} of ${before} pages are left`);
  await writeFile(cleanIn(''), copy);
}

async function convertPdf({ maximumPages }: WorkerTask): Promise<void> {
  let pdf = await openPdf(standardInput);
  const pageCount = pdf.api.FPDF_GetPageCount(pdf.doc);
  if (pageCount < 1) throw new PdfRefused('damaged', 'No pages');
  if (pageCount > maximumPages) throw new TooManyPages(pageCount);
  const outline = outlineOf(pdf);
  const copy = await PicturePdf.create(documentIn(''));
  await sendMessage({ type: 'opened', pageCount, title: titleOf(pdf), outline });
  // The next page is drawn while one is compressed, so at most two are in memory.
  const kept: Kept = { picture: [], copy: [] };
  let compressing = Promise.resolve();
  const failures: unknown[] = [];
  for (let number = 1; number <= pageCount; number++) {
    const options = { number, kept, copy, ...(number === 1 && { outline }) };
    let write;
    try {
      write = draw(openPage(pdf, number - 1), options);
    } catch (error) {
      failures.push(error);
      if (!concernsOnePage(error) || failures.length === pageCount) throw error;
      if (hasCrashed(error)) {
        if (failures.filter(hasCrashed).length > mostCrashes) throw error;
        pdf = await openPdf(standardInput); // A crashed engine cannot be trusted with the other pages.
      }
      write = draw(noticePage(pdf, number), { ...options, isNotice: true });
    }
    await compressing;
    compressing = write();
    compressing.catch(() => {}); // The await above, or below, throws it.
    if (number === 1) await compressing;
  }
  await compressing;
  await copy.end();
}

function concernsOnePage(error: unknown): boolean {
  return (error instanceof PdfRefused && error.reason === 'damaged') || hasCrashed(error);
}

/** RuntimeError is WebAssembly's; RangeError means that the page nests too deeply. */
function hasCrashed(error: unknown): boolean {
  if (!(error instanceof Error) || isOutOfMemory(error.message)) return false;
  return error.name === 'RuntimeError' || error instanceof RangeError;
}

function isOutOfMemory(message: string): boolean {
  return /OOM|out of memory|Cannot enlarge memory/i.test(message);
}

/** The pixels of the last two pages, for each size. */
type Kept = Record<'picture' | 'copy', Buffer[]>;

class TooManyPages extends Error {
  readonly pageCount: number;

  constructor(pageCount: number) {
    super(`${pageCount} pages`);
    this.pageCount = pageCount;
  }
}

type DrawOptions = {
  number: number;
  kept: Kept;
  copy: PicturePdf;
  isNotice?: boolean;
  outline?: OutlineEntry[];
};

/**
 * Draws a page and returns the function that writes its files. The first page's text includes the outline, so that
 * readers get both at once.
 * @param options.kept the older of the two pages gives its memory to this one
 */
function draw(
  open: OpenPage,
  { number, kept, copy, isNotice = false, ...withText }: DrawOptions,
): () => Promise<void> {
  const { width, height } = open;
  const picture = drawAt(open, pictureWidth, pictureMaximumHeight, kept.picture, number);
  const large = drawAt(open, copyWidth, copyMaximumHeight, kept.copy, number);
  const characters = charactersOf(open, mostCharacters);
  const links = linksOf(open).filter(isPlaced);
  const runs = textRuns(characters).filter(isPlaced);
  closePage(open);

  return async () => {
    const paths = pathsOf('', number);
    await Promise.all([
      picture
        .clone()
        .jpeg({ quality: pictureQuality, chromaSubsampling: '4:4:4' })
        .toFile(paths.picture),
      picture.clone().resize(thumbnail).jpeg({ quality: thumbnailQuality }).toFile(paths.thumbnail),
      writeFile(paths.runs, JSON.stringify({ width, height, runs, links, ...withText })),
    ]);
    await sendMessage({
      type: 'page',
      page: { number, width, height, text: plainText(characters), links, isNotice },
    });
    const { data, info } = await large
      .jpeg({ quality: copyQuality })
      .toBuffer({ resolveWithObject: true });
    await copy.addPage({ bytes: data, ...info }, { width, height });
  };
}

function drawAt(
  page: OpenPage,
  maximumWidth: number,
  maximumHeight: number,
  kept: Buffer[],
  number: number,
): Sharp {
  const raw = { ...pixelsOf(page, maximumWidth, maximumHeight), channels: 4 } as const;
  const pixels = (kept[number % 2] = renderPage(page, raw.width, raw.height, kept[number % 2]));
  return sharp(pixels, { raw }).removeAlpha();
}

function sendMessage(message: WorkerMessage): Promise<void> {
  return new Promise((resolve, reject) =>
    process.stdout.write(`${JSON.stringify(message)}\n`, (error) =>
      error ? reject(error) : resolve(),
    ),
  );
}

function failureOf(error: unknown): WorkerMessage {
  const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
  if (error instanceof TooManyPages)
    return { type: 'failed', reason: 'too-many-pages', pageCount: error.pageCount, detail };
  if (error instanceof PdfRefused || error instanceof ImageRefused)
    return { type: 'failed', reason: error.reason, detail };
  if (isSystemFault(error)) return { type: 'failed', reason: 'interrupted', detail };
  return {
    type: 'failed',
    reason: isOutOfMemory(detail) ? 'out-of-memory' : 'crashed',
    detail,
  };
}

process.stdout.on('error', () => process.exit(1)); // The parent has ended.
sharp.cache(false);
sharp.concurrency(1);
const [, , task = ''] = process.argv;
await convert(JSON.parse(task) as WorkerTask).catch((error: unknown) =>
  sendMessage(failureOf(error)),
);
process.exit(0);
