import { fstatSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import type { OutputInfo, Sharp } from 'sharp';
import { FileRefused } from '../file-refused.ts';
import { documentIn, pathsOf } from '../page-paths.ts';
import { PicturePdf } from '../picture-pdf.ts';
import {
  pictureQuality,
  pictureWidth,
  pictureMaximumHeight,
  thumbnail,
  thumbnailQuality,
} from '../pictures.ts';
import type { WorkerMessage } from '../messages.ts';
import { sharp } from './sharp-alone.ts';

/** Checked before decoding: the dimensions are in the header, however large the rest unpacks. */
const mostPixels = 100_000_000;
const mostBytes = 100 * 1024 ** 2;
/** The longer side of the picture in the PDF: more than a screen shows, less than a camera takes. */
const documentPixels = 4096;
/** The page's longer side, in points: about that of a slide. */
const pageLength = 960;

/**
 * Turns an image into a presentation of one page: its picture, its thumbnail and a PDF. Of an animation, the first frame.
 * Runs in the worker, where the bytes can do no harm.
 * @param file its descriptor
 */
export async function convertImage(
  file: number,
  tell: (message: WorkerMessage) => Promise<void>,
): Promise<void> {
  if (fstatSync(file).size > mostBytes) throw new FileRefused('image-too-large', 'Too many bytes');
  const bytes = readFileSync(file);
  const image = await opened(bytes);
  await tell({ type: 'opened', pageCount: 1, title: null, outline: [] });

  const document = await decoded(
    image
      .resize({
        width: documentPixels,
        height: documentPixels,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .jpeg({ quality: 90, chromaSubsampling: '4:4:4' })
      .toBuffer({ resolveWithObject: true }),
  );
  const scale = pageLength / Math.max(document.info.width, document.info.height);
  const size = {
    width: Math.max(1, document.info.width * scale),
    height: Math.max(1, document.info.height * scale),
  };
  const paths = pathsOf('', 1);
  const made = sharp(document.data);
  await Promise.all([
    made
      .clone()
      .resize({
        width: pictureWidth,
        height: pictureMaximumHeight,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .jpeg({ quality: pictureQuality, chromaSubsampling: '4:4:4' })
      .toFile(paths.picture),
    made
      .clone()
      .resize({ ...thumbnail, withoutEnlargement: true })
      .jpeg({ quality: thumbnailQuality })
      .toFile(paths.thumbnail),
    writeFile(paths.runs, JSON.stringify({ ...size, runs: [], links: [], outline: [] })),
    writeDocument(documentIn(''), document, size),
  ]);
  await tell({ type: 'page', page: { number: 1, ...size, text: '', links: [], isNotice: false } });
}

async function writeDocument(
  file: string,
  { data, info }: { data: Buffer; info: OutputInfo },
  size: { width: number; height: number },
): Promise<void> {
  const pdf = await PicturePdf.create(file);
  await pdf.addPage(
    { bytes: data, width: info.width, height: info.height, channels: info.channels },
    size,
  );
  await pdf.end();
}

async function opened(bytes: Buffer): Promise<Sharp> {
  const options = { failOn: 'error', limitInputPixels: false, pages: 1 } as const;
  const { width, height, format } = await decoded(sharp(bytes, options).metadata());
  if (width < 1 || height < 1) throw new FileRefused('damaged', 'No pixels');
  if (width * height > mostPixels) throw new FileRefused('image-too-large', `${width} x ${height}`);
  // Drawings have no pixels: they get as many as the picture needs.
  const density =
    format === 'svg' ? { density: Math.min(2400, Math.max(72, (72 * pictureWidth) / width)) } : {};
  return sharp(bytes, { ...options, limitInputPixels: mostPixels, ...density })
    .autoOrient()
    .flatten({ background: 'white' })
    .toColourspace('srgb');
}

async function decoded<Answer>(decoding: Promise<Answer>): Promise<Answer> {
  try {
    return await decoding;
  } catch (error) {
    throw new FileRefused('damaged', String(error));
  }
}
