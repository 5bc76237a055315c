import type { Mark } from './marks.ts';

export interface PageTime {
  page: number;
  timeMs: number;
  /** How often it was turned to. */
  views: number;
}

export interface PagesRead {
  /** By page. */
  pages: PageTime[];
  /** The one that lay open at the end; null where the presentation has none. */
  lastPage: number | null;
}

/**
 * Time and views of each page of one viewing. Marks may come in any order and more than once. Page 1 lies open
 * from the beginning unless a mark at 0 says otherwise; turning to the page that is open is no second view. Hidden time
 * is not on the axis at all. Nothing counts beyond `untilMs`, nor a page that the presentation does not have.
 */
export function pagesRead(
  marks: readonly Mark[],
  untilMs: number,
  pageCount: number | null,
): PagesRead {
  const turns = orderedTurns(marks, pageCount);
  const pages = new Map<number, PageTime>();
  let open = null as PageTime | null;
  for (const [index, [elapsedMs, , page]] of turns.entries()) {
    if (open?.page !== page) {
      open = pages.get(page) ?? { page, timeMs: 0, views: 0 };
      pages.set(page, open);
      open.views++;
    }
    const end = turns[index + 1]?.[0] ?? untilMs;
    open.timeMs += Math.max(0, Math.min(end, untilMs) - elapsedMs);
  }
  return {
    pages: [...pages.values()].toSorted((one, other) => one.page - other.page),
    lastPage: turns.at(-1)?.[2] ?? null,
  };
}

/** In the order in which the pages were turned to, page 1 before them where nothing else lay open. */
export function orderedTurns(marks: readonly Mark[], pageCount: number | null): Mark[] {
  const turns = marks
    .filter(([, , page]) => page >= 1 && page <= (pageCount ?? Infinity))
    .toSorted(inOrder);
  if (turns[0]?.[0] !== 0 && pageCount !== 0) turns.unshift([0, 0, 1]);
  return turns;
}

function inOrder(one: Mark, other: Mark): number {
  return one[0] - other[0] || one[1] - other[1] || one[2] - other[2];
}
