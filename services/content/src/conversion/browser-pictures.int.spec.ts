import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDocument, rgb, StandardFonts } from '@cantoo/pdf-lib';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { convertFile } from './convert.ts';
import type { ConvertedPage } from './messages.ts';

let home: string;
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'lectern-browser-'));
});
afterEach(() => rm(home, { recursive: true }));

async function convert(document: PDFDocument): Promise<ConvertedPage> {
  const file = join(home, 'upload.pdf');
  await writeFile(file, await document.save());
  const { pages } = await convertFile({ file, folder: join(home, 'pages') });
  return pages[0]!;
}

const bytes = async (path: string) => (await stat(path)).size;

/** Lines of small type, as in a paper. */
async function aTextPage(): Promise<PDFDocument> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.TimesRoman);
  const page = document.addPage([595, 842]);
  page.drawRectangle({ x: 0, y: 742, width: 595, height: 100, color: rgb(0.96, 0.97, 0.98) });
  for (let line = 0; line < 60; line++)
    page.drawText(
      `${line} A trace is recorded while the loop runs, and compiled once it ends. `.repeat(2),
      {
        ...{ x: 40, y: 720 - 11 * line, size: 8, font },
      },
    );
  return document;
}

test('browsers get text as WebP in two widths, at a fraction of the JPEG, with the colors that were drawn', async () => {
  const page = await convert(await aTextPage());
  for (const [path, width] of [
    [page.large, 1280],
    [page.small, 768],
  ] as const)
    expect(await sharp(path).metadata()).toMatchObject({ format: 'webp', width });
  const jpeg = await bytes(page.picture);
  expect(await bytes(page.large)).toBeLessThan(jpeg / 3);
  expect(await bytes(page.small)).toBeLessThan(jpeg / 6);
  const { data } = await sharp(page.large).raw().toBuffer({ resolveWithObject: true });
  expect([...data.subarray(0, 3)]).toEqual([245, 247, 250]);
});

test('a photo loses detail that nobody sees rather than weigh more than the JPEG', async () => {
  const [width, height] = [640, 480];
  const pixels = Buffer.from(
    Array.from({ length: width * height * 3 }, (_, at) => {
      const x = Math.floor(at / 3) % width;
      return 128 + 90 * Math.sin(x / 40) * Math.cos(at / 3 / width / 30) + ((at * 7919) % 13);
    }),
  );
  const photo = await sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
  const document = await PDFDocument.create();
  document
    .addPage([640, 480])
    .drawImage(await document.embedPng(photo), { x: 0, y: 0, width, height });
  const page = await convert(document);
  expect(await bytes(page.large)).toBeLessThan(await bytes(page.picture));
  expect(await bytes(page.small)).toBeLessThan((await bytes(page.picture)) / 2);
});
