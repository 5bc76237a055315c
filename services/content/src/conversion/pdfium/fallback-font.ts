import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { malloc, type Pdfium } from './pdfium-api.ts';

/** Covers Chinese, Japanese and Korean. PDFium has fonts of its own for other alphabets only. */
const file = join(import.meta.dirname, 'fonts', 'DroidSansFallback.ttf');
/** PDFium's numbers for Japanese, Korean, Simplified and Traditional Chinese. */
const eastAsian = new Set([128, 129, 134, 136]);
const HANDLE = 1;
const NONE = 0;

/** Draws East Asian text whose font a PDF does not embed. Must be called before a document is opened. */
export function installFallbackFont(api: Pdfium): void {
  let font: Buffer | undefined;
  const ignore = api.pdfium.addFunction(() => {}, 'vii');
  const release = api.pdfium.addFunction(() => {}, 'vi');
  const mapFont = api.pdfium.addFunction(
    (_info: number, _weight: number, _isItalic: number, charset: number) =>
      eastAsian.has(charset) ? HANDLE : NONE,
    'iiiiiiii',
  );
  const fontData = api.pdfium.addFunction(
    (_info: number, _handle: number, table: number, into: number, size: number) => {
      if (table !== 0) return 0; // The whole file is requested next.
      font ??= readFileSync(file);
      if (into !== 0 && size >= font.length) api.pdfium.HEAPU8.set(font, into);
      return font.length;
    },
    'iiiiii',
  );
  const getFont = api.pdfium.addFunction(() => NONE, 'iii');
  const faceName = api.pdfium.addFunction(() => NONE, 'iiiii');
  // The fields of FPDF_SYSFONTINFO, in their order.
  const info = [1, release, ignore, mapFont, getFont, fontData, faceName, getFont, ignore];
  const at = malloc(api, info.length * 4);
  api.pdfium.HEAP32.set(info, at / 4);
  api.FPDF_SetSystemFontInfo(at);
}
