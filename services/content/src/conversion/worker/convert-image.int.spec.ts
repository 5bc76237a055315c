import { createServer, type AddressInfo } from 'node:net';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import { PDFDocument } from '@cantoo/pdf-lib';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import sharp, { type Sharp } from 'sharp';
import { aTiff } from '../../testing/a-tiff.ts';
import { convertFile, type ConvertedFile } from '../convert.ts';

let home: string;
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'lectern-image-'));
});
afterEach(() => rm(home, { recursive: true }));

async function convert(bytes: Uint8Array | string): Promise<ConvertedFile> {
  const file = join(home, 'upload');
  await writeFile(file, bytes);
  return convertFile({ file, folder: join(home, 'pages') });
}

/** Red on the left, blue on the right. */
function flag(width: number, height: number): Sharp {
  const half = {
    input: { create: { width: Math.floor(width / 2), height, channels: 3, background: 'blue' } },
    left: Math.ceil(width / 2),
    top: 0,
  } as const;
  return sharp({ create: { width, height, channels: 3, background: 'red' } }).composite([half]);
}

async function colorAt(
  file: string,
  x: number,
  y: number,
): Promise<'red' | 'blue' | 'white' | 'other'> {
  const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
  const at =
    (Math.floor(y * (info.height - 1)) * info.width + Math.floor(x * (info.width - 1))) *
    info.channels;
  const [r = 0, g = 0, b = 0] = data.subarray(at, at + 3);
  if (r > 200 && g > 200 && b > 200) return 'white';
  if (r > 150 && g < 90 && b < 90) return 'red';
  return b > 150 && r < 90 ? 'blue' : 'other';
}

test.each([
  ['png', () => flag(1400, 700).png().toBuffer()],
  ['jpeg', () => flag(1400, 700).jpeg().toBuffer()],
  ['webp', () => flag(1400, 700).webp().toBuffer()],
  ['gif', () => flag(1400, 700).gif().toBuffer()],
  ['avif', () => flag(1400, 700).avif({ effort: 0 }).toBuffer()],
  ['tiff', () => flag(1400, 700).tiff().toBuffer()],
  [
    'svg',
    async () =>
      '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="100"><rect width="100" height="100" fill="red"/><rect x="100" width="100" height="100" fill="blue"/></svg>',
  ],
])('a %s becomes one page with picture, thumbnail and a PDF', async (kind, bytes) => {
  const {
    pages: [page, ...others],
    document,
  } = await convert(await bytes());
  expect(others).toEqual([]);
  expect(page).toMatchObject({ number: 1, width: 960, height: 480, text: '', links: [] });
  expect(await sharp(page!.picture).metadata()).toMatchObject({
    format: 'jpeg',
    width: 1280,
    height: 640,
  });
  expect(await sharp(page!.thumbnail).metadata()).toMatchObject({
    format: 'jpeg',
    width: 320,
    height: 160,
  });
  expect([await colorAt(page!.picture, 0.2, 0.5), await colorAt(page!.picture, 0.8, 0.5)]).toEqual([
    'red',
    'blue',
  ]);
  expect(JSON.parse(await readFile(page!.runs, 'utf8'))).toMatchObject({
    width: 960,
    height: 480,
    runs: [],
  });

  const bytesOfPdf = await readFile(document!);
  expect((await PDFDocument.load(bytesOfPdf)).getPages().map((each) => each.getSize())).toEqual([
    { width: 960, height: 480 },
  ]);
  if (kind !== 'png') return; // The PDF is made in the same way of all.
  const again = await convertFile({ file: document!, folder: join(home, 'again') });
  expect([
    await colorAt(again.pages[0]!.picture, 0.2, 0.5),
    await colorAt(again.pages[0]!.picture, 0.8, 0.5),
  ]).toEqual(['red', 'blue']);
});

test('transparent images are on white, turned ones upright, and small ones are not enlarged', async () => {
  const clear = await convert(
    await sharp({
      create: { width: 60, height: 30, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .png()
      .toBuffer(),
  );
  expect(await colorAt(clear.pages[0]!.picture, 0.5, 0.5)).toBe('white');
  expect(await sharp(clear.pages[0]!.picture).metadata()).toMatchObject({ width: 60, height: 30 });
  await rm(join(home, 'pages'), { recursive: true });
  const turned = await convert(
    await flag(400, 200).jpeg().withMetadata({ orientation: 6 }).toBuffer(),
  );
  expect(turned.pages[0]).toMatchObject({ width: 480, height: 960 });
  expect([
    await colorAt(turned.pages[0]!.picture, 0.5, 0.2),
    await colorAt(turned.pages[0]!.picture, 0.5, 0.8),
  ]).toEqual(['red', 'blue']);
});

test('gray pictures keep their shades', async () => {
  const { document } = await convert(await flag(300, 200).toColorspace('b-w').png().toBuffer());
  const again = await convertFile({ file: document!, folder: join(home, 'again') });
  expect(again.pages).toHaveLength(1);
});

/** A few kilobytes that claim, and would unpack to, this many pixels. */
function aBomb(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1_000_000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

test.each([
  ['a flood of pixels', () => aBomb(65_000, 65_000), 'image-too-large'],
  ['half a PNG', async () => (await flag(800, 600).png().toBuffer()).subarray(0, 900), 'damaged'],
  ['an SVG that multiplies itself', () => lol(), 'not-a-pdf'],
])('%s is refused with a sentence, and nothing is left', async (_, bytes, reason) => {
  await expect(convert(await bytes())).rejects.toMatchObject({
    reason,
    message: expect.stringMatching(/\.$/),
  });
  expect(await readdir(home)).toEqual(['upload']);
});

function lol(): string {
  const entities = Array.from(
    { length: 12 },
    (_, index) => `<!ENTITY l${index + 1} "${`&l${index};`.repeat(10)}">`,
  ).join('');
  return `<!DOCTYPE svg [<!ENTITY l0 "lol">${entities}]><svg xmlns="http://www.w3.org/2000/svg" width="100" height="100"><text>&l12;</text></svg>`;
}

test('an SVG runs nothing, fetches nothing and shows no file of ours', async () => {
  let asked = 0;
  const canary = createServer((socket) => {
    asked++;
    socket.destroy();
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => canary.once('listening', resolve));
  const url = `http://127.0.0.1:${(canary.address() as AddressInfo).port}/x.png`;
  await writeFile(join(home, 'secret.png'), await flag(100, 100).png().toBuffer());
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="100" height="100">
    <script>throw 1</script><image href="${url}" width="50" height="50"/><image xlink:href="file://${home}/secret.png" width="100" height="100"/><image href="secret.png" width="100" height="100"/>
    <foreignObject width="9" height="9"><iframe xmlns="http://www.w3.org/1999/xhtml" src="${url}"/></foreignObject><style>@import url(${url});</style></svg>`;
  const { pages } = await convert(svg);
  expect(await colorAt(pages[0]!.picture, 0.5, 0.5)).toBe('white');
  expect(asked).toBe(0);
  await new Promise((resolve) => canary.close(resolve));
});

test('every page of a TIFF becomes a page, previews aside, up to the limit', async () => {
  const scan = aTiff([
    { width: 400, height: 200, gray: 0 },
    { width: 40, height: 20, gray: 0, isPreview: true },
    { width: 200, height: 400, gray: 255 },
  ]);
  const { pages, document } = await convert(scan);
  const shades = pages.map(async ({ large }) => (await sharp(large).stats()).channels[0]!.mean);
  expect(await Promise.all(shades)).toEqual([0, 255]);
  expect(pages.map(({ number, width, height }) => [number, width, height])).toEqual([
    [1, 960, 480],
    [2, 480, 960],
  ]);
  expect((await PDFDocument.load(await readFile(document))).getPageCount()).toBe(2);

  const [file, folder] = [join(home, 'upload'), join(home, 'other')];
  await expect(convertFile({ file, folder, limits: { pages: 1 } })).rejects.toMatchObject({
    reason: 'too-many-pages',
  });
});
