import { fstatSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import type { Sharp } from 'sharp';
import { FileRefused } from '../file-refused.ts';
import { documentIn, pathsOf } from '../page-paths.ts';
import { PicturePdf } from '../picture-pdf.ts';
import {
  pictureQuality,
  pictureWidth,
  pictureMaximumHeight,
  smallMaximumHeight,
  smallWidth,
  thumbnail,
  thumbnailQuality,
} from '../pictures.ts';
import type { WorkerMessage } from '../messages.ts';
import { writeBrowserPictures, type Pixels } from './browser-picture.ts';
import { sharp } from './sharp-alone.ts';
import { previewsIn } from './tiff-previews.ts';

/** Checked before decoding: the dimensions are in the header, however large the rest unpacks. */
const mostPixels = 100_000_000;
const mostBytes = 100 * 1024 ** 2;
/** The longer side of the picture in the PDF: more than a screen shows, less than a camera takes. */
const documentPixels = 4096;
/** A page's longer side, in points: about that of a slide. */
const pageLength = 960;

/**
 * Turns an image into a presentation: of a TIFF, all its pages; of an animation, the first frame. Runs in the worker, where
 * the bytes can do no harm.
 * @param file its descriptor
 * @throws FileRefused
 */
export async function convertImage(
  file: number,
  maximumPages: number,
  send: (message: WorkerMessage) => Promise<void>,
): Promise<void> {
  if (fstatSync(file).size > mostBytes) throw new FileRefused('image-too-large', 'Too many bytes');
  const bytes = readFileSync(file);
  const pages = await pagesIn(bytes);
  if (pages.length > maximumPages)
    throw new FileRefused('too-many-pages', `${pages.length} pages`, pages.length);
  const first = await opened(bytes, pages[0] ?? 0);
  await send({ type: 'opened', pageCount: pages.length, title: null, outline: [] });
  const document = await PicturePdf.create(documentIn(''));
  for (const [index, page] of pages.entries()) {
    const image = index === 0 ? first : await opened(bytes, page);
    const size = await writePage(image, index + 1, document);
    await send({
      type: 'page',
      page: { number: index + 1, ...size, text: '', links: [], isNotice: false },
    });
  }
  await document.end();
}

/** The pages to show, by their place in the file. */
async function pagesIn(bytes: Buffer): Promise<number[]> {
  const { format, pages = 1 } = await decoded(sharp(bytes, { limitInputPixels: false }).metadata());
  if (format !== 'tiff') return [0];
  const skipped = previewsIn(bytes);
  const shown = Array.from({ length: pages }, (_, page) => page).filter(
    (page) => !skipped.has(page),
  );
  return shown.length > 0 ? shown : [0];
}

/** @param words what its text file says beside its size @returns the page's size in points */
export async function writePage(
  image: Sharp,
  number: number,
  pdf: PicturePdf,
  words: object = { runs: [], ...(number === 1 && { outline: [] }) },
): Promise<{ width: number; height: number }> {
  const document = await decoded(
    image
      .resize(within(documentPixels, documentPixels))
      .jpeg({ quality: 90, chromaSubsampling: '4:4:4' })
      .toBuffer({ resolveWithObject: true }),
  );
  const { info } = document;
  const scale = pageLength / Math.max(info.width, info.height);
  const size = {
    width: Math.max(1, info.width * scale),
    height: Math.max(1, info.height * scale),
  };
  const paths = pathsOf('', number);
  const made = sharp(document.data);
  const text = { ...size, links: [], ...words };
  const [large, small] = [
    await pixelsOf(made, within(pictureWidth, pictureMaximumHeight)),
    await pixelsOf(made, within(smallWidth, smallMaximumHeight)),
  ];
  await Promise.all([
    made
      .clone()
      .resize(within(pictureWidth, pictureMaximumHeight))
      .jpeg({ quality: pictureQuality, chromaSubsampling: '4:4:4' })
      .toFile(paths.picture),
    made
      .clone()
      .resize({ ...thumbnail, withoutEnlargement: true })
      .jpeg({ quality: thumbnailQuality })
      .toFile(paths.thumbnail),
    ...writeBrowserPictures({ large, small }, paths),
    writeFile(paths.runs, JSON.stringify(text)),
    pdf.addPage({ bytes: document.data, ...info }, size),
  ]);
  return size;
}

function within(width: number, height: number) {
  return { width, height, fit: 'inside', withoutEnlargement: true } as const;
}

async function pixelsOf(image: Sharp, size: ReturnType<typeof within>): Promise<Pixels> {
  const { data, info } = await image
    .clone()
    .resize(size)
    .toColorspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

async function opened(bytes: Buffer, page: number): Promise<Sharp> {
  const options = { failOn: 'error', limitInputPixels: false, page, pages: 1 } as const;
  const { width, height, format } = await decoded(sharp(bytes, options).metadata());
  if (width < 1 || height < 1) throw new FileRefused('damaged', 'No pixels');
  if (width * height > mostPixels) throw new FileRefused('image-too-large', `${width} x ${height}`);
  // Drawings have no pixels: they get as many as the picture needs.
  const density =
    format === 'svg' ? { density: Math.min(2400, Math.max(72, (72 * pictureWidth) / width)) } : {};
  return sharp(bytes, { ...options, limitInputPixels: mostPixels, ...density })
    .autoOrient()
    .flatten({ background: 'white' })
    .toColorspace('srgb');
}

async function decoded<Answer>(decoding: Promise<Answer>): Promise<Answer> {
  try {
    return await decoding;
  } catch (error) {
    throw new FileRefused('damaged', String(error));
  }
}
