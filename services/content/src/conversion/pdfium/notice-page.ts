import { free, malloc } from './pdfium-api.ts';
import type { OpenPage, OpenPdf } from './pdfium.ts';

/** Unlike any usual paper: when a file is drawn again, a page of another size does not replace the one before. */
const size = { width: 600, height: 800 };
const fontSize = 18;
const margin = 60;

/** A page that takes the place of one that cannot be drawn, and says so. */
export function noticePage({ api }: Pick<OpenPdf, 'api'>, number: number): OpenPage {
  const doc = api.FPDF_CreateNewDocument();
  const page = api.FPDFPage_New(doc, 0, size.width, size.height);
  const line = api.FPDFPageObj_NewTextObj(doc, 'Helvetica', fontSize);
  const text = Buffer.from(`Page ${number} of this file could not be shown.\0`, 'utf16le');
  const at = malloc(api, text.length);
  api.pdfium.HEAPU8.set(text, at);
  api.FPDFText_SetText(line, at);
  free(api, at);
  api.FPDFPageObj_Transform(line, 1, 0, 0, 1, margin, size.height / 2);
  api.FPDFPage_InsertObject(page, line);
  api.FPDFPage_GenerateContent(page);
  return { api, doc, form: 0, page, ...size };
}
