import { rounded, type Box } from '../text/text-runs.ts';
import { free, malloc } from './pdfium-api.ts';
import { shownAs, type OpenPage, type OpenPdf } from './pdfium.ts';

/** An area of a page that links to a URL, or to another page of the same file (from 1). */
export type PageLink = Box & ({ uri: string } | { page: number });

/** An entry of the table of contents. `page` counts from 1; null if the entry has no target. */
export type OutlineEntry = { title: string; page: number | null; children: OutlineEntry[] };

const mostLinks = 500; // on a page
const mostEntries = 1000; // in an outline
const deepest = 8;

/** Links of a page: to the web, mail and phone only. Scripts and programs to launch are dropped. */
export function linksOf(open: OpenPage): PageLink[] {
  const { api, doc, page } = open;
  const toShown = shownAs(open);
  const memory = malloc(api, 24);
  const [position, link, rect] = [memory, memory + 4, memory + 8];
  api.pdfium.HEAP32[position >> 2] = 0;
  const links: PageLink[] = [];
  while (links.length < mostLinks && api.FPDFLink_Enumerate(page, position, link)) {
    const handle = api.pdfium.HEAP32[link >> 2]!;
    if (!api.FPDFLink_GetAnnotRect(handle, rect)) continue;
    const box = rounded(toShown(rect));
    const action = api.FPDFLink_GetAction(handle);
    const uri =
      action &&
      safeAddress(utf8(open, (at, bytes) => api.FPDFAction_GetURIPath(doc, action, at, bytes)));
    const target = pageOf(open, api.FPDFLink_GetDest(doc, handle), action);
    if (uri) links.push({ ...box, uri });
    else if (target) links.push({ ...box, page: target });
  }
  free(api, memory);
  return links;
}

export function outlineOf(open: OpenPdf): OutlineEntry[] {
  const { api, doc } = open;
  const seen = new Set<number>(); // A damaged outline may contain itself.
  const childrenOf = (parent: number, depth: number): OutlineEntry[] => {
    const entries: OutlineEntry[] = [];
    let bookmark = depth < deepest ? api.FPDFBookmark_GetFirstChild(doc, parent) : 0;
    while (bookmark && !seen.has(bookmark) && seen.size < mostEntries) {
      seen.add(bookmark);
      const current = bookmark;
      const title = utf16(open, (at, bytes) => api.FPDFBookmark_GetTitle(current, at, bytes));
      const page = pageOf(
        open,
        api.FPDFBookmark_GetDest(doc, current),
        api.FPDFBookmark_GetAction(current),
      );
      entries.push({ title, page, children: childrenOf(current, depth + 1) });
      bookmark = api.FPDFBookmark_GetNextSibling(doc, current);
    }
    return entries;
  };
  return childrenOf(0, 0);
}

/** The author's title of the document, if any. */
export function titleOf(open: OpenPdf): string | null {
  const { api, doc } = open;
  return utf16(open, (at, bytes) => api.FPDF_GetMetaText(doc, 'Title', at, bytes)) || null;
}

function pageOf({ api, doc }: OpenPdf, destination: number, action: number): number | null {
  const target = destination || (action && api.FPDFAction_GetDest(doc, action));
  const index = target ? api.FPDFDest_GetDestPageIndex(doc, target) : -1;
  return index < 0 ? null : index + 1;
}

function safeAddress(written: string): string | null {
  const address = URL.parse(/^www\./i.test(written) ? `https://${written}` : written);
  return address && ['http:', 'https:', 'mailto:', 'tel:'].includes(address.protocol)
    ? address.href
    : null;
}

type Fill = (at: number, bytes: number) => number;

export function utf16(open: OpenPdf, fill: Fill): string {
  return bytesOf(open, fill, 2)
    .toString('utf16le')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, 500)
    .toWellFormed();
}

function utf8(open: OpenPdf, fill: Fill): string {
  return bytesOf(open, fill, 1).toString('utf8').trim();
}

/** PDFium first returns the length of a text, then writes it with a closing zero. */
function bytesOf({ api }: OpenPdf, fill: Fill, zero: number): Buffer {
  const length = fill(0, 0);
  if (length <= zero || length > 8192) return Buffer.alloc(0);
  const at = malloc(api, length);
  fill(at, length);
  const bytes = Buffer.from(api.pdfium.HEAPU8.subarray(at, at + length - zero));
  free(api, at);
  return bytes;
}
