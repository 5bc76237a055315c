import type { Sharp } from 'sharp';
import { sharp } from './sharp-alone.ts';

/** Pixels of four bytes, the last of which says nothing. */
export interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

/** Neighbors that differ more, of 255, are an edge; those that differ less belong to a photo or a gradient. */
const EDGE = 24;
/** Of a page that is compressed without loss, the soft pixels for each edge. */
const MOST_SOFT = 0.5;

/**
 * Whether a page is text and drawings rather than photos. Such pages are sharper and much smaller without loss, photos
 * with loss.
 */
function isDrawn({ data }: Pixels): boolean {
  const pixels = wordsOf(data);
  let soft = 0;
  let edges = 0;
  let left = pixels[0] ?? 0;
  for (const pixel of pixels) {
    if (left === pixel) continue;
    if (distance(left, pixel) < EDGE) soft++;
    else edges++;
    left = pixel;
  }
  return soft <= edges * MOST_SOFT;
}

/**
 * Writes the WebP of a page for browsers. Changes the pixels.
 */
export function writeBrowserPictures(
  { large, small }: Record<'large' | 'small', Pixels>,
  paths: Record<'large' | 'small', string>,
): Promise<unknown>[] {
  const isLossless = isDrawn(small);
  return [
    webp(large, isLossless, 40).toFile(paths.large),
    webp(small, isLossless, 75).toFile(paths.small),
  ];
}

/** The WebP of a part of a page, as quickly as possible. Changes the pixels. */
export function browserPicture(pixels: Pixels): Sharp {
  return webp(pixels, isDrawn(pixels), 20);
}

/** @param density how hard it is compressed without loss; from 25 on it takes twice the time for a fifth fewer bytes */
function webp(pixels: Pixels, isLossless: boolean, density: number): Sharp {
  if (isLossless) simplifyEdges(pixels);
  const { data, width, height } = pixels;
  const image = sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha();
  return isLossless
    ? image.webp({ lossless: true, effort: 1, quality: density })
    : image.webp({ quality: 75, effort: 1 });
}

/**
 * Rounds single pixels beside an edge to eight shades of each color: the smooth outlines of letters need no more, and
 * take a third less space. Areas and gradients keep their colors.
 */
function simplifyEdges({ data }: Pixels): void {
  const pixels = wordsOf(data);
  let left = pixels[0] ?? 0;
  for (let index = 1; index < pixels.length - 1; index++) {
    const pixel = pixels[index] ?? 0;
    if (pixel === left) continue;
    const right = pixels[index + 1] ?? 0;
    if (pixel !== right && (distance(left, pixel) >= EDGE || distance(right, pixel) >= EDGE))
      pixels[index] = rounded(pixel);
    left = pixel;
  }
}

/** The three highest bits of each byte, repeated: black and white stay. */
function rounded(pixel: number): number {
  return (pixel & 0xe0e0e0e0) | ((pixel >>> 3) & 0x1c1c1c1c) | ((pixel >>> 6) & 0x03030303);
}

/** Of the color that differs most. */
function distance(one: number, other: number): number {
  return Math.max(
    Math.abs((one & 0xff) - (other & 0xff)),
    Math.abs(((one >>> 8) & 0xff) - ((other >>> 8) & 0xff)),
    Math.abs(((one >>> 16) & 0xff) - ((other >>> 16) & 0xff)),
  );
}

function wordsOf(bytes: Buffer): Uint32Array {
  return new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4);
}
