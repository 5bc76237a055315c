import { trueSize, type Size, type Zoom } from './zoom.ts';

export interface View {
  /** All pages below one another, instead of one at a time. */
  isContinuous: boolean;
  isPaired: boolean;
  /** What the zoom `fit` fits into the room. */
  fit: 'page' | 'width';
}

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Sheet extends Box {
  page: number;
}

export interface Layout {
  isMeasured: boolean;
  isOneRow: boolean;
  width: number;
  height: number;
  sheets: readonly Sheet[];
}

export interface PagePoint {
  page: number;
  x: number;
  y: number;
}

const gap = 16;
/** Lines of an upright page become too long to read beyond this. */
const comfortableWidth = 1000;

/** Upright documents are read continuously; slides one at a time, as a whole. */
export function defaultView(sizes: readonly Size[], room: Size): View {
  const isUpright = isMostlyUpright(sizes);
  const isShort = room.height > 0 && room.height < 400; // A phone on its side.
  return { isContinuous: isUpright, isPaired: false, fit: isUpright || isShort ? 'width' : 'page' };
}

export function isMostlyUpright(sizes: readonly Size[]): boolean {
  return sizes.filter(({ width, height }) => height > width).length * 2 > sizes.length;
}

/** The first and the last page of those shown together with this one. */
export function rowOf(page: number, pageCount: number, { isPaired }: View): [number, number] {
  const first = isPaired ? page - ((page - 1) % 2) : page;
  return [first, isPaired ? Math.min(first + 1, pageCount) : first];
}

/** CSS pixels per pixel of true size, for the pages of one row. */
export function scaleOf(row: readonly Size[], fit: View['fit'], zoom: Zoom, room: Size): number {
  if (zoom !== 'fit') return zoom;
  if (room.width <= 0) return 1;
  const sizes = row.map(trueSize);
  const width = sizes.reduce((sum, size) => sum + size.width, 0);
  const height = Math.max(...sizes.map((size) => size.height));
  const free = room.width - gap * (row.length - 1);
  if (fit === 'page') return Math.min(free / width, room.height / height);
  return Math.min(free, isMostlyUpright(row) ? comfortableWidth * row.length : free) / width;
}

interface LayoutInput {
  sizes: readonly Size[];
  page: number;
  view: View;
  zoom: Zoom;
  room: Size;
}

export function layOut({ sizes, page, view, zoom, room }: LayoutInput): Layout {
  const rows: [number, number][] = view.isContinuous
    ? sizes.map((_, index) => [index + 1, index + 1])
    : [rowOf(page, sizes.length, view)];
  const scaled = rows.map(([first, last]) => {
    const row = sizes.slice(first - 1, last);
    const scale = scaleOf(row, view.fit, zoom, room);
    const boxes = row.map((size, index) => {
      const { width, height } = trueSize(size);
      return { page: first + index, width: width * scale, height: height * scale };
    });
    return {
      boxes,
      width: boxes.reduce((sum, box) => sum + box.width, gap * (boxes.length - 1)),
      height: Math.max(...boxes.map((box) => box.height)),
    };
  });
  const width = Math.max(room.width, ...scaled.map((row) => row.width));
  const pagesHeight = scaled.reduce((sum, row) => sum + row.height, gap * (scaled.length - 1));
  const height = Math.max(room.height, pagesHeight);
  let top = (height - pagesHeight) / 2;
  const sheets = scaled.flatMap((row) => {
    let left = (width - row.width) / 2;
    const placed = row.boxes.map((box) => {
      const sheet = { ...box, left, top: top + (row.height - box.height) / 2 };
      left += box.width + gap;
      return sheet;
    });
    top += row.height + gap;
    return placed;
  });
  return { isMeasured: room.width > 0, isOneRow: !view.isContinuous, width, height, sheets };
}

/**
 * The current page of a scrolled layout: under a line that moves from the top of the window to its
 * bottom as the user scrolls, so each page has its turn, also where several fit in the window.
 */
export function pageInView({ sheets, height: whole }: Layout, top: number, height: number): number {
  const progress = whole > height ? Math.min(Math.max(0, top / (whole - height)), 1) : 0;
  const line = top + progress * height;
  const next = sheets.findIndex((sheet) => sheet.top > line + 0.5);
  return sheets[next === -1 ? sheets.length - 1 : Math.max(0, next - 1)]?.page ?? 1;
}

/** The sheets on the screen and one screen above and below it. */
export function nearSheets({ sheets }: Layout, top: number, height: number): Sheet[] {
  return sheets.filter(
    (sheet) => sheet.top + sheet.height > top - height && sheet.top < top + 2 * height,
  );
}

/** The point of a page at a point of the layout, on the nearest page if between two. */
export function pagePointAt({ sheets }: Layout, x: number, y: number): PagePoint | null {
  const away = (at: number, from: number, length: number) =>
    Math.max(from - at, 0, at - from - length);
  let nearest: { sheet: Sheet; distance: number } | null = null;
  for (const sheet of sheets) {
    const distance = away(x, sheet.left, sheet.width) + away(y, sheet.top, sheet.height);
    if (!nearest || distance < nearest.distance) nearest = { sheet, distance };
  }
  if (!nearest) return null;
  const { page, left, top, width, height } = nearest.sheet;
  return { page, x: (x - left) / width, y: (y - top) / height };
}
