import { constants } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { conversionFailed } from '../conversion-error.ts';
import { pageText } from '../messages.ts';

/** Longer than the text of any page. */
const LONGEST_TEXT = 16 * 1024 ** 2;
/** Longer than a part of a page is without any compression. */
const LONGEST_PART = 5 * 1024 ** 2;

/** A file that a converter made. @param size that it reported @throws ConversionError if it has another one */
export async function readMade(path: string, size?: number): Promise<Readable> {
  const file = await openMade(path);
  const found = size === undefined ? size : (await file.stat()).size;
  if (found === size) return file.createReadStream();
  await file.close();
  throw conversionFailed('crashed', `A file of ${found} bytes instead of ${size}`);
}

/**
 * The file of a page's text, whose links viewers follow. @throws ConversionError if no converter of ours writes this
 */
export async function readPageText(path: string): Promise<Buffer> {
  const bytes = await readWhole(path, LONGEST_TEXT);
  try {
    pageText.parse(JSON.parse(bytes.toString()));
  } catch (error) {
    throw conversionFailed('crashed', `Not a page's text: ${String(error).slice(0, 1000)}`);
  }
  return bytes;
}

/** The WebP of a part of a page. @throws ConversionError if no converter of ours writes this */
export function readPart(path: string): Promise<Buffer> {
  return readWhole(path, LONGEST_PART);
}

async function readWhole(path: string, most: number): Promise<Buffer> {
  await using file = await openMade(path);
  const { size } = await file.stat();
  if (size > most) throw conversionFailed('crashed', `A file of ${size} bytes`);
  return file.readFile();
}

/**
 * The file that was converted may have taken the converter over: a link in the place of what it makes is not followed,
 * and a pipe is not waited for.
 */
async function openMade(path: string): Promise<FileHandle> {
  const { O_RDONLY, O_NOFOLLOW, O_NONBLOCK } = constants;
  const file = await open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
  if ((await file.stat()).isFile()) return file;
  await file.close();
  throw new Error(`The converter left no file at ${path}`);
}
