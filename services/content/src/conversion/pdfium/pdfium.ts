import { fstatSync, readFileSync, readSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { init } from '@embedpdf/pdfium';
import type { Box, Character } from '../text/text-runs.ts';
import type { PageStructure } from '../text/page-structure.ts';
import { installFallbackFont } from './fallback-font.ts';
import { FileRefused } from '../file-refused.ts';
import { free, malloc, type Pdfium } from './pdfium-api.ts';

type Size = { width: number; height: number };
export type OpenPdf = { api: Pdfium; doc: number; form: number };
export type OpenPage = OpenPdf & { page: number } & Size;

/** @param file its descriptor, or its bytes */
export async function openPdf(file: number | Uint8Array): Promise<OpenPdf> {
  const api = await loadPdfium();
  const size = typeof file === 'number' ? fstatSync(file).size : file.length;
  const at = malloc(api, size); // Never freed before the document: PDFium reads from it.
  if (!at) throw new FileRefused('out-of-memory', `No room for ${size} bytes`);
  const memory = api.pdfium.HEAPU8.subarray(at, at + size);
  if (typeof file === 'number') readInto(memory, file);
  else memory.set(file);
  const doc = api.FPDF_LoadMemDocument(at, size, '');
  if (doc)
    return {
      api,
      doc,
      form: api.PDFiumExt_InitFormFillEnvironment(doc, api.PDFiumExt_OpenFormFillInfo()),
    };
  const error = api.FPDF_GetLastError();
  // 4: needs a password; 5: protected in a way that PDFium does not support, for example by a certificate.
  throw new FileRefused(
    error === 4 || error === 5 ? 'encrypted' : 'damaged',
    `PDFium error ${error}`,
  );
}

async function loadPdfium(): Promise<Pdfium> {
  const wasmBinary = new Uint8Array(
    readFileSync(fileURLToPath(import.meta.resolve('@embedpdf/pdfium/pdfium.wasm'))),
  );
  // The package's types leave memory out: they need those of Emscripten, which are not installed.
  const api = (await init({ wasmBinary } as object)) as unknown as Pdfium;
  api.PDFiumExt_Init();
  installFallbackFont(api);
  return api;
}

export function openPage(open: OpenPdf, index: number): OpenPage {
  const { api, form } = open;
  const { page, width, height } = loadPage(open, index);
  if (!(width > 0 && height > 0 && Number.isFinite(width * height)))
    throw new FileRefused('damaged', `Page ${index + 1} cannot be read`);
  hideBareLinks(api, page);
  if (form) api.FORM_OnAfterLoadPage(page, form);
  return { ...open, page, width, height };
}

/** A crop box beside the page would leave nothing of it: browsers then show the whole page. */
function loadPage(open: OpenPdf, index: number): Pick<OpenPage, 'page' | 'width' | 'height'> {
  const { api, doc } = open;
  const loaded = measurePage(api, api.FPDF_LoadPage(doc, index));
  if (loaded.page === 0 || loaded.width * loaded.height > 0) return loaded;
  const at = malloc(api, 16);
  if (api.FPDFPage_GetMediaBox(loaded.page, at, at + 4, at + 8, at + 12))
    api.FPDFPage_SetCropBox(loaded.page, ...fourFloats(api, at));
  free(api, at);
  api.FPDF_ClosePage(loaded.page);
  return measurePage(api, api.FPDF_LoadPage(doc, index));
}

/** @param page 0 if it cannot be loaded */
function measurePage(api: Pdfium, page: number): Pick<OpenPage, 'page' | 'width' | 'height'> {
  return {
    page,
    width: page && api.FPDF_GetPageWidthF(page),
    height: page && api.FPDF_GetPageHeightF(page),
  };
}

/**
 * This build draws a blue frame around links without an appearance, as no other viewer does. Hidden links are still listed.
 * Must come first: other calls give them an appearance.
 */
function hideBareLinks(api: Pdfium, page: number): void {
  const link = 2,
    hidden = 0x02;
  for (let index = 0, count = api.FPDFPage_GetAnnotCount(page); index < count; index++) {
    const annotation = api.FPDFPage_GetAnnot(page, index);
    if (!annotation) continue;
    if (api.FPDFAnnot_GetSubtype(annotation) === link && !api.FPDFAnnot_HasKey(annotation, 'AP')) {
      api.FPDFAnnot_SetFlags(annotation, api.FPDFAnnot_GetFlags(annotation) | hidden);
    }
    api.FPDFPage_CloseAnnot(annotation);
  }
}

export function closePage({ api, page, form }: OpenPage): void {
  if (form) api.FORM_OnBeforeClosePage(page, form);
  api.FPDF_ClosePage(page);
}

/**
 * The page as RGBA pixels on white, with its annotations and filled-in form fields.
 * @param into reused if it has the right size: a new buffer for each page would be most of the garbage
 */
export function renderPage(open: OpenPage, size: Size, into?: Buffer): Buffer {
  return renderArea(open, size, { left: 0, top: 0, ...size }, into);
}

/** An area of the page in pixels. @param whole the size at which all of the page would be drawn */
export function renderArea(
  { api, page, form }: OpenPage,
  whole: Size,
  { left, top, width, height }: Size & { left: number; top: number },
  into?: Buffer,
): Buffer {
  const at = malloc(api, width * height * 4);
  if (!at) throw new FileRefused('out-of-memory', `No room for ${width} x ${height} pixels`);
  const bitmap = api.FPDFBitmap_CreateEx(width, height, 4, at, width * 4);
  api.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, 0xffffffff);
  const annotations = 0x01;
  const place = [-left, -top, whole.width, whole.height, 0, annotations] as const;
  api.FPDF_RenderPageBitmap(bitmap, page, ...place);
  if (form) api.FPDF_FFLDraw(form, bitmap, page, ...place);
  const pixels =
    into?.length === width * height * 4 ? into : Buffer.allocUnsafeSlow(width * height * 4);
  pixels.set(api.pdfium.HEAPU8.subarray(at, at + pixels.length)); // A copy, because the memory is reused.
  api.FPDFBitmap_Destroy(bitmap);
  free(api, at);
  swapRedAndBlue(pixels);
  return pixels;
}

/** PDFium draws BGRA. Its flag for RGBA uses a path that browsers do not, and swapped colors in some files. */
function swapRedAndBlue(pixels: Buffer): void {
  const words = new Uint32Array(pixels.buffer, pixels.byteOffset, pixels.length / 4);
  for (let index = 0; index < words.length; index++) {
    const word = words[index]!;
    words[index] = (word & 0xff00ff00) | ((word & 0xff) << 16) | ((word >>> 16) & 0xff);
  }
}

/**
 * The characters of a page in reading order, at most `limit` of them.
 * @param blockOfMark of a tagged page
 */
export function charactersOf(
  open: OpenPage,
  limit: number,
  blockOfMark: PageStructure['blockOfMark'],
): Character[] {
  const { api, page } = open;
  const text = api.FPDFText_LoadPage(page);
  if (!text) return [];
  const toShown = shownAs(open);
  const turned = (api.FPDFPage_GetRotation(page) * Math.PI) / 2;
  const at = malloc(api, 24);
  const characters: Character[] = [];
  for (
    let index = 0, count = Math.min(api.FPDFText_CountChars(text), limit);
    index < count;
    index++
  ) {
    const code = api.FPDFText_GetUnicode(text, index);
    if (code === 0) continue;
    api.FPDFText_GetLooseCharBox(text, index, at);
    const box = toShown(at);
    const isLevel = Math.abs(Math.sin(api.FPDFText_GetCharAngle(text, index) + turned)) < 0.1;
    characters.push({
      text: characterOf(code),
      ...box,
      size: sizeOf(open, text, index, at) || box.height,
      isLevel,
      ...(blockOfMark.size > 0 && { block: blockOfMark.get(markOf(open, text, index)) }),
    });
  }
  free(api, at);
  api.FPDFText_ClosePage(text);
  return characters;
}

/** The number of the marked content that a character belongs to; -1 for none. */
function markOf({ api }: OpenPage, text: number, index: number): number {
  const object = api.FPDFText_GetTextObject(text, index);
  return object ? api.FPDFPageObj_GetMarkedContentID(object) : -1;
}

/** The font's size as drawn, in points; 0 if unknown. */
function sizeOf({ api }: OpenPage, text: number, index: number, at: number): number {
  if (!api.FPDFText_GetMatrix(text, index, at)) return 0;
  const [, , c, d] = fourFloats(api, at);
  return api.FPDFText_GetFontSize(text, index) * Math.hypot(c, d);
}

/** A rectangle, or the first part of a matrix, at an address. */
function fourFloats({ pdfium }: Pdfium, at: number): [number, number, number, number] {
  const [a = 0, b = 0, c = 0, d = 0] = pdfium.HEAPF32.subarray(at >> 2, (at >> 2) + 4);
  return [a, b, c, d];
}

/** Turns a rectangle in page space (y up, before rotation and cropping) into one on the page as shown. */
export function shownAs({ api, page, width, height }: OpenPage): (rect: number) => Box {
  const fine = 100,
    far = 1000; // PDFium returns whole pixels, so ask about a page drawn 100 times as large.
  const out = malloc(api, 8);
  const shown = (x: number, y: number): Point => {
    const [w, h] = [Math.round(width * fine), Math.round(height * fine)];
    api.FPDF_PageToDevice(page, 0, 0, w, h, 0, x, y, out, out + 4);
    const [left = 0, top = 0] = api.pdfium.HEAP32.subarray(out >> 2, (out >> 2) + 2);
    return { x: left / fine, y: top / fine };
  };
  const [origin, right, up] = [shown(0, 0), shown(far, 0), shown(0, far)];
  free(api, out);
  const place = (x: number, y: number): Point => ({
    x: origin.x + ((right.x - origin.x) * x + (up.x - origin.x) * y) / far,
    y: origin.y + ((right.y - origin.y) * x + (up.y - origin.y) * y) / far,
  });
  return (rect) => {
    const [left, top, rightEdge, bottom] = fourFloats(api, rect);
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

function readInto(target: Uint8Array, file: number): void {
  for (let done = 0; done < target.length;) {
    const bytes = readSync(file, target, done, Math.min(target.length - done, 1 << 26), done);
    if (bytes === 0) throw new FileRefused('damaged', 'The file became shorter while it was read');
    done += bytes;
  }
}
