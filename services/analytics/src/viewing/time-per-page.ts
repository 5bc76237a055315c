import type { Mark } from './marks.ts';

export interface PageTime {
  page: number;
  timeMs: number;
  /** How often the viewer turned to it. */
  views: number;
}

export interface PagesRead {
  pages: PageTime[];
  /** The page that was open at the end; null when the presentation has no pages. */
  lastPage: number | null;
}

/**
 * Time and views by page. Marks may come in any order and more than once. Page 1 is open from the start unless a mark at 0
 * says otherwise; turning to the open page is no second view. Nothing counts beyond `untilMs`, nor do pages that the
 * presentation does not have.
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

/** Sorted, beginning with page 1 unless another page was open at 0. */
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
