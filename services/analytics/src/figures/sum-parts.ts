/** One visitor's views, added up. */
export interface VisitorSum {
  views: number;
  timeMs: number;
  /** When the last viewing began, in epoch milliseconds. */
  lastMs: number;
  /** The session of the last viewing; of two that began at once, the one with the later id. */
  lastId: string;
  /** Whether the contact proved who they are in one of the views. */
  isVerified: boolean;
}

/** Views of documents of one length, and the pages that were read in them. */
export interface Completion {
  viewings: number;
  pages: number;
}

/** Everything a sum holds except pages. */
export interface SumParts {
  views: number;
  /** Openings of the viewer: several may be one view. */
  viewings: number;
  timeMs: number;
  downloads: number;
  prints: number;
  /** Views by quarter hour since 1970: days begin on one in every time zone. */
  quarterHours: ReadonlyMap<number, number>;
  /** By `page|target`. */
  clicks: ReadonlyMap<string, number>;
  /** By number of pages. */
  completions: ReadonlyMap<number, Completion>;
  visitors: ReadonlyMap<string, VisitorSum>;
  links: ReadonlyMap<string, number>;
  presentations: ReadonlyMap<string, number>;
}

export function addCount<Key>(counts: Map<Key, number>, key: Key, more: number): void {
  counts.set(key, (counts.get(key) ?? 0) + more);
}

export function addCompletion(
  completions: Map<number, Completion>,
  pageCount: number,
  { viewings, pages }: Completion,
): void {
  const before = completions.get(pageCount);
  completions.set(
    pageCount,
    before
      ? { viewings: before.viewings + viewings, pages: before.pages + pages }
      : { viewings, pages },
  );
}

export function mergeVisitor(one: VisitorSum, other: VisitorSum): VisitorSum {
  const isLater =
    other.lastMs > one.lastMs || (other.lastMs === one.lastMs && other.lastId >= one.lastId);
  return {
    views: one.views + other.views,
    timeMs: one.timeMs + other.timeMs,
    lastMs: isLater ? other.lastMs : one.lastMs,
    lastId: isLater ? other.lastId : one.lastId,
    isVerified: one.isVerified || other.isVerified,
  };
}
