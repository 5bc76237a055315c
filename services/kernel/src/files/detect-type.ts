import { open, type FileHandle } from 'node:fs/promises';
import { uploadPurposes, type UploadPurpose } from '@lectern/schemas/access/upload-purposes.ts';
import type { ByteRanges } from './byte-ranges.ts';
import { officeTypeOf, type OfficeProblem, type OfficeType } from './office-type.ts';
import { packageTypeOf, webPage, type PackageType } from './package-type.ts';

export type AcceptedType =
  | 'PDF'
  | 'Image'
  | OfficeType
  | PackageType
  | 'Video'
  | 'Audio'
  | 'Captions';

/** The types of content §3, by the names it gives them. */
type FileType = AcceptedType | 'DWG' | 'DXF';

export type DetectedType =
  | { isAccepted: true; type: AcceptedType; mimeType: string; extension: string }
  | {
      isAccepted: false;
      reason: Refusal;
      message: string;
      seems: FileType | null;
    };

type Refusal = 'empty' | 'not-a-pdf' | 'damaged' | OfficeProblem;

/** How much is read of the beginning and of the end. */
const EDGE_BYTES = 64 * 1024;
/** Some programs append to a PDF; its end is found within this many bytes. */
const END_WITHIN_BYTES = 16 * 1024 ** 2;
const STEP_BYTES = 1024 ** 2;
const LONGEST_MARK = 'startxref'.length;
const headerWithin = 1024; // Readers look for %PDF- in the first kilobyte.

/**
 * A file's type by its bytes alone; its name and the type that the client sends do not count. A refusal gives the reason
 * in one sentence, for the person who chose the file.
 */
export async function detectType(
  { size, read }: ByteRanges,
  purpose: UploadPurpose,
): Promise<DetectedType> {
  if (size === 0) return refuse('empty', 'The file is empty.');
  const head = await read(0, Math.min(EDGE_BYTES, size));
  const tail = await read(Math.max(0, size - EDGE_BYTES), Math.min(EDGE_BYTES, size));
  const office = await officeTypeOf(head, { size, read });
  if (office === 'encrypted' || office === 'unpacks-too-large')
    return refuse(office, problems[office]);
  const found = office
    ? { ...kindOfOffice[office.type], safe: office }
    : ((await kindOfPackage(head, { size, read })) ?? (await detect(head, tail, { size, read })));
  const { accepts, only }: { accepts: readonly string[]; only: string } = uploadPurposes[purpose];
  if (found === 'damaged')
    return refuse(
      'damaged',
      'The file is damaged or incomplete. Please export it again and upload the new copy.',
    );
  if (found?.safe && accepts.includes(found.safe.type)) return { isAccepted: true, ...found.safe };
  const seems = found ? `this one seems to be ${found.noun}` : 'this one is something else';
  return refuse('not-a-pdf', `${only}, and ${seems}.`, found?.type ?? null);
}

/** Of a file on disk. */
export async function detectTypeOfFile(
  path: string,
  purpose: UploadPurpose,
): Promise<DetectedType> {
  const handle = await open(path, 'r');
  try {
    const { size } = await handle.stat();
    const read = (start: number, length: number) => readAt(handle, start, length);
    return await detectType({ size, read }, purpose);
  } finally {
    await handle.close();
  }
}

async function kindOfPackage(head: Buffer, file: ByteRanges): Promise<Kind | 'damaged' | null> {
  const found = await packageTypeOf(head, file);
  return found === null || found === 'damaged'
    ? found
    : { type: found.type, noun: 'a ZIP file', safe: found };
}

/** A file that is only what it seems to be has `safe`. */
async function detect(
  head: Buffer,
  tail: Buffer,
  { size, read }: ByteRanges,
): Promise<Kind | 'damaged' | null> {
  const header = head.subarray(0, headerWithin).indexOf('%PDF-');
  const kind = await kindOf(head);
  if (kind === cutOffice) return 'damaged';
  // Only the pixels of its beginning are shown, whatever follows.
  if (kind?.safe?.type === 'Image' || kind?.safe?.type === 'HTML')
    return isAlsoZip(tail) ? zip : kind;
  // A file that opens as something else may still contain a PDF: each program would see something different.
  if (kind && kind !== pdf && !(kind === plainText && header >= 0)) return kind;
  if (header < 0) return null;
  if (isAlsoZip(tail)) return zip;
  if (!/%PDF-\d\.\d/.test(head.toString('latin1', header, header + 8))) return 'damaged';
  if (!hasMark(tail) && !(await hasEarlierEnd({ size, read }))) return 'damaged';
  // A linearized file declares its length. Its first part ends in %%EOF too, so a cut one would pass otherwise.
  const declared = /\/Linearized[\s\S]{0,200}?\/L\s+(\d+)/.exec(
    head.toString('latin1', header, header + headerWithin),
  )?.[1];
  return declared && Number(declared) > size ? 'damaged' : pdf;
}

/** Any of them is enough: browsers, too, repair a PDF whose table of contents is missing. */
function hasMark(bytes: Buffer): boolean {
  return ['startxref', '%%EOF', 'trailer'].some((mark) => bytes.includes(mark));
}

async function hasEarlierEnd({ size, read }: ByteRanges): Promise<boolean> {
  const first = Math.max(0, size - END_WITHIN_BYTES);
  for (let end = size - EDGE_BYTES; end > first; end -= STEP_BYTES) {
    const start = Math.max(first, end - STEP_BYTES);
    if (hasMark(await read(start, Math.min(size, end + LONGEST_MARK) - start))) return true;
  }
  return false;
}

interface Kind {
  type: FileType | null;
  noun: string;
  safe?: { type: AcceptedType; mimeType: string; extension: string };
}
const pdf: Kind = {
  type: 'PDF',
  noun: 'a PDF',
  safe: { type: 'PDF', mimeType: 'application/pdf', extension: 'pdf' },
};
/** Programs would open it as either. */
const zip: Kind = { type: 'ZIP File', noun: 'a ZIP file as well' };
const captions: Kind = {
  type: 'Captions',
  noun: 'a file of captions',
  safe: { type: 'Captions', mimeType: 'text/vtt', extension: 'vtt' },
};
const plainText: Kind = { type: null, noun: 'a text file' };

async function kindOf(head: Buffer): Promise<Kind | null> {
  const text = head
    .toString('latin1', 0, headerWithin)
    .replace(/^(ï»¿|þÿ|ÿþ)/, '')
    .trimStart();
  if (text.startsWith('%PDF-')) return pdf;
  if (/^WEBVTT([ \t\r\n]|$)/.test(text)) return captions;
  if (/^(<\?xml[^>]*>\s*)?(<!--[\s\S]*?-->\s*|<!doctype svg[^>]*>\s*)*<svg[\s>]/i.test(text))
    return anImage({ mimeType: 'image/svg+xml', extension: 'svg' });
  if (/^<(?!\?xml|svg|!doctype (?!html))[a-z!?]/i.test(text))
    return { type: 'HTML', noun: 'a web page', safe: webPage };
  if (/^0\s+SECTION\s/.test(text)) return { type: 'DXF', noun: 'an AutoCAD drawing' };
  const { fileTypeFromBuffer } = await import('file-type'); // Loaded with the first upload.
  // Its head alone may end in the middle of what a detector wants to read.
  const found = await fileTypeFromBuffer(head).catch(() => undefined);
  // A scan's tags come after its pixels.
  if (!found && /^(II\*\0|MM\0\*)/.test(text)) return anImage(images['tif']!);
  if (!found) return isText(head) ? plainText : null;
  const image = images[found.ext];
  if (image) return anImage(image);
  const film = films[found.ext];
  if (film) return aFilm(film);
  const kind = known.find(({ test }) => test.test(`${found.ext} ${found.mime}`))?.kind;
  if (kind) return kind;
  return found.mime.startsWith('image/')
    ? { type: 'Image', noun: `a .${found.ext} image` }
    : { type: null, noun: `a .${found.ext} file` };
}

function anImage(image: { mimeType: string; extension: string }): Kind {
  return { type: 'Image', noun: 'an image', safe: { type: 'Image', ...image } };
}

/** By the extension that goes with the bytes. */
const images: Readonly<Record<string, { mimeType: string; extension: string }>> = {
  jpg: { mimeType: 'image/jpeg', extension: 'jpg' },
  png: { mimeType: 'image/png', extension: 'png' },
  apng: { mimeType: 'image/png', extension: 'png' },
  gif: { mimeType: 'image/gif', extension: 'gif' },
  webp: { mimeType: 'image/webp', extension: 'webp' },
  avif: { mimeType: 'image/avif', extension: 'avif' },
  tif: { mimeType: 'image/tiff', extension: 'tif' },
};

function aFilm(film: { type: 'Video' | 'Audio'; mimeType: string; extension: string }): Kind {
  return { type: film.type, noun: film.type === 'Video' ? 'a video' : 'a sound file', safe: film };
}

/** By the extension that goes with the bytes. */
const films: Readonly<
  Record<string, { type: 'Video' | 'Audio'; mimeType: string; extension: string }>
> = {
  mp4: { type: 'Video', mimeType: 'video/mp4', extension: 'mp4' },
  m4v: { type: 'Video', mimeType: 'video/mp4', extension: 'm4v' },
  mov: { type: 'Video', mimeType: 'video/quicktime', extension: 'mov' },
  mpg: { type: 'Video', mimeType: 'video/mpeg', extension: 'mpg' },
  webm: { type: 'Video', mimeType: 'video/webm', extension: 'webm' },
  mp3: { type: 'Audio', mimeType: 'audio/mpeg', extension: 'mp3' },
  m4a: { type: 'Audio', mimeType: 'audio/mp4', extension: 'm4a' },
  wav: { type: 'Audio', mimeType: 'audio/wav', extension: 'wav' },
};

/** Its beginning is an Office file's, the rest is not. */
const cutOffice: Kind = { type: null, noun: 'a part of an Office file' };
const problems: Record<OfficeProblem, string> = {
  encrypted: 'This file is protected by a password. Please upload a copy without one.',
  'unpacks-too-large':
    'The file unpacks to more than the server accepts. Smaller pictures often help.',
};

const kindOfOffice: Record<OfficeType, Kind> = {
  PowerPoint: { type: 'PowerPoint', noun: 'a PowerPoint presentation' },
  'MS Word': { type: 'MS Word', noun: 'a Word document' },
  'MS Excel': { type: 'MS Excel', noun: 'an Excel workbook' },
};

/** The first that matches "extension mime/type". */
const known: readonly { test: RegExp; kind: Kind }[] = [
  { test: /^pdf /, kind: pdf },
  { test: /^(do[ct]|xl[st]|p[op][st])[xm] /, kind: cutOffice },
  { test: /^(key|pages|numbers) /, kind: { type: null, noun: 'an Apple iWork file' } },
  { test: /^cfb /, kind: { type: null, noun: 'an older Office file' } },
  {
    test: /^(ps|eps|ai) /,
    kind: { type: null, noun: 'a PostScript file; Illustrator can save it with a PDF inside' },
  },
  { test: /^dwg /, kind: { type: 'DWG', noun: 'an AutoCAD drawing' } },
  { test: /^(zip|jar|epub|apk|xpi) /, kind: zip },
  { test: / audio\//, kind: { type: 'Audio', noun: 'a sound file' } },
  { test: / video\//, kind: { type: 'Video', noun: 'a video' } },
  { test: /^(exe|elf|macho) /, kind: { type: null, noun: 'a program' } },
];

/** Programs find a ZIP from its end: a directory whose comment ends with the last byte. */
function isAlsoZip(tail: Buffer): boolean {
  const end = tail.lastIndexOf('PK\x05\x06');
  return (
    end >= 0 && end + 22 <= tail.length && end + 22 + tail.readUInt16LE(end + 20) === tail.length
  );
}

function isText(head: Buffer): boolean {
  return !head.subarray(0, headerWithin).some((byte) => byte < 9 || (byte > 13 && byte < 32));
}

function refuse(reason: Refusal, message: string, seems: FileType | null = null): DetectedType {
  return { isAccepted: false, reason, message, seems };
}

async function readAt(handle: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(length), position });
  return buffer.subarray(0, bytesRead);
}
