import type { PageTime } from './time-per-page.ts';

/** What one viewing amounts to. */
export interface Account {
  elapsedMs: number;
  pageCount: number | null;
  pages: readonly PageTime[];
}

/** What many viewings amount to. Whole numbers only, so that the order of adding does not matter. */
export interface Totals {
  views: number;
  elapsedMs: number;
  pages: Readonly<Record<string, { timeMs: number; views: number; viewings: number }>>;
  /** By the presentation's number of pages: how many viewings, and how many distinct pages they opened together. */
  completions: Readonly<Record<string, { viewings: number; pages: number }>>;
}

export const nothing: Totals = { views: 0, elapsedMs: 0, pages: {}, completions: {} };

/** The totals with a viewing put in (1) or taken out again (-1). */
export function withAccount(totals: Totals, { elapsedMs, pageCount, pages }: Account, sign: 1 | -1): Totals {
  const byPage = pages.map(({ page, timeMs, views }) => [page, { timeMs, views, viewings: 1 }] as const);
  return plus(
    totals,
    {
      views: 1,
      elapsedMs,
      pages: Object.fromEntries(byPage),
      completions: pageCount ? { [pageCount]: { viewings: 1, pages: pages.length } } : {},
    },
    sign,
  );
}

export function sumOf(all: readonly Totals[]): Totals {
  return all.reduce((sum, totals) => plus(sum, totals, 1), nothing);
}

/** Distinct pages seen of all pages, averaged over viewings; null where no viewing knows its number of pages. */
export function completionOf({ completions }: Totals): number | null {
  let viewings = 0;
  let complete = 0;
  for (const [pageCount, { viewings: some, pages }] of Object.entries(completions)) {
    viewings += some;
    complete += pages / Number(pageCount);
  }
  return viewings === 0 ? null : complete / viewings;
}

function plus(one: Totals, other: Totals, sign: 1 | -1): Totals {
  return {
    views: one.views + sign * other.views,
    elapsedMs: one.elapsedMs + sign * other.elapsedMs,
    pages: merged(one.pages, other.pages, sign),
    completions: merged(one.completions, other.completions, sign),
  };
}

type Counts = Readonly<Record<string, number>>;

/** Adds field by field; what comes to nothing is left out, as if it had never been there. */
function merged<Value extends Counts>(one: Readonly<Record<string, Value>>, other: Readonly<Record<string, Value>>, sign: 1 | -1): Record<string, Value> {
  const result: Record<string, Value> = { ...one };
  for (const [key, more] of Object.entries(other)) {
    const before: Counts = result[key] ?? {};
    const fields = Object.entries(more).map(([name, value]) => [name, (before[name] ?? 0) + sign * value] as const);
    if (fields.every(([, value]) => value === 0)) delete result[key];
    else result[key] = Object.fromEntries(fields) as Value;
  }
  return result;
}
