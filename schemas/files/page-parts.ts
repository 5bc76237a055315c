/**
 * Parts of a page drawn larger than its pictures, for readers who may not have the file: squares of the page drawn at one of
 * some widths. Server and viewer must agree.
 */
export const partWidths = [2560, 3840, 5120, 7680, 10_240] as const;
const partSide = 1024;
/** Drawn beyond the square, to the right and below, so that no seam shows between two. */
const partOverlap = 2;

interface Size {
  width: number;
  height: number;
}

/** The whole page in pixels. Only pages more than twice as high as wide are drawn narrower. */
export function drawnSize(page: Size, width: number): Size {
  const scale = Math.min(width / page.width, (2 * width) / page.height);
  return {
    width: Math.max(1, Math.round(page.width * scale)),
    height: Math.max(1, Math.round(page.height * scale)),
  };
}

/** How many parts a drawn page has. */
export function partGrid({ width, height }: Size): { columns: number; rows: number } {
  return { columns: Math.ceil(width / partSide), rows: Math.ceil(height / partSide) };
}

export interface PartPlace {
  column: number;
  row: number;
}

/** In pixels of the drawn page. */
export function partArea({ width, height }: Size, { column, row }: PartPlace) {
  const [left, top] = [column * partSide, row * partSide];
  const side = partSide + partOverlap;
  return { left, top, width: Math.min(side, width - left), height: Math.min(side, height - top) };
}

/** Below the URL of the pages. @param page from 1 */
export function partPath(page: number, width: number, { column, row }: PartPlace): string {
  return `parts/${String(page).padStart(4, '0')}/${width}/${column}-${row}.webp`;
}
