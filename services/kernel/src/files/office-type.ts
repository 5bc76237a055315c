import type { ByteRanges } from './byte-ranges.ts';
import { oleStreamsOf, startOfStream } from './ole-streams.ts';
import { textOfEntry, zipEntriesOf, type ZipEntry } from './zip-entries.ts';

export type OfficeType = 'PowerPoint' | 'MS Word' | 'MS Excel';
export interface OfficeFile {
  type: OfficeType;
  mimeType: string;
  extension: string;
}
/** What keeps an Office file from being opened. */
export type OfficeProblem = 'encrypted' | 'unpacks-too-large';

/** What all parts of an Office file may unpack to. */
const MOST_UNPACKED_BYTES = 2 * 1024 ** 3;
const MOST_PARTS = 20_000;

const openXml = 'application/vnd.openxmlformats-officedocument.';
const openDocument = 'application/vnd.oasis.opendocument.';

/** By their extension. */
const types: Readonly<Record<string, readonly [OfficeType, string]>> = {
  ppt: ['PowerPoint', 'application/vnd.ms-powerpoint'],
  pptx: ['PowerPoint', `${openXml}presentationml.presentation`],
  pptm: ['PowerPoint', 'application/vnd.ms-powerpoint.presentation.macroEnabled.12'],
  odp: ['PowerPoint', `${openDocument}presentation`],
  doc: ['MS Word', 'application/msword'],
  docx: ['MS Word', `${openXml}wordprocessingml.document`],
  docm: ['MS Word', 'application/vnd.ms-word.document.macroEnabled.12'],
  rtf: ['MS Word', 'application/rtf'],
  odt: ['MS Word', `${openDocument}text`],
  xls: ['MS Excel', 'application/vnd.ms-excel'],
  xlsx: ['MS Excel', `${openXml}spreadsheetml.sheet`],
  xlsm: ['MS Excel', 'application/vnd.ms-excel.sheet.macroEnabled.12'],
  xlsb: ['MS Excel', 'application/vnd.ms-excel.sheet.binary.macroEnabled.12'],
  ods: ['MS Excel', `${openDocument}spreadsheet`],
};

/** The part that a package's content types declare as its main one; templates and slide shows open like the rest. */
const mainParts: readonly (readonly [RegExp, string])[] = [
  [/presentationml\.(presentation|slideshow|template)\.main\+xml/, 'pptx'],
  [/ms-powerpoint\.(presentation|slideshow|template)\.macroEnabled\.main\+xml/, 'pptm'],
  [/wordprocessingml\.(document|template)\.main\+xml/, 'docx'],
  [/ms-word\.(document|template)\.macroEnabled(Template)?\.main\+xml/, 'docm'],
  [/spreadsheetml\.(sheet|template)\.main\+xml/, 'xlsx'],
  [/ms-excel\.(sheet|template)\.macroEnabled\.main\+xml/, 'xlsm'],
  [/ms-excel\.sheet\.binary\.macroEnabled\.main/, 'xlsb'],
];

/** An Office file by its bytes; null for anything else. */
export async function officeTypeOf(
  head: Buffer,
  file: ByteRanges,
): Promise<OfficeFile | OfficeProblem | null> {
  if (head.toString('latin1', 0, 5) === String.raw`{\rtf`) return officeFile('rtf');
  if (head.toString('latin1', 0, 4) === 'PK\x03\x04') return inZip(file);
  return head.toString('hex', 0, 8) === 'd0cf11e0a1b11ae1' ? inOle(file) : null;
}

function officeFile(extension: string): OfficeFile | null {
  const [type, mimeType] = types[extension] ?? [];
  return type && mimeType ? { type, mimeType, extension } : null;
}

async function inZip(file: ByteRanges): Promise<OfficeFile | OfficeProblem | null> {
  const entries = await zipEntriesOf(file);
  if (entries === null) return null;
  const found = (await openXmlType(file, entries)) ?? (await openDocumentType(file, entries));
  if (found === null || found === 'encrypted') return found;
  const unpacked = entries.reduce((sum, entry) => sum + entry.unpacked, 0);
  return unpacked > MOST_UNPACKED_BYTES || entries.length > MOST_PARTS
    ? 'unpacks-too-large'
    : found;
}

async function openXmlType(
  file: ByteRanges,
  entries: readonly ZipEntry[],
): Promise<OfficeFile | null> {
  const declared = await textOfEntry(file, entries, '[Content_Types].xml');
  const [, extension] = mainParts.find(([pattern]) => pattern.test(declared)) ?? [];
  return extension === undefined ? null : officeFile(extension);
}

async function openDocumentType(
  file: ByteRanges,
  entries: readonly ZipEntry[],
): Promise<OfficeFile | 'encrypted' | null> {
  const mimeType = (await textOfEntry(file, entries, 'mimetype')).trim().replace(/-template$/, '');
  const [extension] = Object.entries(types).find(([, [, type]]) => type === mimeType) ?? [];
  if (extension === undefined || !mimeType.startsWith(openDocument)) return null;
  const manifest = await textOfEntry(file, entries, 'META-INF/manifest.xml');
  return /<([\w-]+:)?encryption-data\b/.test(manifest) ? 'encrypted' : officeFile(extension);
}

async function inOle(file: ByteRanges): Promise<OfficeFile | OfficeProblem | null> {
  const streams = await oleStreamsOf(file);
  if (streams === null) return null;
  if (streams.has('EncryptedPackage') || streams.has('EncryptedSummary')) return 'encrypted';
  if (streams.has('PowerPoint Document')) return officeFile('ppt');
  const word = await startOfStream(file, streams, 'WordDocument');
  if (word.length > 12) return word.readUInt16LE(10) & 0x01_00 ? 'encrypted' : officeFile('doc');
  if (streams.has('WordDocument')) return officeFile('doc');
  const [book] = ['Workbook', 'WORKBOOK', 'Book', 'BOOK'].filter((name) => streams.has(name));
  if (book === undefined) return null;
  return hasFilePass(await startOfStream(file, streams, book)) ? 'encrypted' : officeFile('xls');
}

const FILE_PASS = 0x00_2f;

/** One of a workbook's first records says how the rest is encrypted. */
function hasFilePass(book: Buffer): boolean {
  for (let at = 0; at + 4 <= book.length; at += 4 + book.readUInt16LE(at + 2))
    if (book.readUInt16LE(at) === FILE_PASS) return true;
  return false;
}
