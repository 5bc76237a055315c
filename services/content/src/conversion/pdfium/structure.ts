import type { TaggedElement } from '../text/page-structure.ts';
import { utf16 } from './links-and-outline.ts';
import type { OpenPage } from './pdfium.ts';

const mostElements = 5_000; // of a page
const deepest = 32;

/** The elements of a tagged PDF that have content on a page, in reading order; none for other PDFs. */
export function taggedElementsOf(open: OpenPage): TaggedElement[] {
  const { api, page } = open;
  const tree = api.FPDF_StructTree_GetForPage(page);
  if (!tree) return [];
  let left = mostElements;
  const elementAt = (element: number, depth: number): TaggedElement | null => {
    if (!element || depth > deepest || left-- <= 0) return null;
    const content: TaggedElement['content'] = [];
    for (
      let index = 0, count = api.FPDF_StructElement_CountChildren(element);
      index < count;
      index++
    ) {
      const child = elementAt(api.FPDF_StructElement_GetChildAtIndex(element, index), depth + 1);
      const mark = child ? -1 : api.FPDF_StructElement_GetChildMarkedContentID(element, index);
      if (child) content.push(child);
      else if (mark >= 0) content.push(mark);
    }
    return {
      type: utf16(open, (at, bytes) => api.FPDF_StructElement_GetType(element, at, bytes)),
      alt: utf16(open, (at, bytes) => api.FPDF_StructElement_GetAltText(element, at, bytes)),
      content,
    };
  };
  const elements = Array.from(
    { length: Math.max(0, api.FPDF_StructTree_CountChildren(tree)) },
    (_, index) => elementAt(api.FPDF_StructTree_GetChildAtIndex(tree, index), 0),
  );
  api.FPDF_StructTree_Close(tree);
  return elements.filter((element) => element !== null);
}
