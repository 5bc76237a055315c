import { open, type FileHandle } from 'node:fs/promises';

/** The types of spec/content.md §3, by the names it gives them. */
export type PresentationType =
  | 'PDF'
  | 'HTML'
  | 'PowerPoint'
  | 'Image'
  | 'Audio'
  | 'Video'
  | 'URL'
  | 'MS Word'
  | 'MS Excel'
  | 'DWG'
  | 'DXF'
  | 'ZIP File';

export type DetectedType =
  | { isAccepted: true; type: 'PDF' | 'Image'; mimeType: string; extension: string }
  | {
      isAccepted: false;
      reason: 'empty' | 'not-a-pdf' | 'damaged';
      message: string;
      seems: PresentationType | null;
    };

const edge = 64 * 1024; // What is read of the beginning and of the end.
const headerWithin = 1024; // Readers look for %PDF- in the first kilobyte.

/** Bytes that can be read at any place: a file, a blob. */
export interface ByteRanges {
  size: number;
  /** Never asked beyond the size. */
  read(start: number, length: number): Promise<Buffer>;
}

/**
 * What a file is, by its bytes alone: its name and the type its sender claims are never asked.
 * Reads its first and last 64 kB. A refusal says why in one sentence for the person who chose the file.
 */
export async function detectType({ size, read }: ByteRanges): Promise<DetectedType> {
  if (size === 0) return refuse('empty', 'The file is empty.');
  const head = await read(0, Math.min(edge, size));
  const tail = await read(Math.max(0, size - edge), Math.min(edge, size));
  return await detect(head, tail, size);
}

/** Of a file on disk. */
export async function detectTypeOfFile(path: string): Promise<DetectedType> {
  const handle = await open(path, 'r');
  try {
    const { size } = await handle.stat();
    return await detectType({ size, read: (start, length) => readAt(handle, start, length) });
  } finally {
    await handle.close();
  }
}

async function detect(head: Buffer, tail: Buffer, size: number): Promise<DetectedType> {
  const header = head.subarray(0, headerWithin).indexOf('%PDF-');
  const kind = await kindOf(head);
  // Whatever else such a file may hold further on: what is shown of it are the pixels of its beginning.
  if (kind?.image)
    return isAlsoZip(tail) ? notAccepted(zip) : { isAccepted: true, type: 'Image', ...kind.image };
  // A file that opens as something else may still hold a PDF further on: whoever serves it decides what it is, so it is nothing.
  if (header < 0 || (kind && kind.noun !== pdf.noun)) return notAccepted(kind);
  if (isAlsoZip(tail)) return notAccepted(zip);
  if (!/%PDF-\d\.\d/.test(head.toString('latin1', header, header + 8))) return damaged();
  if (!tail.includes('startxref') || !tail.includes('%%EOF')) return damaged();
  // A linearized file says how long it is; its first part ends in %%EOF too, so a cut one would pass otherwise.
  const declared = /\/Linearized[\s\S]{0,200}?\/L\s+(\d+)/.exec(
    head.toString('latin1', header, header + headerWithin),
  )?.[1];
  if (declared && Number(declared) > size) return damaged();
  return { isAccepted: true, type: 'PDF', mimeType: 'application/pdf', extension: 'pdf' };
}

type Kind = {
  type: PresentationType | null;
  noun: string;
  image?: { mimeType: string; extension: string };
};
const pdf: Kind = { type: 'PDF', noun: 'a PDF' };
const zip: Kind = { type: 'ZIP File', noun: 'a ZIP file' };

async function kindOf(head: Buffer): Promise<Kind | null> {
  const text = head
    .toString('latin1', 0, headerWithin)
    .replace(/^(ï»¿|þÿ|ÿþ)/, '')
    .trimStart();
  if (text.startsWith('%PDF-')) return pdf;
  if (/^(<\?xml[^>]*>\s*)?(<!--[\s\S]*?-->\s*|<!doctype svg[^>]*>\s*)*<svg[\s>]/i.test(text))
    return {
      type: 'Image',
      noun: 'an image',
      image: { mimeType: 'image/svg+xml', extension: 'svg' },
    };
  if (/^<(?!\?xml)[a-z!?]/i.test(text)) return { type: 'HTML', noun: 'a web page' };
  if (/^0\s+SECTION\s/.test(text)) return { type: 'DXF', noun: 'an AutoCAD drawing' };
  const { fileTypeFromBuffer } = await import('file-type'); // Loaded with the first upload.
  // Its head alone may end in the middle of what a detector wants to read.
  const found = await fileTypeFromBuffer(head).catch(() => undefined);
  if (!found) return isText(head) ? { type: null, noun: 'a text file' } : null;
  const image = images[found.ext];
  if (image) return { type: 'Image', noun: 'an image', image };
  const kind = known.find(({ test }) => test.test(`${found.ext} ${found.mime}`))?.kind;
  if (kind) return kind;
  return found.mime.startsWith('image/')
    ? { type: 'Image', noun: `a .${found.ext} image` }
    : { type: null, noun: `a .${found.ext} file` };
}

/** By the ending that the bytes ask for. */
const images: Readonly<Record<string, { mimeType: string; extension: string }>> = {
  jpg: { mimeType: 'image/jpeg', extension: 'jpg' },
  png: { mimeType: 'image/png', extension: 'png' },
  apng: { mimeType: 'image/png', extension: 'png' },
  gif: { mimeType: 'image/gif', extension: 'gif' },
  webp: { mimeType: 'image/webp', extension: 'webp' },
  avif: { mimeType: 'image/avif', extension: 'avif' },
  tif: { mimeType: 'image/tiff', extension: 'tif' },
};

/** Asked in this order; what is tested is "extension mime/type". */
const known: readonly { test: RegExp; kind: Kind }[] = [
  { test: /^pdf /, kind: pdf },
  {
    test: /^(p[op][ts][xm]|od[p]|otp|key) /,
    kind: { type: 'PowerPoint', noun: 'a PowerPoint presentation' },
  },
  { test: /^(do[ct][xm]|odt|ott|rtf|pages) /, kind: { type: 'MS Word', noun: 'a Word document' } },
  { test: /^(xl[st][xm]|ods|ots|numbers) /, kind: { type: 'MS Excel', noun: 'an Excel workbook' } },
  { test: /^cfb /, kind: { type: null, noun: 'an older Office file' } },
  { test: /^dwg /, kind: { type: 'DWG', noun: 'an AutoCAD drawing' } },
  { test: /^(zip|jar|epub|apk|xpi) /, kind: zip },
  { test: / audio\//, kind: { type: 'Audio', noun: 'a sound file' } },
  { test: / video\//, kind: { type: 'Video', noun: 'a video' } },
  { test: /^(exe|elf|macho) /, kind: { type: null, noun: 'a program' } },
];

/** A ZIP is found from its end: a directory whose comment reaches exactly to the last byte. */
function isAlsoZip(tail: Buffer): boolean {
  const end = tail.lastIndexOf('PK\x05\x06');
  return (
    end >= 0 && end + 22 <= tail.length && end + 22 + tail.readUInt16LE(end + 20) === tail.length
  );
}

function isText(head: Buffer): boolean {
  return !head.subarray(0, headerWithin).some((byte) => byte < 9 || (byte > 13 && byte < 32));
}

function notAccepted(kind: Kind | null): DetectedType {
  const seems =
    kind && kind.noun !== pdf.noun
      ? `this one seems to be ${kind.noun}`
      : 'this one is something else';
  return refuse(
    'not-a-pdf',
    `Only PDF files and images can be published for now, and ${seems}.`,
    kind?.type ?? null,
  );
}

function damaged(): DetectedType {
  return refuse(
    'damaged',
    'The file is damaged or incomplete. Please export it again and upload the new copy.',
    'PDF',
  );
}

function refuse(
  reason: 'empty' | 'not-a-pdf' | 'damaged',
  message: string,
  seems: PresentationType | null = null,
): DetectedType {
  return { isAccepted: false, reason, message, seems };
}

async function readAt(handle: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(length), position });
  return buffer.subarray(0, bytesRead);
}
