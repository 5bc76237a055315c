import { isPageRead } from '../figures/counting/rules.ts';
import type { PageTime } from '../graphql/generated.ts';
import {
  type ViewingState,
  accountOf,
  currentPage,
  identityOf,
  isLive,
  lastSeenAt,
} from '../viewing/viewing.ts';
import type { Account } from '../viewer-session/account.ts';

export interface Opening {
  id: string;
  at: string;
  /** Viewings of one visit share it; null: unknown, so the viewing is a visit of its own. */
  visitorKey: string | null;
}

/** A visit continues with a viewing that begins less than this after the previous one; the same in sharing. */
export const VISIT_GAP_MS = 10 * 60_000;

/** Ids of the viewings in the same visit as `id`, in order. */
export function visitContaining(openings: readonly Opening[], id: string): string[] {
  const visitorKey = openings.find((each) => each.id === id)?.visitorKey ?? null;
  if (visitorKey === null) return [id];
  const inOrder = openings
    .filter((each) => each.visitorKey === visitorKey)
    .toSorted((one, other) =>
      one.at < other.at || (one.at === other.at && one.id < other.id) ? -1 : 1,
    );
  let visit: string[] = [];
  let lastMs = -Infinity;
  for (const opening of inOrder) {
    const openedMs = Date.parse(opening.at);
    if (openedMs - lastMs >= VISIT_GAP_MS) {
      if (visit.includes(id)) return visit;
      visit = [];
    }
    visit.push(opening.id);
    lastMs = openedMs;
  }
  return visit;
}

/** A visitor's viewings through one link, in order. */
export type Visit = readonly [ViewingState, ...ViewingState[]];

/** Adds up a visit. Pages are those of the file that was read last: other files have other pages. */
export function summarizeVisit(visit: Visit, now: string) {
  const latest = visit.reduce((best, each) => (isMoreRecent(each, best, now) ? each : best));
  const files = summarizeByFile(visit);
  const lastFile = files.find(({ fileId }) => fileId === latest.fileId);
  return {
    startedAt: identityOf(visit[0]).startedAt,
    lastSeenAt: lastSeenAt(latest),
    isLive: isLive(latest, now),
    currentPage: currentPage(latest),
    elapsedMs: files.reduce((sum, { elapsedMs }) => sum + elapsedMs, 0),
    fileId: latest.fileId,
    pageCount: lastFile?.pageCount ?? null,
    pages: lastFile?.pages ?? [],
    completion: lastFile?.completion ?? null,
    files,
  };
}

/** A live viewing before others, then the later activity. */
function isMoreRecent(one: ViewingState, other: ViewingState, now: string): boolean {
  const isOneLive = isLive(one, now);
  if (isOneLive !== isLive(other, now)) return isOneLive;
  return lastSeenAt(one) >= lastSeenAt(other);
}

/** By file, in the order of first reading. */
function summarizeByFile(visit: Visit) {
  return [...Map.groupBy(visit, ({ fileId }) => fileId)].map(([fileId, viewings]) => {
    const accounts = viewings.map(accountOf);
    const pages = sumPageTimes(accounts);
    const pagesRead = new Set(
      accounts.flatMap((account) => account.pages.filter(isPageRead).map(({ page }) => page)),
    );
    const pageCount = accounts.findLast((account) => account.pageCount !== null)?.pageCount ?? null;
    const elapsedMs = accounts.reduce((sum, account) => sum + account.elapsedMs, 0);
    return {
      fileId,
      pageCount,
      startedAt: identityOf(viewings[0]!).startedAt,
      elapsedMs,
      pages,
      completion: pageCount ? pagesRead.size / pageCount : null,
    };
  });
}

function sumPageTimes(accounts: readonly Account[]): PageTime[] {
  const pages = new Map<number, PageTime>();
  for (const { page, timeMs, views } of accounts.flatMap((account) => account.pages)) {
    const before = pages.get(page) ?? { page, timeMs: 0, views: 0 };
    pages.set(page, { page, timeMs: before.timeMs + timeMs, views: before.views + views });
  }
  return [...pages.values()].toSorted((one, other) => one.page - other.page);
}
