import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { aPdf } from '../testing/a-pdf.ts';
import { aTiff } from '../testing/a-tiff.ts';
import { detectTypeOfFile, type DetectedType } from '@lectern/kernel/files/detect-type.ts';

let folder: string;
let pdf: Buffer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-detect-'));
  pdf = Buffer.from(await aPdf({ pages: 3 }));
});
afterAll(() => rm(folder, { recursive: true }));

async function detect(bytes: Uint8Array | string): Promise<DetectedType> {
  const file = join(folder, 'upload.pdf'); // The name never helps.
  await writeFile(file, bytes);
  return detectTypeOfFile(file, 'presentation');
}

const accepted = { isAccepted: true, type: 'PDF', mimeType: 'application/pdf', extension: 'pdf' };
const html = '<!DOCTYPE html><html><script>alert(1)</script></html>';

test('a PDF is accepted, also after a byte order mark or the printer commands some programs leave before it', async () => {
  expect(await detect(pdf)).toEqual(accepted);
  expect(await detect(Buffer.concat([Buffer.from('\ufeff\r\n'), pdf]))).toEqual(accepted);
  expect(
    await detect(Buffer.concat([Buffer.from('\x1b%-12345X@PJL ENTER LANGUAGE=PDF\n'), pdf])),
  ).toEqual(accepted);
});

test('a PDF with some bytes after its end is accepted', async () => {
  expect(await detect(Buffer.concat([pdf, Buffer.alloc(4000)]))).toEqual(accepted);
});

test('an empty file is refused', async () => {
  expect(await detect('')).toEqual({
    isAccepted: false,
    reason: 'empty',
    message: 'The file is empty.',
    seems: null,
  });
});

test.each([
  ['half of it', () => pdf.subarray(0, pdf.length / 2)],
  ['all but its last 100 bytes', () => pdf.subarray(0, -100)],
  ['nothing but its header', () => Buffer.from('%PDF-1.7\n')],
  [
    'a linearized beginning that promises more than there is',
    () =>
      Buffer.from(
        '%PDF-1.7\n1 0 obj <</Linearized 1 /L 99999 /H [1 2]>> endobj\nstartxref\n0\n%%EOF',
      ),
  ],
])('a PDF that was cut to %s is called damaged', async (_, bytes) => {
  expect(await detect(bytes())).toMatchObject({ isAccepted: false, reason: 'damaged' });
});

test.each([
  ['a web page', 'HTML', () => html],
  ['a web page', 'HTML', () => `\n  <!-- hello --> ${html}`],
  ['a web page', 'HTML', () => Buffer.concat([Buffer.from('<script>1</script>'), pdf])],
  ['a PowerPoint presentation', 'PowerPoint', () => aZip('ppt/presentation.xml')],
  ['a Word document', 'MS Word', () => aZip('word/document.xml')],
  ['an Excel workbook', 'MS Excel', () => aZip('xl/workbook.xml')],
  ['a ZIP file', 'ZIP File', () => aZip('notes.txt')],
  ['a ZIP file', 'ZIP File', () => Buffer.concat([pdf, aZip('notes.txt')])],
  ['an AutoCAD drawing', 'DXF', () => '  0\nSECTION\n  2\nHEADER\n'],
  ['an AutoCAD drawing', 'DWG', () => 'AC1032\0\0\0\0\0'],
  ['a text file', null, () => 'Dear customer, here is the PDF you asked for.'],
])('%s is refused by what it is (%s)', async (noun, seems, bytes) => {
  const message = `Only PDF, PowerPoint, Word and Excel files and images can be published, and this one seems to be ${noun}.`;
  expect(await detect(bytes())).toEqual({ isAccepted: false, reason: 'not-a-pdf', message, seems });
});

const red = () => sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } });

test.each([
  ['png', 'image/png', () => red().png().toBuffer()],
  ['jpg', 'image/jpeg', () => red().jpeg().toBuffer()],
  ['webp', 'image/webp', () => red().webp().toBuffer()],
  ['gif', 'image/gif', () => red().gif().toBuffer()],
  ['avif', 'image/avif', () => red().avif().toBuffer()],
  ['tif', 'image/tiff', () => red().tiff().toBuffer()],
  ['tif', 'image/tiff', () => aTiff([{ width: 400, height: 400, grey: 0 }])], // Its tags come last.
  [
    'svg',
    'image/svg+xml',
    () => '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"/>',
  ],
  [
    'gif',
    'image/gif',
    async () => Buffer.concat([Buffer.from('GIF89a\x01\0\x01\0\0\0\0;', 'latin1'), pdf]),
  ],
])('an image is accepted by its bytes (%s)', async (extension, mimeType, bytes) => {
  expect(await detect(await bytes())).toEqual({
    isAccepted: true,
    type: 'Image',
    mimeType,
    extension,
  });
});

test('an image that is also an archive is refused, as is one of a kind that no browser shows', async () => {
  expect(
    await detect(Buffer.concat([await red().png().toBuffer(), aZip('notes.txt')])),
  ).toMatchObject({ isAccepted: false, seems: 'ZIP File' });
  const heic = Buffer.concat([
    Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
    Buffer.alloc(100),
  ]);
  expect(await detect(heic)).toMatchObject({
    isAccepted: false,
    message:
      'Only PDF, PowerPoint, Word and Excel files and images can be published, and this one seems to be a .heic image.',
  });
});

test('noise is refused without a guess', async () => {
  const noise = Buffer.from(
    Array.from({ length: 50_000 }, (_, index) => (index * index * 31 + index * 7 + 5) % 251),
  );
  const message =
    'Only PDF, PowerPoint, Word and Excel files and images can be published, and this one is something else.';
  expect(await detect(noise)).toEqual({
    isAccepted: false,
    reason: 'not-a-pdf',
    message,
    seems: null,
  });
});

/** A ZIP archive with one entry and, first, what makes it an Office file. */
function aZip(entry: string): Buffer {
  const types = `<Types><Override PartName="/${entry}" ContentType="application/vnd.openxmlformats-officedocument.${kinds[entry.split('/')[0]!] ?? 'x'}.main+xml"/></Types>`;
  const files = (
    entry.includes('/')
      ? [
          ['[Content_Types].xml', types],
          [entry, '<x/>'],
        ]
      : [[entry, 'x']]
  ) as [string, string][];
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  for (const [name, text] of files) {
    const data = deflateRawSync(text);
    const fields = Buffer.alloc(26); // From "version needed" to "extra length", the same in both headers; nobody checks the CRC here.
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(8, 4);
    fields.writeUInt32LE(data.length, 14);
    fields.writeUInt32LE(text.length, 18);
    fields.writeUInt16LE(name.length, 22);
    const offset = Buffer.alloc(4);
    offset.writeUInt32LE(Buffer.concat(parts).length);
    directory.push(
      Buffer.from('PK\x01\x02\x14\0', 'latin1'),
      fields,
      Buffer.alloc(10),
      offset,
      Buffer.from(name),
    );
    parts.push(Buffer.from('PK\x03\x04'), fields, Buffer.from(name), data);
  }
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  return Buffer.concat([...parts, ...directory, end]);
}

const kinds: Record<string, string> = {
  ppt: 'presentationml.presentation',
  word: 'wordprocessingml.document',
  xl: 'spreadsheetml.sheet',
};
