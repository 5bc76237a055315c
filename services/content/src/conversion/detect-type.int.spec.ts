import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { aPdf } from '../testing/a-pdf.ts';
import { aTiff } from '../testing/a-tiff.ts';
import { aZip } from '../testing/a-zip.ts';
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
  ['a ZIP file as well', 'ZIP File', () => Buffer.concat([pdf, aZip({ 'notes.txt': 'x' })])],
  [
    'a ZIP file as well',
    'ZIP File',
    () => Buffer.concat([Buffer.from(html), aZip({ 'notes.txt': 'x' })]),
  ],
  ['an AutoCAD drawing', 'DXF', () => '  0\nSECTION\n  2\nHEADER\n'],
  ['an AutoCAD drawing', 'DWG', () => 'AC1032\0\0\0\0\0'],
  ['a text file', null, () => 'Dear customer, here is the PDF you asked for.'],
])('%s is refused by what it is (%s)', async (noun, seems, bytes) => {
  const message = `Only PDF, PowerPoint, Word and Excel files, images, videos, sounds, web pages, ePub and ZIP files can be published, and this one seems to be ${noun}.`;
  expect(await detect(bytes())).toEqual({ isAccepted: false, reason: 'not-a-pdf', message, seems });
});

test.each([
  ['HTML', 'html', () => html],
  ['HTML', 'html', () => `\n  <!-- hello --> ${html}`],
  ['HTML', 'html', () => Buffer.concat([Buffer.from('<script>1</script>'), pdf])],
  ['HTML', 'zip', () => aZip({ 'start/index.htm': html })],
  ['ZIP File', 'zip', () => aZip({ 'notes.txt': 'x', '__MACOSX/a.html': 'x' })],
  ['ePub', 'epub', () => aZip({ mimetype: 'application/epub+zip', 'a.xhtml': html })],
])(
  'web pages and archives are accepted by what is inside: %s, .%s',
  async (type, extension, bytes) => {
    expect(await detect(bytes())).toMatchObject({ isAccepted: true, type, extension });
  },
);

test('a ZIP file that was cut is called damaged', async () => {
  expect(await detect(aZip({ 'a.txt': 'x' }).subarray(0, -30))).toMatchObject({
    reason: 'damaged',
  });
});

const openDocument = 'application/vnd.oasis.opendocument.';

test.each([
  ['PowerPoint', 'pptx', () => aPackage('ppt/presentation.xml')],
  ['MS Word', 'docx', () => aPackage('word/document.xml')],
  ['MS Excel', 'xlsx', () => aPackage('xl/workbook.xml')],
  ['PowerPoint', 'odp', () => aZip({ mimetype: `${openDocument}presentation` })],
  ['MS Word', 'odt', () => aZip({ mimetype: `${openDocument}text` })],
  ['MS Excel', 'ods', () => aZip({ mimetype: `${openDocument}spreadsheet` })],
  ['PowerPoint', 'ppt', () => anOleFile('PowerPoint Document')],
  ['MS Word', 'doc', () => anOleFile('WordDocument')],
  ['MS Excel', 'xls', () => anOleFile('Workbook')],
  ['MS Word', 'rtf', () => String.raw`{\rtf1 Hello}`],
])('Office files are accepted by what is inside: %s, .%s', async (type, extension, bytes) => {
  expect(await detect(bytes())).toMatchObject({ isAccepted: true, type, extension });
});

test('an Office file with a password says so, and one that was cut is called damaged', async () => {
  const manifest = '<manifest:file-entry><manifest:encryption-data/></manifest:file-entry>';
  const parts = { mimetype: `${openDocument}text`, 'META-INF/manifest.xml': manifest };
  for (const bytes of [anOleFile('EncryptedPackage'), aZip(parts)])
    expect(await detect(bytes)).toMatchObject({
      reason: 'encrypted',
      message: 'This file is protected by a password. Please upload a copy without one.',
    });
  expect(await detect(aPackage('word/document.xml').subarray(0, -60))).toMatchObject({
    reason: 'damaged',
  });
});

test('an Office file that unpacks to too much is refused before it is opened', async () => {
  const bytes = aPackage('word/document.xml');
  const entry = bytes.lastIndexOf('PK\x01\x02');
  bytes.writeUInt32LE(0xf0_00_00_00, entry + 24);
  expect(await detect(bytes)).toMatchObject({ reason: 'unpacks-too-large' });
});

const red = () => sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } });

test.each([
  ['png', 'image/png', () => red().png().toBuffer()],
  ['jpg', 'image/jpeg', () => red().jpeg().toBuffer()],
  ['webp', 'image/webp', () => red().webp().toBuffer()],
  ['gif', 'image/gif', () => red().gif().toBuffer()],
  ['avif', 'image/avif', () => red().avif().toBuffer()],
  ['tif', 'image/tiff', () => red().tiff().toBuffer()],
  ['tif', 'image/tiff', () => aTiff([{ width: 400, height: 400, gray: 0 }])], // Its tags come last.
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
    await detect(Buffer.concat([await red().png().toBuffer(), aZip({ 'notes.txt': 'x' })])),
  ).toMatchObject({ isAccepted: false, seems: 'ZIP File' });
  const heic = Buffer.concat([
    Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
    Buffer.alloc(100),
  ]);
  expect(await detect(heic)).toMatchObject({
    isAccepted: false,
    message:
      'Only PDF, PowerPoint, Word and Excel files, images, videos, sounds, web pages, ePub and ZIP files can be published, and this one seems to be a .heic image.',
  });
});

test('noise is refused without a guess', async () => {
  const noise = Buffer.from(
    Array.from({ length: 50_000 }, (_, index) => (index * index * 31 + index * 7 + 5) % 251),
  );
  const message =
    'Only PDF, PowerPoint, Word and Excel files, images, videos, sounds, web pages, ePub and ZIP files can be published, and this one is something else.';
  expect(await detect(noise)).toEqual({
    isAccepted: false,
    reason: 'not-a-pdf',
    message,
    seems: null,
  });
});

/** A package whose main part is this. */
function aPackage(part: string): Buffer {
  const types = `<Types><Override PartName="/${part}" ContentType="application/vnd.openxmlformats-officedocument.${kinds[part.split('/')[0] ?? ''] ?? 'x'}.main+xml"/></Types>`;
  return aZip({ '[Content_Types].xml': types, [part]: '<x/>' });
}

const kinds: Record<string, string> = {
  ppt: 'presentationml.presentation',
  word: 'wordprocessingml.document',
  xl: 'spreadsheetml.sheet',
};

/** The header and the directory of an older Office file: a root and one stream. */
function anOleFile(stream: string): Buffer {
  const file = Buffer.alloc(512 * 3);
  file.write('d0cf11e0a1b11ae1', 'hex');
  file.writeUInt16LE(9, 30);
  file.writeUInt32LE(1, 48); // The directory's sector; the table's is 0.
  file.fill(0xff, 76, 512);
  file.writeUInt32LE(0, 76);
  file.fill(0xff, 512, 1024);
  file.writeUInt32LE(0xff_ff_ff_fe, 512 + 4);
  for (const [index, name] of ['Root Entry', stream].entries()) {
    const entry = file.subarray(1024 + index * 128, 1024 + (index + 1) * 128);
    entry.write(name, 'utf16le');
    entry.writeUInt16LE((name.length + 1) * 2, 64);
    entry.fill(0xff, 68, 80);
    if (index === 0) entry.writeUInt32LE(1, 76);
  }
  return file;
}
