import { fstatSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { FileRefused } from '../../file-refused.ts';
import type { WorkerMessage } from '../../messages.ts';
import { documentIn, packageFileIn, packagePictureIn } from '../../page-paths.ts';
import { PicturePdf } from '../../picture-pdf.ts';
import { thumbnail, thumbnailQuality } from '../../pictures.ts';
import { writePage } from '../convert-image.ts';
import { sharp } from '../sharp-alone.ts';
import { cardOf, cardSize } from './card.ts';
import { checkedFiles, type PackedFile } from './checked-files.ts';
import { readEpub } from './epub.ts';
import { textOfHtml, type HtmlText } from './html-text.ts';
import { pagesOf } from './html-pages.ts';
import type { Opened } from './opened.ts';
import { bytesOf, unpackFile } from './unpack.ts';
import { readAt, zipDirectory } from './zip-directory.ts';

type Kind = 'HTML' | 'ZIP File' | 'ePub';
type Send = (message: WorkerMessage) => Promise<void>;

const LARGEST_PAGE = 4 * 1024 ** 2;
const LARGEST_PICTURE = 20 * 1024 ** 2;
const MOST_PIXELS = 50_000_000;
const MOST_PICTURES = 200;
const isImage = /\.(png|jpe?g|gif|webp|avif|svg)$/i;

/**
 * Unpacks an HTML package, a ZIP file or an ePub and makes a card for each of its pages. Runs in the worker, where the
 * bytes can do no harm.
 * @param file its descriptor
 * @throws FileRefused
 */
export async function convertPackage(
  file: number,
  { kind, maximumPages }: { kind: Kind; maximumPages: number },
  send: Send,
): Promise<void> {
  if (readAt(file, 0, 2).toString('latin1') !== 'PK') return convertWebPage(file, send);
  const files = checkedFiles(zipDirectory(file));
  const pictures: number[] = [];
  for (const [index, packed] of files.entries()) {
    const number = index + 1;
    await unpackFile(file, packed, number);
    const isPicture = pictures.length < MOST_PICTURES && (await writePicture(file, packed, number));
    if (isPicture) pictures.push(number);
    await send({ type: 'file', file: { path: packed.path, size: packed.unpacked, isPicture } });
  }
  const read = (path: string, most = LARGEST_PAGE) => {
    const found = files.find((each) => each.path === path);
    return found ? bytesOf(file, found, most) : null;
  };
  const paths = files.map(({ path }) => path);
  const textOf = (path: string) => textOfHtml(read(path) ?? Buffer.alloc(0));
  const opened =
    kind === 'ePub' ? readEpub(paths, read) : kind === 'HTML' ? pagesOf(paths, textOf) : aFolder();
  if (opened.pages.length > maximumPages)
    throw new FileRefused('too-many-pages', `${opened.pages.length} pages`, opened.pages.length);
  const cover = pictureOf(files, pictures, read);
  const texts =
    kind === 'ZIP File'
      ? [{ title: '', lines: paths }]
      : opened.pages.map(({ path, title }) => ({ ...textOf(path), title }));
  await writeCards(texts, opened, cover, send);
}

async function convertWebPage(file: number, send: Send): Promise<void> {
  const { size } = fstatSync(file);
  if (size > LARGEST_PAGE) throw new FileRefused('unpacks-too-large', `${size} bytes`);
  const bytes = readFileSync(file);
  const path = 'index.html';
  await writeFile(packageFileIn('', 1), bytes);
  await send({ type: 'file', file: { path, size, isPicture: false } });
  const text = textOfHtml(bytes);
  const pages = [{ path, title: text.title }];
  await writeCards([text], { title: text.title, outline: [], mainPath: path, pages }, null, send);
}

const aFolder = (): Opened => ({ title: null, outline: [], mainPath: null, pages: [] });

async function writeCards(
  texts: readonly HtmlText[],
  { title, outline, ...start }: Opened,
  cover: Buffer | null,
  send: Send,
): Promise<void> {
  await send({ type: 'opened', pageCount: texts.length, title, outline, package: start });
  const document = await PicturePdf.create(documentIn(''));
  for (const [index, { title: heading, lines }] of texts.entries()) {
    const number = index + 1;
    const card = await cardOf({ title: heading, lines }, number === 1 ? cover : null);
    const size = await writePage(card, number, document, {
      runs: runsOf(lines),
      ...(number === 1 && { outline }),
    });
    const text = lines.join('\n');
    await send({ type: 'page', page: { number, ...size, text, links: [], isNotice: false } });
  }
  await document.end();
}

/** Lines of a page that has no places: one below the other. */
function runsOf(lines: readonly string[]) {
  const height = cardSize.height / Math.max(1, lines.length);
  return lines.map((text, index) => ({
    text,
    x: 0,
    y: Math.round(index * height * 100) / 100,
    width: cardSize.width,
    height: Math.round(height * 100) / 100,
  }));
}

/** @returns whether it is a picture that could be drawn */
async function writePicture(archive: number, file: PackedFile, number: number): Promise<boolean> {
  if (!isImage.test(file.path)) return false;
  try {
    const bytes = bytesOf(archive, file, LARGEST_PICTURE);
    if (!bytes) return false;
    await sharp(bytes, { limitInputPixels: MOST_PIXELS, pages: 1 })
      .autoOrient()
      .flatten({ background: 'white' })
      .resize({ ...thumbnail, withoutEnlargement: true })
      .jpeg({ quality: thumbnailQuality })
      .toFile(packagePictureIn('', number));
    return true;
  } catch {
    return false; // It is damaged, and shown as it is.
  }
}

/** For the card: one that is called a cover or the like, or else the largest. */
function pictureOf(
  files: readonly PackedFile[],
  pictures: readonly number[],
  read: (path: string, most: number) => Buffer | null,
): Buffer | null {
  const found = pictures.flatMap((number) => files[number - 1] ?? []);
  const named = found.find(({ path }) =>
    /(cover|thumb|preview|poster|title|splash)[^/]*$/i.test(path),
  );
  const largest = found.toSorted((one, other) => other.unpacked - one.unpacked)[0];
  const chosen = named ?? (largest && largest.unpacked > 10_000 ? largest : undefined);
  return chosen ? read(chosen.path, LARGEST_PICTURE) : null;
}
