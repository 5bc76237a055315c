import { texts } from './texts.ts';

export interface PageTime {
  page: number;
  timeMs: number;
}

/** Not opened, under 3 s, 10, 30, 90, and longer: the same as in the console. */
const colors = ['#EEEBE4', '#C4D5E6', '#92B2DA', '#5D89C6', '#305AA0', '#18305C'] as const;
const colorThresholds = [3_000, 10_000, 30_000, 90_000] as const;
const FULL_HEIGHT_MS = 90_000;
const CELL_HEIGHT = 40;
const MIN_CELL_HEIGHT = 5;
const MAX_CELLS = 48;
const MAX_CELL_WIDTH = 56;
const STRIP_WIDTH = 456;

/** Adds up times of the same page; negative times count as zero. */
export function sumByPage(pages: readonly PageTime[]): PageTime[] {
  const times = new Map<number, number>();
  for (const { page, timeMs } of pages)
    times.set(page, (times.get(page) ?? 0) + Math.max(0, timeMs));
  return [...times].map(([page, timeMs]) => ({ page, timeMs })).toSorted((a, b) => a.page - b.page);
}

/** A row of cells, each as dark and as high as the time on its page. A table, because mail programs draw those. */
export function stripHtml(pages: readonly PageTime[], pageCount: number): string {
  const cells = cellTimes(pages, pageCount);
  if (cells.length === 0) return '';
  const width = Math.min(MAX_CELL_WIDTH, Math.floor(STRIP_WIDTH / cells.length));
  const drawn = cells.map((timeMs) => {
    const height =
      timeMs === 0
        ? MIN_CELL_HEIGHT
        : Math.max(
            MIN_CELL_HEIGHT,
            Math.round(CELL_HEIGHT * Math.sqrt(Math.min(timeMs, FULL_HEIGHT_MS) / FULL_HEIGHT_MS)),
          );
    const cell = `height:${height}px;line-height:${height}px;font-size:1px;background:${cellColor(timeMs)};border-radius:2px 2px 0 0`;
    return `<td valign="bottom" width="${width}" height="${CELL_HEIGHT}" style="padding:0 1px 0 0;width:${width}px;height:${CELL_HEIGHT}px"><div style="${cell}">&nbsp;</div></td>`;
  });
  const sentence = stripSentence(pages, pageCount);
  return `<table role="img" aria-label="${sentence}" cellspacing="0" cellpadding="0" style="margin:0 0 8px;border-collapse:collapse;border-bottom:1px solid #E6E2DA"><tr>${drawn.join('')}</tr></table>
<p style="margin:0 0 24px;font-size:14px;color:#5B6472">${sentence}</p>`;
}

/** `8 pages, 5 opened, longest page 4 with 1:40`. */
export function stripSentence(pages: readonly PageTime[], pageCount: number): string {
  const opened = pages.filter(({ timeMs }) => timeMs > 0);
  const [longest] = longestPages(pages, 1);
  const all = texts.pages({ count: pageCount });
  return longest
    ? texts.longestPage({
        pages: all,
        opened: opened.length,
        page: longest.page,
        time: formatDuration(longest.timeMs),
      })
    : texts.noneOpened({ pages: all });
}

export function longestPages(pages: readonly PageTime[], limit: number): PageTime[] {
  return pages
    .filter(({ timeMs }) => timeMs > 0)
    .toSorted((a, b) => b.timeMs - a.timeMs || a.page - b.page)
    .slice(0, limit);
}

/** `0:07`, `12:30`, `1:02:03`. */
export function formatDuration(timeMs: number): string {
  const seconds = Math.round(timeMs / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const rest = String(seconds % 60).padStart(2, '0');
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`;
}

/** A cell per page; with too many pages, a cell shows the longest time of its pages. */
function cellTimes(pages: readonly PageTime[], pageCount: number): number[] {
  const cells = new Array<number>(Math.min(MAX_CELLS, pageCount)).fill(0);
  for (const { page, timeMs } of pages) {
    const cell = Math.floor(((page - 1) * cells.length) / pageCount);
    if (cell >= 0 && cell < cells.length) cells[cell] = Math.max(cells[cell] ?? 0, timeMs);
  }
  return cells;
}

function cellColor(timeMs: number): string {
  return timeMs === 0
    ? colors[0]
    : colors[1 + colorThresholds.filter((border) => timeMs >= border).length]!;
}
