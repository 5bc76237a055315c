import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { convertFile } from './convert.ts';
import type { ConvertedPage } from './messages.ts';

let home: string;
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'lectern-repaired-'));
});
afterEach(() => rm(home, { recursive: true }));

async function convert(pdf: string): Promise<ConvertedPage[]> {
  const file = join(home, 'upload.pdf');
  await writeFile(file, pdf, 'latin1');
  return (await convertFile({ file, folder: join(home, 'pages') })).pages;
}

const stream = (text: string) => `<</Length ${text.length}>>\nstream\n${text}\nendstream`;
const helvetica = '/Resources<</Font<</F<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>>>';
const hello = stream('BT /F 24 Tf 40 60 Td (Hello) Tj ET');

/** A PDF of these objects, numbered from 1; the first is its catalog. Its table of contents is missing. */
function pdfOf(...objects: string[]): string {
  const numbered = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`);
  return `%PDF-1.7\n${numbered.join('')}trailer\n<</Root 1 0 R/Size ${objects.length + 1}>>\n%%EOF\n`;
}

const onePage = (boxes = '/MediaBox[0 0 400 200]') =>
  pdfOf(
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R${boxes}${helvetica}/Contents 4 0 R>>`,
    hello,
  );

test.each([
  ['without a table of contents', onePage()],
  ['without an end mark', onePage().replace('%%EOF', 'startxref')],
  ['after a line of text', `Some words before it\n\n${onePage()}`],
  ['before 200 kB of something else', `${onePage()}${'\0'.repeat(200_000)}`],
  ['with a crop box beside the page', onePage('/MediaBox[0 0 400 200]/CropBox[500 500 600 600]')],
])('a PDF %s is drawn, as browsers do', async (_, pdf) => {
  expect(await convert(pdf)).toMatchObject([
    { width: 400, height: 200, text: 'Hello', isNotice: false },
  ]);
});

test('a page that cannot be drawn says so, and the others are as they should be', async () => {
  const pages = await convert(
    pdfOf(
      '<</Type/Catalog/Pages 2 0 R>>',
      '<</Type/Pages/Kids[3 0 R 4 0 R]/Count 2/MediaBox[0 0 400 200]>>',
      `<</Type/Page/Parent 2 0 R${helvetica}/Contents 6 0 R>>`,
      '<</Type/Pages/Kids[5 0 R]/Count 1>>',
      '<</Type/Pages/Kids[4 0 R]/Count 1>>',
      hello,
    ),
  );
  expect(pages).toMatchObject([
    { number: 1, text: 'Hello', isNotice: false },
    { number: 2, text: 'Page 2 of this file could not be shown.', isNotice: true },
  ]);
  expect(await darkestOf(pages[1]!)).toBeLessThan(64);
});

test('a page that ends the engine costs no other page', async () => {
  const functions = 3_000; // Nested deeper than its stack.
  const pages = await convert(
    pdfOf(
      '<</Type/Catalog/Pages 2 0 R>>',
      '<</Type/Pages/Kids[3 0 R 4 0 R]/Count 2/MediaBox[0 0 400 200]>>',
      '<</Type/Page/Parent 2 0 R/Resources<</Shading<</S 7 0 R>>>>/Contents 5 0 R>>',
      `<</Type/Page/Parent 2 0 R${helvetica}/Contents 6 0 R>>`,
      stream('/S sh'),
      hello,
      '<</ShadingType 2/ColorSpace/DeviceGray/Coords[0 0 400 0]/Function 8 0 R>>',
      ...Array.from(
        { length: functions },
        (_, index) =>
          `<</FunctionType 3/Domain[0 1]/Functions[${index + 9} 0 R]/Bounds[]/Encode[0 1]>>`,
      ),
      '<</FunctionType 2/Domain[0 1]/N 1>>',
    ),
  );
  expect(pages).toMatchObject([{ isNotice: true }, { text: 'Hello', isNotice: false }]);
});

test('a file none of whose pages can be drawn is damaged', async () => {
  const pdf = pdfOf(
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Pages/Kids[2 0 R]/Count 1>>',
  );
  await expect(convert(pdf)).rejects.toMatchObject({ reason: 'damaged' });
});

test.each([
  ['Japanese', 'Japan1', 'UniJIS-UCS2-H', '\u3042'],
  ['Korean', 'Korea1', 'UniKS-UCS2-H', '\ud55c'],
  ['simplified Chinese', 'GB1', 'UniGB-UCS2-H', '\u56fd'],
  ['traditional Chinese', 'CNS1', 'UniCNS-UCS2-H', '\u570b'],
])('%s text is drawn without an embedded font', async (_, ordering, encoding, character) => {
  const code = character.charCodeAt(0).toString(16).padStart(4, '0');
  const system = `/CIDSystemInfo<</Registry(Adobe)/Ordering(${ordering})/Supplement 2>>`;
  const described =
    '/FontDescriptor<</Type/FontDescriptor/FontName/Missing/Flags 4/FontBBox[0 0 1000 1000]/ItalicAngle 0/Ascent 800/Descent -200/StemV 80>>';
  const [page] = await convert(
    pdfOf(
      '<</Type/Catalog/Pages 2 0 R>>',
      '<</Type/Pages/Kids[3 0 R]/Count 1>>',
      '<</Type/Page/Parent 2 0 R/MediaBox[0 0 400 200]/Resources<</Font<</F 5 0 R>>>>/Contents 4 0 R>>',
      stream(`BT /F 96 Tf 40 60 Td <${code}> Tj ET`),
      `<</Type/Font/Subtype/Type0/BaseFont/Missing/Encoding/${encoding}/DescendantFonts[6 0 R]>>`,
      `<</Type/Font/Subtype/CIDFontType2/BaseFont/Missing${system}${described}>>`,
    ),
  );
  expect(page).toMatchObject({ text: character });
  expect(await darkestOf(page!)).toBeLessThan(64);
});

/** 0 black, 255 white. */
async function darkestOf({ picture }: ConvertedPage): Promise<number> {
  const { channels } = await sharp(picture).grayscale().stats();
  return channels[0]!.min;
}
