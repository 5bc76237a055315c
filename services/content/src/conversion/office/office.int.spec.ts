import { createServer } from 'node:http';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { aZip } from '../../testing/a-zip.ts';
import { convertFile, type FileToConvert } from '../convert.ts';
import { installedConverters } from './installed.ts';
import { endSpareOffice } from './warm-office.ts';

let home: string;
beforeEach(async () => void (home = await mkdtemp(join(tmpdir(), 'lectern-office-'))));
afterEach(() => rm(home, { recursive: true }));
afterAll(endSpareOffice);

async function convert(bytes: Buffer | string, more: Partial<FileToConvert> = {}) {
  const file = join(home, 'file');
  await writeFile(file, bytes);
  return convertFile({ file, folder: join(home, 'pages'), ...more });
}

const text = (body: string) =>
  `<office:document-content xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:draw="urn:oasis:names:tc:opendocument:xmlns:drawing:1.0" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:svg="urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0" office:version="1.3"><office:body>${body}</office:body></office:document-content>`;

function anOpenDocument(kind: 'text' | 'spreadsheet' | 'presentation', body: string): Buffer {
  const type = `application/vnd.oasis.opendocument.${kind}`;
  const manifest = `<manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0" manifest:version="1.3"><manifest:file-entry manifest:full-path="/" manifest:media-type="${type}"/><manifest:file-entry manifest:full-path="content.xml" manifest:media-type="text/xml"/></manifest:manifest>`;
  return aZip({
    mimetype: type,
    'content.xml': text(`<office:${kind}>${body}</office:${kind}>`),
    'META-INF/manifest.xml': manifest,
  });
}

const documents = {
  text: anOpenDocument('text', '<text:p>Hello Lectern</text:p>'),
  spreadsheet: anOpenDocument(
    'spreadsheet',
    '<table:table table:name="One"><table:table-row><table:table-cell office:value-type="string"><text:p>Hello Lectern</text:p></table:table-cell></table:table-row></table:table>',
  ),
  presentation: anOpenDocument(
    'presentation',
    '<draw:page draw:name="One"><draw:frame svg:width="9cm" svg:height="2cm" svg:x="1cm" svg:y="1cm"><draw:text-box><text:p>Hello Lectern</text:p></draw:text-box></draw:frame></draw:page>',
  ),
};

// Those that are used here; the one in WebAssembly where it is the only one.
const [best] = await installedConverters();
describe.each(best ? [best.engine] : [])('%s', (engine) => {
  test('text, tables and slides become pages with their text, after a phase of conversion', async () => {
    for (const [kind, bytes] of Object.entries(documents)) {
      const phases: string[] = [];
      const { pages } = await convert(bytes, {
        folder: join(home, kind),
        office: { engine },
        onProgress: ({ phase }) => phases.push(phase),
      });
      expect({ kind, texts: pages.map((page) => page.text.trim()) }).toEqual({
        kind,
        texts: [expect.stringContaining('Hello Lectern')],
      });
      expect(phases.slice(0, 2)).toEqual(['converting', 'opening']);
    }
  }, 300_000);

  test('what a file links to is not fetched', async () => {
    let calls = 0;
    const server = createServer((_, answer) => void (calls++, answer.end())).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    const image = `<text:p>Hello<draw:frame svg:width="2cm" svg:height="2cm"><draw:image xlink:href="http://127.0.0.1:${port}/canary.png"/></draw:frame></text:p>`;
    const { pages } = await convert(anOpenDocument('text', image), { office: { engine } });
    server.close();
    expect([pages.length, calls]).toEqual([1, 0]);
  }, 200_000);

  test('a file that takes too long, or is broken inside, ends with a sentence', async () => {
    const { text: bytes } = documents;
    await expect(
      convert(bytes, { office: { engine }, limits: { milliseconds: 1 } }),
    ).rejects.toThrow('Preparing the pages took too long');
    await expect(
      convert(anOpenDocument('text', '<text:p>'), { office: { engine } }),
    ).rejects.toThrow('The file is damaged or incomplete.');
  }, 200_000);
});

test('a file that nothing here reads says that it waits', async () => {
  await expect(convert(documents.text, { office: { engine: 'none' } })).rejects.toMatchObject({
    reason: 'no-converter',
  });
});
