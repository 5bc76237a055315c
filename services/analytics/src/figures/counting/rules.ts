/**
 * How viewings are counted. Both are computed from the same stored viewings, so that any range can be shown by either.
 * `earlier`: each viewing is a view, each page that was opened is read, and medians are rounded.
 */
export type CountingRules = 'current' | 'earlier';

/** A viewing that begins less than this after the visitor's viewing before, on the same link, continues its view. */
export const SAME_VIEW_MS = 30 * 60_000;

/** In one viewing; a page that was open for less was leafed over. */
const READ_PAGE_MS = 1_000;

export function isPageRead({ timeMs }: { timeMs: number }): boolean {
  return timeMs >= READ_PAGE_MS;
}
