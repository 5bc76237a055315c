import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { aZip } from '../../../testing/a-zip.ts';
import { convertFile, type ConvertedFile } from '../../convert.ts';
import { packageFileIn, packagePictureIn } from '../../page-paths.ts';

let home: string;
let folder: string;
beforeAll(async () => void (home = await mkdtemp(join(tmpdir(), 'lectern-package-'))));
afterAll(() => rm(home, { recursive: true, force: true }));

async function convert(bytes: Uint8Array | string): Promise<ConvertedFile> {
  const file = join(home, 'file');
  folder = join(home, 'made');
  await writeFile(file, bytes);
  await rm(folder, { recursive: true, force: true });
  return convertFile({ file, folder });
}

const page = (title: string, body: string) =>
  `<!doctype html><html><head><title>${title}</title></head><body>${body}</body></html>`;

test('a package keeps its files and counts its HTML files as pages, the first one first', async () => {
  const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const {
    package: made,
    pages,
    outline,
  } = await convert(
    aZip({
      'about.html': page('About &amp; more', '<p>We sell</p><script>var hidden = 1</script>'),
      'index.html': page('Start', '<h1>Hello</h1><p>Läs mig</p>'),
      'css/style.css': 'body { color: red }',
      '__MACOSX/._index.html': 'x',
      'cover.png': png,
    }),
  );
  expect(made).toEqual({
    isBook: false,
    mainPath: 'index.html',
    pages: [
      { path: 'index.html', title: 'Start' },
      { path: 'about.html', title: 'About & more' },
    ],
    files: [
      { path: 'about.html', size: expect.any(Number), isPicture: false },
      { path: 'index.html', size: expect.any(Number), isPicture: false },
      { path: 'css/style.css', size: 19, isPicture: false },
      { path: 'cover.png', size: png.length, isPicture: true },
    ],
  });
  expect(pages.map(({ text }) => text)).toEqual(['Hello\nLäs mig', 'We sell']);
  expect(outline.map(({ title, page: number }) => [title, number])).toEqual([
    ['Start', 1],
    ['About & more', 2],
  ]);
  expect(await readFile(packageFileIn(folder, 3), 'utf8')).toBe('body { color: red }');
  expect((await sharp(packagePictureIn(folder, 4)).metadata()).format).toBe('jpeg');
  expect((await sharp(pages[0]?.picture).metadata()).width).toBe(1280);
});

test('a web page alone is a package of one file; a ZIP file without pages shows what is in it', async () => {
  const { package: alone, pages } = await convert(page('Offer', '<p>Half price</p>'));
  expect(alone?.pages).toEqual([{ path: 'index.html', title: 'Offer' }]);
  expect(pages[0]?.text).toBe('Half price');
  const { package: archive, pages: listed } = await convert(aZip({ 'a/b.txt': 'x', 'c.bin': 'y' }));
  expect([archive?.mainPath, archive?.pages]).toEqual([null, []]);
  expect(listed.map(({ text }) => text)).toEqual(['a/b.txt\nc.bin']);
});

const html = page('x', 'y');

test.each([
  ['leads out of it', 'package-paths', { 'index.html': html, '../../evil.html': html }],
  ['is absolute', 'package-paths', { '/etc/passwd': 'x', 'index.html': html }],
  ['names a drive', 'package-paths', { String: 'x', 'C:\\evil.html': html }],
  ['leads out of it by backslashes', 'package-paths', { 'a\\..\\..\\b.html': html }],
  ['has a NUL in it', 'package-paths', { 'a\0.html': html, 'index.html': html }],
  ['differs from another in capitals', 'package-names', { 'Index.html': html, 'index.html': html }],
  ['is a folder, too', 'package-names', { 'a.html': html, 'a.html/b': 'x' }],
  [
    'is one of too many',
    'package-too-many-files',
    Object.fromEntries(Array.from({ length: 2001 }, (_, at) => [`${at}.html`, ''])),
  ],
])('a ZIP with a file whose path %s is refused', async (_, reason, files) => {
  await expect(convert(aZip(files))).rejects.toMatchObject({ reason });
});

/** Changes the directory's entry of the only file. */
function withEntry(bytes: Buffer, change: (entry: Buffer) => void): Buffer {
  change(bytes.subarray(bytes.lastIndexOf('PK\x01\x02')));
  return bytes;
}

test('links, passwords, bombs, overlapping files and bytes that are not what was packed are refused', async () => {
  const one = () => aZip({ 'index.html': html });
  const link = withEntry(one(), (entry) => entry.writeUInt32LE(0o120777 * 65536, 38));
  await expect(convert(link)).rejects.toMatchObject({ reason: 'package-links' });
  const locked = withEntry(one(), (entry) => entry.writeUInt16LE(1, 8));
  await expect(convert(locked)).rejects.toMatchObject({ reason: 'encrypted' });
  const large = withEntry(one(), (entry) => entry.writeUInt32LE(0xf0_00_00_00, 24));
  await expect(convert(large)).rejects.toMatchObject({ reason: 'unpacks-too-large' });
  const bomb = aZip({ 'index.html': '0'.repeat(80 * 1024 ** 2) });
  await expect(convert(bomb)).rejects.toMatchObject({ reason: 'unpacks-too-large' });
  const lying = withEntry(aZip({ 'index.html': '0'.repeat(5_000_000) }), (entry) =>
    entry.writeUInt32LE(1000, 24),
  );
  await expect(convert(lying)).rejects.toMatchObject({ reason: 'unpacks-too-large' });
  const other = withEntry(one(), (entry) => entry.writeUInt32LE(7, 16));
  await expect(convert(other)).rejects.toMatchObject({ reason: 'damaged' });
  const twice = aZip({ 'index.html': html, 'other.html': html });
  const overlapping = withEntry(twice, (entry) => entry.writeUInt32LE(0, 42));
  await expect(convert(overlapping)).rejects.toMatchObject({ reason: 'damaged' });
});

test('names in the alphabet of DOS are read as that', async () => {
  const bytes = aZip({ 'index.html': html, 'b_ro.txt': 'x' });
  for (let at = bytes.indexOf('b_ro'); at >= 0; at = bytes.indexOf('b_ro', at))
    bytes[at + 1] = 0x81;
  const { package: made } = await convert(bytes);
  expect(made?.files.map(({ path }) => path)).toEqual(['index.html', 'büro.txt']);
});

test('an ePub has its chapters in the order of its spine, with its own table of contents', async () => {
  const chapter = (title: string) =>
    `<html xmlns="http://www.w3.org/1999/xhtml"><head><title>${title}</title></head><body><p>About ${title}</p></body></html>`;
  const {
    package: made,
    outline,
    title,
    pages,
  } = await convert(
    aZip({
      mimetype: 'application/epub+zip',
      'META-INF/container.xml':
        '<container><rootfiles><rootfile full-path="OEBPS/book.opf"/></rootfiles></container>',
      'OEBPS/book.opf':
        '<package><metadata><dc:title>A &amp; B</dc:title></metadata><manifest><item id="nav" href="nav.xhtml" properties="nav"/><item id="two" href="text/two.xhtml"/><item id="one" href="text/one%20a.xhtml"/></manifest><spine><itemref idref="one"/><itemref idref="two"/><itemref idref="gone"/></spine></package>',
      'OEBPS/nav.xhtml':
        '<html><body><nav epub:type="toc"><ol><li><a href="text/one%20a.xhtml">The first</a></li><li><a href="text/two.xhtml#x">The <b>second</b></a></li></ol></nav></body></html>',
      'OEBPS/text/one a.xhtml': chapter('one'),
      'OEBPS/text/two.xhtml': chapter('two'),
    }),
  );
  expect(title).toBe('A & B');
  expect(made?.isBook).toBe(true);
  expect(made?.pages).toEqual([
    { path: 'OEBPS/text/one a.xhtml', title: 'The first' },
    { path: 'OEBPS/text/two.xhtml', title: 'The second' },
  ]);
  expect(outline.map(({ title: name, page: number }) => [name, number])).toEqual([
    ['The first', 1],
    ['The second', 2],
  ]);
  expect(pages[1]?.text).toBe('About two');
});
