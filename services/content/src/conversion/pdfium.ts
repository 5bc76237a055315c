import { closeSync, openSync, readSync, statSync } from 'node:fs';
import { PDFiumModule } from '@hyzyla/pdfium';
import type { Box, Character } from './text-runs.ts';

/**
 * The part of PDFium's C API that we call, as its WebAssembly build exports it; pointers and handles are numbers.
 * The package's own wrapper is not used: it renders for LCD screens (coloured edges in pictures) and knows no positions, links or outline.
 */
export type Pdfium = {
  HEAPU8: Uint8Array;
  HEAP32: Int32Array;
  HEAPF32: Float32Array; // New objects whenever the memory grows: never keep one.
  wasmExports: { malloc(bytes: number): number; free(at: number): void };
  _FPDF_InitLibrary(): void;
  _FPDF_LoadMemDocument(at: number, bytes: number, password: number): number;
  _FPDF_GetLastError(): number;
  _FPDF_GetPageCount(doc: number): number;
  _FPDF_GetMetaText(doc: number, tag: number, at: number, bytes: number): number;
  _FPDF_LoadPage(doc: number, index: number): number;
  _FPDF_ClosePage(page: number): void;
  _FPDF_GetPageWidthF(page: number): number;
  _FPDF_GetPageHeightF(page: number): number;
  _FPDFPage_GetRotation(page: number): number;
  _FPDF_PageToDevice(
    page: number,
    x: number,
    y: number,
    width: number,
    height: number,
    rotate: number,
    pageX: number,
    pageY: number,
    atX: number,
    atY: number,
  ): number;
  _FPDFBitmap_CreateEx(
    width: number,
    height: number,
    format: number,
    at: number,
    stride: number,
  ): number;
  _FPDFBitmap_FillRect(
    bitmap: number,
    x: number,
    y: number,
    width: number,
    height: number,
    colour: number,
  ): void;
  _FPDFBitmap_Destroy(bitmap: number): void;
  _FPDF_RenderPageBitmap(
    bitmap: number,
    page: number,
    x: number,
    y: number,
    width: number,
    height: number,
    rotate: number,
    flags: number,
  ): void;
  _FPDFText_LoadPage(page: number): number;
  _FPDFText_ClosePage(text: number): void;
  _FPDFText_CountChars(text: number): number;
  _FPDFText_GetUnicode(text: number, index: number): number;
  _FPDFText_GetFontSize(text: number, index: number): number;
  _FPDFText_GetMatrix(text: number, index: number, at: number): number;
  _FPDFText_GetCharAngle(text: number, index: number): number;
  _FPDFText_GetLooseCharBox(text: number, index: number, at: number): number;
  _FPDFLink_Enumerate(page: number, atPosition: number, atLink: number): number;
  _FPDFLink_GetAnnotRect(link: number, at: number): number;
  _FPDFLink_GetDest(doc: number, link: number): number;
  _FPDFLink_GetAction(link: number): number;
  _FPDFAction_GetDest(doc: number, action: number): number;
  _FPDFAction_GetURIPath(doc: number, action: number, at: number, bytes: number): number;
  _FPDFDest_GetDestPageIndex(doc: number, destination: number): number;
  _FPDFBookmark_GetFirstChild(doc: number, bookmark: number): number;
  _FPDFBookmark_GetNextSibling(doc: number, bookmark: number): number;
  _FPDFBookmark_GetTitle(bookmark: number, at: number, bytes: number): number;
  _FPDFBookmark_GetDest(doc: number, bookmark: number): number;
  _FPDFBookmark_GetAction(bookmark: number): number;
};

export type OpenPdf = { api: Pdfium; doc: number };
export type OpenPage = { api: Pdfium; doc: number; page: number; width: number; height: number };

/** A file PDFium refuses; `reason` is one of conversion-error.ts. */
export class PdfRefused extends Error {
  readonly reason: 'damaged' | 'encrypted' | 'out-of-memory';
  constructor(reason: PdfRefused['reason'], message: string) {
    super(message);
    this.reason = reason;
  }
}

export async function openPdf(file: string): Promise<OpenPdf> {
  const api = (await PDFiumModule({})) as unknown as Pdfium;
  api._FPDF_InitLibrary();
  const { size } = statSync(file);
  const at = api.wasmExports.malloc(size); // Kept as long as the document: PDFium reads from it.
  if (!at) throw new PdfRefused('out-of-memory', `No room for ${size} bytes`);
  readInto(api.HEAPU8.subarray(at, at + size), file);
  const doc = api._FPDF_LoadMemDocument(at, size, 0);
  if (doc) return { api, doc };
  const error = api._FPDF_GetLastError();
  // 4: a password is needed; 5: protected in a way PDFium does not know (by a certificate, for example).
  throw new PdfRefused(
    error === 4 || error === 5 ? 'encrypted' : 'damaged',
    `PDFium error ${error}`,
  );
}

export function openPage({ api, doc }: OpenPdf, index: number): OpenPage {
  const page = api._FPDF_LoadPage(doc, index);
  const width = page && api._FPDF_GetPageWidthF(page);
  const height = page && api._FPDF_GetPageHeightF(page);
  if (!(width > 0 && height > 0 && Number.isFinite(width * height)))
    throw new PdfRefused('damaged', `Page ${index + 1} cannot be read`);
  return { api, doc, page, width, height };
}

export function closePage({ api, page }: OpenPage): void {
  api._FPDF_ClosePage(page);
}

/**
 * The page as RGBA pixels on white, with its annotations and filled-in fields.
 * @param into taken where it has the right size: memory that comes and goes with each page is what most collecting is for
 */
export function renderPage(
  { api, page }: OpenPage,
  width: number,
  height: number,
  into?: Buffer,
): Buffer {
  const at = api.wasmExports.malloc(width * height * 4);
  if (!at) throw new PdfRefused('out-of-memory', `No room for ${width} x ${height} pixels`);
  const bitmap = api._FPDFBitmap_CreateEx(width, height, 4, at, width * 4);
  api._FPDFBitmap_FillRect(bitmap, 0, 0, width, height, 0xffffffff);
  const annotations = 0x01,
    redFirst = 0x10;
  api._FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, annotations | redFirst);
  const pixels =
    into?.length === width * height * 4 ? into : Buffer.allocUnsafeSlow(width * height * 4);
  pixels.set(api.HEAPU8.subarray(at, at + pixels.length)); // A copy: the memory is used again.
  api._FPDFBitmap_Destroy(bitmap);
  api.wasmExports.free(at);
  return pixels;
}

/** The characters of a page in reading order, at most `limit` of them. */
export function charactersOf(open: OpenPage, limit: number): Character[] {
  const { api, page } = open;
  const text = api._FPDFText_LoadPage(page);
  if (!text) return [];
  const toShown = shownAs(open);
  const turned = (api._FPDFPage_GetRotation(page) * Math.PI) / 2;
  const at = api.wasmExports.malloc(24);
  const characters: Character[] = [];
  for (
    let index = 0, count = Math.min(api._FPDFText_CountChars(text), limit);
    index < count;
    index++
  ) {
    const code = api._FPDFText_GetUnicode(text, index);
    if (code === 0) continue;
    api._FPDFText_GetLooseCharBox(text, index, at);
    const box = toShown(at);
    const isLevel = Math.abs(Math.sin(api._FPDFText_GetCharAngle(text, index) + turned)) < 0.1;
    characters.push({
      text: characterOf(code),
      ...box,
      size: sizeOf(open, text, index, at) || box.height,
      isLevel,
    });
  }
  api.wasmExports.free(at);
  api._FPDFText_ClosePage(text);
  return characters;
}

/** Of the font as it is drawn, in points; 0 where that is not known. */
function sizeOf({ api }: OpenPage, text: number, index: number, at: number): number {
  if (!api._FPDFText_GetMatrix(text, index, at)) return 0;
  const [, , c, d] = api.HEAPF32.subarray(at >> 2, (at >> 2) + 4) as unknown as [
    number,
    number,
    number,
    number,
  ];
  return api._FPDFText_GetFontSize(text, index) * Math.hypot(c, d);
}

/** Turns a rectangle in page space (y up, before rotation and cropping) at an address into one on the page as it is shown. */
export function shownAs({ api, page, width, height }: OpenPage): (rect: number) => Box {
  const fine = 100,
    far = 1000; // PDFium answers whole pixels: ask about a page drawn 100 times as large.
  const out = api.wasmExports.malloc(8);
  const [origin, right, up] = (
    [
      [0, 0],
      [far, 0],
      [0, far],
    ] as const
  ).map(([x, y]) => {
    api._FPDF_PageToDevice(
      page,
      0,
      0,
      Math.round(width * fine),
      Math.round(height * fine),
      0,
      x,
      y,
      out,
      out + 4,
    );
    return { x: api.HEAP32[out >> 2]! / fine, y: api.HEAP32[(out >> 2) + 1]! / fine };
  }) as [Point, Point, Point];
  api.wasmExports.free(out);
  const place = (x: number, y: number): Point => ({
    x: origin.x + ((right.x - origin.x) * x + (up.x - origin.x) * y) / far,
    y: origin.y + ((right.y - origin.y) * x + (up.y - origin.y) * y) / far,
  });
  return (rect) => {
    const [left, top, rightEdge, bottom] = api.HEAPF32.subarray(
      rect >> 2,
      (rect >> 2) + 4,
    ) as unknown as [number, number, number, number];
    const a = place(left, top);
    const b = place(rightEdge, bottom);
    return {
      x: Math.min(a.x, b.x),
      y: Math.min(a.y, b.y),
      width: Math.abs(a.x - b.x),
      height: Math.abs(a.y - b.y),
    };
  };
}

type Point = { x: number; y: number };

function characterOf(code: number): string {
  if (code === 0x02 || code === 0xfffe) return '-'; // How PDFium marks a hyphen at the end of a line.
  if (code > 0x10ffff || (code < 0x20 && code !== 0x0a && code !== 0x0d)) return ' ';
  return String.fromCodePoint(code);
}

function readInto(target: Uint8Array, file: string): void {
  const handle = openSync(file, 'r');
  try {
    for (let done = 0; done < target.length;) {
      const bytes = readSync(handle, target, done, Math.min(target.length - done, 1 << 26), done);
      if (bytes === 0) throw new PdfRefused('damaged', 'The file became shorter while it was read');
      done += bytes;
    }
  } finally {
    closeSync(handle);
  }
}
