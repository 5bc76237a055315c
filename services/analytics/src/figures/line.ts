import type { Account, Facts } from '../viewer-session/account.ts';

/**
 * One viewing as rows keep it: an account in few characters, for there are many. Clicks are `page|target` and their
 * number in turn, pages their number, time and views in turn. What every line of a row shares is left empty in it.
 */
export type Line = readonly [
  sessionId: string,
  startedMs: number,
  visitor: string,
  elapsedMs: number,
  /** 0: not known. */
  pageCount: number,
  pagesRead: number,
  lastPage: number,
  downloads: number,
  prints: number,
  clicks: readonly (string | number)[],
  pages: readonly number[],
  presentationId: string,
  sharedLinkId: string,
];

/** What of a viewing is told in it. */
export interface Told {
  pages: boolean;
  presentation: boolean;
  link: boolean;
}

export function lineOf({ sessionId, startedAt, presentationId, sharedLinkId }: Facts, account: Account, told: Told): Line {
  const { visitor, elapsedMs, pageCount, pages, lastPage, downloads, prints, linkClicks } = account;
  return [
    sessionId, Date.parse(startedAt), visitor, elapsedMs, pageCount ?? 0, pages.length, lastPage ?? 0, downloads, prints,
    linkClicks.flatMap(({ page, target, clicks }) => [`${page ?? ''}|${target}`, clicks]),
    told.pages ? pages.flatMap(({ page, timeMs, views }) => [page, timeMs, views]) : [],
    told.presentation ? presentationId : '',
    told.link ? (sharedLinkId ?? '') : '',
  ];
}

/** Where a session stands, or would, among lines in the order of their sessions. */
export function placeOf(lines: readonly Line[], sessionId: string): number {
  let [low, high] = [0, lines.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (lines[middle]![0] < sessionId) low = middle + 1;
    else high = middle;
  }
  return low;
}

export function withLine(lines: readonly Line[], line: Line): readonly Line[] {
  const place = placeOf(lines, line[0]);
  return lines.toSpliced(place, lines[place]?.[0] === line[0] ? 1 : 0, line);
}

export function withoutLine(lines: readonly Line[], sessionId: string): readonly Line[] {
  const place = placeOf(lines, sessionId);
  return lines[place]?.[0] === sessionId ? lines.toSpliced(place, 1) : lines;
}
