import { writeFile } from 'node:fs/promises';
import { FileRefused, isOutOfMemory } from '../file-refused.ts';
import { linksOf, outlineOf, titleOf, type OutlineEntry } from '../pdfium/links-and-outline.ts';
import type { WorkerMessage } from '../messages.ts';
import {
  charactersOf,
  closePage,
  openPage,
  openPdf,
  renderPage,
  type OpenPage,
} from '../pdfium/pdfium.ts';
import { noticePage } from '../pdfium/notice-page.ts';
import { taggedElementsOf } from '../pdfium/structure.ts';
import { arrange, pageStructure } from '../text/page-structure.ts';
import { documentIn, pathsOf } from '../page-paths.ts';
import { PicturePdf } from '../picture-pdf.ts';
import {
  copyMaximumHeight,
  copyQuality,
  copyWidth,
  pictureMaximumHeight,
  pictureQuality,
  pictureWidth,
  pixelsOf,
  smallMaximumHeight,
  smallWidth,
  thumbnail,
  thumbnailQuality,
} from '../pictures.ts';
import { writeBrowserPictures, type Pixels } from './browser-picture.ts';
import { sharp } from './sharp-alone.ts';
import { isPlaced, plainText, textRuns } from '../text/text-runs.ts';

const mostCharacters = 100_000; // on a page
const mostCrashes = 10; // Each leaves the memory of an engine to be collected.

type Send = (message: WorkerMessage) => Promise<void>;

/**
 * Draws the pages of a PDF: their pictures, thumbnails and text, and a PDF of the pictures. Runs in the worker, where
 * the bytes can do no harm.
 * @param file its descriptor
 * @throws FileRefused
 */
export async function drawPdf(file: number, maximumPages: number, send: Send): Promise<void> {
  let pdf = await openPdf(file);
  const pageCount = pdf.api.FPDF_GetPageCount(pdf.doc);
  if (pageCount < 1) throw new FileRefused('damaged', 'No pages');
  if (pageCount > maximumPages)
    throw new FileRefused('too-many-pages', `${pageCount} pages`, pageCount);
  const outline = outlineOf(pdf);
  const copy = await PicturePdf.create(documentIn(''));
  await send({ type: 'opened', pageCount, title: titleOf(pdf), outline });
  // The next page is drawn while one is compressed, so at most two are in memory.
  const kept: Kept = { picture: [], small: [], copy: [] };
  let compressing = Promise.resolve();
  const failures: unknown[] = [];
  for (let number = 1; number <= pageCount; number++) {
    const options = { number, kept, copy, send, ...(number === 1 && { outline }) };
    let write;
    try {
      write = draw(openPage(pdf, number - 1), options);
    } catch (error) {
      failures.push(error);
      if (!concernsOnePage(error) || failures.length === pageCount) throw error;
      if (hasCrashed(error)) {
        if (failures.filter(hasCrashed).length > mostCrashes) throw error;
        pdf = await openPdf(file); // A crashed engine cannot be trusted with the other pages.
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
  return (error instanceof FileRefused && error.reason === 'damaged') || hasCrashed(error);
}

/** RuntimeError is WebAssembly's; RangeError means that the page nests too deeply. */
function hasCrashed(error: unknown): boolean {
  if (!(error instanceof Error) || isOutOfMemory(error.message)) return false;
  return error.name === 'RuntimeError' || error instanceof RangeError;
}

/** The pixels of the last two pages, for each size. */
type Kept = Record<'picture' | 'small' | 'copy', Buffer[]>;

type DrawOptions = {
  number: number;
  kept: Kept;
  copy: PicturePdf;
  send: Send;
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
  { number, kept, copy, send, isNotice = false, ...withText }: DrawOptions,
): () => Promise<void> {
  const { width, height } = open;
  const picture = drawAt(open, pictureWidth, pictureMaximumHeight, kept.picture, number);
  const small = drawAt(open, smallWidth, smallMaximumHeight, kept.small, number);
  const forCopy = drawAt(open, copyWidth, copyMaximumHeight, kept.copy, number);
  const structure = pageStructure(taggedElementsOf(open));
  const characters = charactersOf(open, mostCharacters, structure.blockOfMark);
  const links = linksOf(open).filter(isPlaced);
  const words = arrange(textRuns(characters).filter(isPlaced), structure);
  closePage(open);

  return async () => {
    const paths = pathsOf('', number);
    await Promise.all([
      imageOf(picture)
        .jpeg({ quality: pictureQuality, chromaSubsampling: '4:4:4' })
        .toFile(paths.picture),
      imageOf(small).resize(thumbnail).jpeg({ quality: thumbnailQuality }).toFile(paths.thumbnail),
      writeFile(paths.runs, JSON.stringify({ width, height, ...words, links, ...withText })),
    ]);
    await Promise.all(writeBrowserPictures({ large: picture, small }, paths));
    await send({
      type: 'page',
      page: { number, width, height, text: plainText(characters), links, isNotice },
    });
    const { data, info } = await imageOf(forCopy)
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
): Pixels {
  const size = pixelsOf(page, maximumWidth, maximumHeight);
  const data = (kept[number % 2] = renderPage(page, size, kept[number % 2]));
  return { data, ...size };
}

function imageOf({ data, width, height }: Pixels) {
  return sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha();
}
