type PageTime = { page: number; timeMs: number };

/** A strip's data: the page count, the time of each page, and the live pages. */
export type Attention = {
  pageCount: number;
  times: readonly PageTime[];
  livePages?: readonly number[];
  /** What stands for a page's number, such as when a part of a film begins; null for the number. */
  labelOf?: (page: number) => string | null;
};

/** One cell for pages `first` to `last`, with the longest of them. */
export type Cell = { first: number; last: number; page: number; timeMs: number; isLive: boolean };

/**
 * One cell per page, or as many as fit: a cell keeps its longest page, and live pages always
 * show.
 */
export function toCells({ pageCount, times, livePages = [] }: Attention, room = Infinity): Cell[] {
  const timeOf = new Map(times.map(({ page, timeMs }) => [page, timeMs]));
  const live = new Set(livePages);
  const count = Math.max(1, Math.min(pageCount, Math.floor(room)));
  return Array.from({ length: pageCount === 0 ? 0 : count }, (_, index) => {
    const first = Math.floor((index * pageCount) / count) + 1;
    const last = Math.floor(((index + 1) * pageCount) / count);
    const cell: Cell = {
      first,
      last,
      page: first,
      timeMs: timeOf.get(first) ?? 0,
      isLive: live.has(first),
    };
    for (let page = first + 1; page <= last; page += 1) {
      const timeMs = timeOf.get(page) ?? 0;
      const isLive = live.has(page);
      if (isLive && !cell.isLive) Object.assign(cell, { page, isLive, timeMs });
      else if (isLive === cell.isLive && timeMs > cell.timeMs)
        Object.assign(cell, { page, timeMs });
    }
    return cell;
  });
}
