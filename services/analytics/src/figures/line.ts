import { MAX_VIEWING_MS } from '../reading/reading.ts';
import type { Account, ViewingIdentity } from '../viewer-session/account.ts';

/**
 * One viewing as rows keep it: an account in few characters, for there are many. Clicks are `page|target` and their
 * number in turn, pages a text of their numbers, times and views in turn, read where they are asked for. What every line
 * of a row shares is left empty in it.
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
  clicks: readonly (string | number)[] | 0,
  /** `1,28147,2,2,5298,1` */
  pages: string,
  presentationId: string,
  sharedLinkId: string,
];

/** What of a viewing is told in it. */
export interface LineFields {
  pages: boolean;
  presentation: boolean;
  link: boolean;
}

/** Characters of a line beside its longer texts, about. */
const BASE_LENGTH = 64;
const COMMA = 44;
const ZERO = 48;
const NINE = 57;

export function toLine(
  { sessionId, startedAt, presentationId, sharedLinkId }: ViewingIdentity,
  account: Account,
  told: LineFields,
): Line {
  const { visitor, elapsedMs, pageCount, pages, lastPage, downloads, prints, linkClicks } = account;
  return [
    sessionId,
    Date.parse(startedAt),
    visitor,
    elapsedMs,
    pageCount ?? 0,
    pages.length,
    lastPage ?? 0,
    downloads,
    prints,
    linkClicks.length > 0
      ? linkClicks.flatMap(({ page, target, clicks }) => [`${page ?? ''}|${target}`, clicks])
      : 0,
    told.pages ? pages.map(({ page, timeMs, views }) => `${page},${timeMs},${views}`).join() : '',
    told.presentation ? presentationId : '',
    told.link ? (sharedLinkId ?? '') : '',
  ];
}

/**
 * Those that may have been read last, beginning with the one that was as far as the time that its pages were in view tells:
 * pages may have been open for longer than they were in view, but no longer than a session is good for.
 */
export function latestLines(lines: readonly Line[], most: number): Line[] {
  const latest = lines.reduce((last, line) => Math.max(last, earliestEnd(line)), -Infinity);
  const last: Line[] = [];
  for (const line of lines) {
    if (
      line[1] + MAX_VIEWING_MS < latest ||
      (last.length === most && earliestEnd(line) <= earliestEnd(last.at(-1)!))
    )
      continue;
    const place = last.findIndex((each) => earliestEnd(line) > earliestEnd(each));
    last.splice(place === -1 ? last.length : place, 0, line);
    if (last.length > most) last.pop();
  }
  return last;
}

/** When the first of them began; null without one. */
export function earliestStart(lines: readonly Line[]): string | null {
  return lines.length === 0
    ? null
    : new Date(lines.reduce((first, line) => Math.min(first, line[1]), Infinity)).toISOString();
}

/** When it was read last at the earliest, in epoch milliseconds. */
function earliestEnd(line: Line): number {
  return line[1] + line[3];
}

/** Whether it was done in a viewing, by what figures count. */
const hasAction = {
  DOWNLOAD: (line: Line) => line[7] > 0,
  PRINT: (line: Line) => line[8] > 0,
  CLICK: (line: Line) => line[9] !== 0,
};
export type ViewerAction = keyof typeof hasAction;

/** Those of one visitor, or in which one of these was done, or both, newest first. */
export function filterLines(
  lines: readonly Line[],
  { visitor, did }: { visitor: string | null; did: readonly ViewerAction[] | null },
): Line[] {
  const found = lines.filter(
    (line) =>
      (visitor === null || line[2] === visitor) &&
      (did === null || did.some((deed) => hasAction[deed](line))),
  );
  return found.toSorted((one, other) => other[1] - one[1] || (one[0] < other[0] ? 1 : -1));
}

/** About as many characters as it takes. */
export function lineLength([
  sessionId,
  ,
  visitor,
  ,
  ,
  ,
  ,
  ,
  ,
  clicks,
  pages,
  presentationId,
  sharedLinkId,
]: Line): number {
  let length =
    BASE_LENGTH +
    sessionId.length +
    visitor.length +
    pages.length +
    presentationId.length +
    sharedLinkId.length;
  if (clicks !== 0) for (const each of clicks) length += String(each).length + 3;
  return length;
}

/** Tells page after page what a line says of it. */
export function eachPage(
  text: string,
  tell: (page: number, timeMs: number, views: number) => void,
): void {
  let [page, timeMs, value, place, start] = [0, 0, 0, 0, 0];
  for (let at = 0; at <= text.length && text !== ''; at++) {
    const code = at < text.length ? text.charCodeAt(at) : COMMA;
    if (code >= ZERO && code <= NINE) value = value * 10 + (code - ZERO);
    else if (code !== COMMA)
      value = Number.NaN; // Not a whole number: rare, like one that is too large to be read digit by digit.
    else {
      const number = value <= Number.MAX_SAFE_INTEGER ? value : Number(text.slice(start, at));
      if (place === 0) page = number;
      else if (place === 1) timeMs = number;
      else tell(page, timeMs, number);
      place = (place + 1) % 3;
      value = 0;
      start = at + 1;
    }
  }
}

/** Where a session stands, or would, among lines in the order of their sessions. */
export function sortedIndex(lines: readonly Line[], sessionId: string): number {
  let [low, high] = [0, lines.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (lines[middle]![0] < sessionId) low = middle + 1;
    else high = middle;
  }
  return low;
}
