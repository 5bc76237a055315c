import type { Reading } from '../reading/reading.ts';
import { accountOf, currentPage, factsOf, isLive, lastSeenAt } from '../reading/reading.ts';

/** Of a viewing, what tells whose visit it is: its opening, and the browser at one address behind it. */
export interface Opening {
  id: string;
  at: string;
  /** Of one visit are those that share it; null: nobody knows, so it is one alone. */
  visitorKey: string | null;
}

/** A visit goes on with whatever begins less than this after the beginning before, as sharing has it. */
export const GAP_MS = 10 * 60_000;

/** The ids of those that hang together with one of them, the first one first. */
export function chainOf(openings: readonly Opening[], id: string): string[] {
  const visitorKey = openings.find((each) => each.id === id)?.visitorKey ?? null;
  if (visitorKey === null) return [id];
  const inOrder = openings.filter((each) => each.visitorKey === visitorKey).toSorted((one, other) => (one.at < other.at || (one.at === other.at && one.id < other.id) ? -1 : 1));
  const here = inOrder.findIndex((each) => each.id === id);
  const isNext = (index: number) => Date.parse(inOrder[index]!.at) - Date.parse(inOrder[index - 1]!.at) < GAP_MS;
  let [first, last] = [here, here];
  while (first > 0 && isNext(first)) first--;
  while (last < inOrder.length - 1 && isNext(last + 1)) last++;
  return inOrder.slice(first, last + 1).map((each) => each.id);
}

/** One visitor's viewings through one link that hang together, the first one first: at least one. */
export type Visit = readonly Reading[];

/** What was read in it: its viewings added up. Of pages, those of the file that was read last: pages of another are other pages. */
export function readIn(visit: Visit, now: string) {
  const accounts = visit.map(accountOf);
  const file = visit.at(-1)!.fileId;
  const ofFile = accounts.filter((_, index) => visit[index]!.fileId === file);
  const pages = new Map<number, { page: number; timeMs: number; views: number }>();
  for (const { page, timeMs, views } of ofFile.flatMap((account) => account.pages)) {
    const before = pages.get(page) ?? { page, timeMs: 0, views: 0 };
    pages.set(page, { page, timeMs: before.timeMs + timeMs, views: before.views + views });
  }
  const latest = visit.toSorted((one, other) => Number(isLive(one, now)) - Number(isLive(other, now)) || (lastSeenAt(one) < lastSeenAt(other) ? -1 : 1)).at(-1)!;
  const pageCount = ofFile.findLast((account) => account.pageCount !== null)?.pageCount ?? null;
  return {
    startedAt: factsOf(visit[0]!).startedAt,
    lastSeenAt: lastSeenAt(latest),
    isLive: isLive(latest, now),
    currentPage: currentPage(latest),
    elapsedMs: accounts.reduce((sum, { elapsedMs }) => sum + elapsedMs, 0),
    pages: [...pages.values()].toSorted((one, other) => one.page - other.page),
    completion: pageCount ? pages.size / pageCount : null,
  };
}
