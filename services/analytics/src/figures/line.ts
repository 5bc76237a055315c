import { MAX_VIEWING_MS } from '../viewing/times.ts';
import type { Account, ViewingIdentity } from '../viewer-session/account.ts';
import { toPageRanges } from './counting/page-ranges.ts';
import { isPageRead } from './counting/rules.ts';

/**
 * A viewing's account as rows store it, compact because there are many. Fields that all lines of a row share are empty; see
 * `lineFieldsByScope`.
 */
export type Line = readonly [
  sessionId: string,
  startedMs: number,
  visitor: string,
  elapsedMs: number,
  /** 0: unknown. */
  pageCount: number,
  pagesOpened: number,
  lastPage: number,
  downloads: number,
  prints: number,
  /** `page|target` and its count in turn. */
  clicks: readonly (string | number)[] | 0,
  /** Page, time in ms and views in turn: `1,28147,2,2,5298,1`. */
  pages: string,
  presentationId: string,
  sharedLinkId: string,
  /** Pages read, as ranges: `1-14,16`. */
  pagesRead: string,
  /** Whether the visitor proved who they are; a contact may also be guessed. */
  isVerified: 0 | 1,
  /** First letter of its lane. */
  lane: string,
];

/** Which optional fields a line has. */
export interface LineFields {
  pages: boolean;
  presentation: boolean;
  link: boolean;
}

/** About as many characters as a line has besides its texts. */
const BASE_LENGTH = 64;
const COMMA = 44;
const ZERO = 48;
const NINE = 57;

export function toLine(
  { sessionId, startedAt, presentationId, sharedLinkId }: ViewingIdentity,
  account: Account,
  fields: LineFields,
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
    fields.pages ? pages.map(({ page, timeMs, views }) => `${page},${timeMs},${views}`).join() : '',
    fields.presentation ? presentationId : '',
    fields.link ? (sharedLinkId ?? '') : '',
    toPageRanges(pages.filter(isPageRead).map(({ page }) => page)),
    account.isContactVerified ? 1 : 0,
    account.lane.slice(0, 1),
  ];
}

/** Clicks as `page|target`, each with its count. */
export function clicksIn(line: Line): [click: string, count: number][] {
  const clicks = line[9];
  if (clicks === 0) return [];
  const pairs: [string, number][] = [];
  for (let index = 0; index < clicks.length; index += 2)
    pairs.push([String(clicks[index]), Number(clicks[index + 1])]);
  return pairs;
}

/**
 * The `count` lines that lasted longest into the present by visible time, and maybe fewer: a page may stay open longer than it
 * is visible, but no longer than a session lives, so much older lines are left out.
 */
export function latestLines(lines: readonly Line[], count: number): Line[] {
  const latest = lines.reduce((last, line) => Math.max(last, earliestEnd(line)), -Infinity);
  return lines
    .filter((line) => line[1] + MAX_VIEWING_MS >= latest)
    .toSorted((one, other) => earliestEnd(other) - earliestEnd(one))
    .slice(0, count);
}

/** Null without lines. */
export function earliestStart(lines: readonly Line[]): string | null {
  return lines.length === 0
    ? null
    : new Date(lines.reduce((first, line) => Math.min(first, line[1]), Infinity)).toISOString();
}

/** When the viewing ended at the earliest, in epoch milliseconds. */
function earliestEnd(line: Line): number {
  return line[1] + line[3];
}

const hasAction = {
  DOWNLOAD: (line: Line) => line[7] > 0,
  PRINT: (line: Line) => line[8] > 0,
  CLICK: (line: Line) => line[9] !== 0,
};
export type ViewerAction = keyof typeof hasAction;

/** Lines of the visitor that have one of the actions, newest first; null does not filter. */
export function filterLines(
  lines: readonly Line[],
  { visitor, did }: { visitor: string | null; did: readonly ViewerAction[] | null },
): Line[] {
  const found = lines.filter(
    (line) =>
      (visitor === null || line[2] === visitor) &&
      (did === null || did.some((action) => hasAction[action](line))),
  );
  return found.toSorted((one, other) => other[1] - one[1] || (one[0] < other[0] ? 1 : -1));
}

/** About as many characters as it takes. */
export function lineLength(line: Line): number {
  const [sessionId, , visitor, , , , , , , clicks, pages, presentationId, sharedLinkId, read] =
    line;
  const texts = [sessionId, visitor, pages, presentationId, sharedLinkId, read];
  let length = texts.reduce((sum, text) => sum + text.length, BASE_LENGTH);
  if (clicks !== 0) for (const each of clicks) length += String(each).length + 3;
  return length;
}

/** Calls back for each page of a line's `pages`; parses by hand, because a figure reads thousands of lines. */
export function eachPage(
  pages: string,
  callback: (page: number, timeMs: number, views: number) => void,
): void {
  let [page, timeMs, value, field, start] = [0, 0, 0, 0, 0];
  for (let at = 0; at <= pages.length && pages !== ''; at++) {
    const code = at < pages.length ? pages.charCodeAt(at) : COMMA;
    if (code >= ZERO && code <= NINE) value = value * 10 + (code - ZERO);
    else if (code !== COMMA) value = Number.NaN; // Not a plain integer: rare, and left to Number().
    else {
      const number = value <= Number.MAX_SAFE_INTEGER ? value : Number(pages.slice(start, at));
      if (field === 0) page = number;
      else if (field === 1) timeMs = number;
      else callback(page, timeMs, number);
      field = (field + 1) % 3;
      value = 0;
      start = at + 1;
    }
  }
}

/** Where a session is, or belongs, among lines sorted by session. */
export function sortedIndex(lines: readonly Line[], sessionId: string): number {
  let [low, high] = [0, lines.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const line = lines[middle];
    if (line && line[0] < sessionId) low = middle + 1;
    else high = middle;
  }
  return low;
}
