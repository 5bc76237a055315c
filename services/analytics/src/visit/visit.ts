import type { PageTime } from '../graphql/generated.ts';
import type { ViewingState } from '../reading/reading.ts';
import { accountOf, currentPage, identityOf, isLive, lastSeenAt } from '../reading/reading.ts';
import type { Account } from '../viewer-session/account.ts';

/** Of a viewing, what tells whose visit it is: its opening, and the browser at one address behind it. */
export interface Opening {
  id: string;
  at: string;
  /** Of one visit are those that share it; null: nobody knows, so it is one alone. */
  visitorKey: string | null;
}

/** A visit goes on with whatever begins less than this after the beginning before, as sharing has it. */
export const VISIT_GAP_MS = 10 * 60_000;

/** The ids of those that hang together with one of them, the first one first. */
export function visitContaining(openings: readonly Opening[], id: string): string[] {
  const visitorKey = openings.find((each) => each.id === id)?.visitorKey ?? null;
  if (visitorKey === null) return [id];
  const inOrder = openings
    .filter((each) => each.visitorKey === visitorKey)
    .toSorted((one, other) =>
      one.at < other.at || (one.at === other.at && one.id < other.id) ? -1 : 1,
    );
  const here = inOrder.findIndex((each) => each.id === id);
  const isNext = (index: number) =>
    Date.parse(inOrder[index]!.at) - Date.parse(inOrder[index - 1]!.at) < VISIT_GAP_MS;
  let [first, last] = [here, here];
  while (first > 0 && isNext(first)) first--;
  while (last < inOrder.length - 1 && isNext(last + 1)) last++;
  return inOrder.slice(first, last + 1).map((each) => each.id);
}

/** One visitor's viewings through one link that hang together, the first one first: at least one. */
export type Visit = readonly ViewingState[];

/** What was read in it: its viewings added up. Of pages, those of the file that its reader has, or had last: pages of another are other pages. */
export function summarizeVisit(visit: Visit, now: string) {
  const latest = visit
    .toSorted(
      (one, other) =>
        Number(isLive(one, now)) - Number(isLive(other, now)) ||
        (lastSeenAt(one) < lastSeenAt(other) ? -1 : 1),
    )
    .at(-1)!;
  const files = summarizeByFile(visit);
  const { fileId, pageCount, pages, completion } = files.find(
    (file) => file.fileId === latest.fileId,
  )!;
  return {
    startedAt: identityOf(visit[0]!).startedAt,
    lastSeenAt: lastSeenAt(latest),
    isLive: isLive(latest, now),
    currentPage: currentPage(latest),
    elapsedMs: files.reduce((sum, { elapsedMs }) => sum + elapsedMs, 0),
    fileId,
    pageCount,
    pages,
    completion,
    files,
  };
}

/** The same by file, the one that was read first first. */
function summarizeByFile(visit: Visit) {
  return [...Map.groupBy(visit, ({ fileId }) => fileId)].map(([fileId, readings]) => {
    const accounts = readings.map(accountOf);
    const pages = sumPageTimes(accounts);
    const pageCount = accounts.findLast((account) => account.pageCount !== null)?.pageCount ?? null;
    const elapsedMs = accounts.reduce((sum, account) => sum + account.elapsedMs, 0);
    return {
      fileId,
      pageCount,
      startedAt: identityOf(readings[0]!).startedAt,
      elapsedMs,
      pages,
      completion: pageCount ? pages.length / pageCount : null,
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
