import type { HitLane } from '@lectern/schemas/events/telemetry.ts';
import type { DomainEvent } from '@lectern/kernel/events/recorded-event.ts';
import type { Mark } from '../viewing/marks.ts';
import type { PageTime } from '../viewing/time-per-page.ts';

/** Time per page by brute force: which page is open at each step? */
export function lookedAt(
  marks: readonly Mark[],
  until: number,
  pageCount: number,
  stepMs = 1,
): PageTime[] {
  const turns = marks
    .filter(([, , page]) => page <= pageCount)
    .toSorted((one, other) => one[0] - other[0] || one[1] - other[1]);
  const shown = turns.some(([elapsedMs]) => elapsedMs === 0)
    ? turns
    : [[0, -1, 1] as const, ...turns];
  const found: PageTime[] = [];
  for (let page = 1; page <= pageCount; page++) {
    const views = shown.filter(
      (turn, index) => turn[2] === page && shown[index - 1]?.[2] !== page,
    ).length;
    let timeMs = 0;
    for (let ms = 0; ms < until; ms += stepMs)
      if (shown.findLast(([elapsedMs]) => elapsedMs <= ms)?.[2] === page) timeMs += stepMs;
    if (views > 0) found.push({ page, timeMs, views });
  }
  return found;
}

/** One viewing from raw events, without any projection, booking or total. */
export interface Seen {
  sessionId: string;
  presentationId: string;
  sharedLinkId: string | null;
  startedAt: string;
  lane: HitLane;
  contactId: string | null;
  isContactVerified: boolean;
  /** Equal for the same visitor. */
  visitor: string;
  elapsedMs: number;
  pages: PageTime[];
  lastPage: number;
  clicks: string[];
  downloads: number;
  prints: number;
}

interface Told extends Record<string, unknown> {
  sessionId: string;
  hitId: string | null;
  opening: { openedAt: string; lane: HitLane; visitorKey: string | null } | null;
  viewerId?: string | null;
  elapsedMs?: number;
  eventAtUs: number;
  path: string | null;
}

export interface Heard {
  recipients: readonly DomainEvent[];
  forwards: readonly { event: DomainEvent; at: string }[];
  reported: readonly DomainEvent[];
  verdicts: readonly DomainEvent[];
}

/** The viewings in these events; a session without a start does not count yet. */
export function viewingsIn(heard: Heard, pageCount: number, stepMs: number): Seen[] {
  const facts = [...new Map(heard.reported.map((fact) => [JSON.stringify(fact), fact])).values()];
  const starts = facts.filter(({ type }) => type === 'ViewerSessionStarted');
  return starts.map((start) => {
    const { sessionId } = start.data as Told;
    const told = facts.filter(({ data }) => data['sessionId'] === sessionId);
    const elapsedMs = Math.max(...told.map(({ data }) => (data as Told).elapsedMs ?? 0));
    const of = (category: string, action: string) =>
      told
        .filter(({ data }) => data['category'] === category && data['action'] === action)
        .map(({ data }) => data as Told);
    const marks = of('PDF', 'change_page').map(({ elapsedMs: at, eventAtUs, path }): Mark => [
      at!,
      eventAtUs,
      Number(path),
    ]);
    const turns = marks
      .filter(([, , page]) => page <= pageCount)
      .toSorted((one, other) => one[0] - other[0] || one[1] - other[1]);
    return {
      ...(start.data as unknown as Pick<
        Seen,
        'sessionId' | 'presentationId' | 'sharedLinkId' | 'startedAt'
      >),
      ...whose(start.data as Told, heard, facts),
      elapsedMs,
      pages: lookedAt(marks, elapsedMs, pageCount, stepMs),
      lastPage: turns.at(-1)?.[2] ?? 1,
      clicks: of('PDF', 'click_link').map(({ page, path }) => `${String(page)}|${path}`),
      downloads: of('Download', 'download').length,
      prints: of('Print', 'print').length,
    };
  });
}

function whose(
  { hitId, viewerId, sharedLinkId, opening }: Told,
  { verdicts, recipients, forwards }: Heard,
  facts: readonly DomainEvent[],
): Pick<Seen, 'lane' | 'contactId' | 'isContactVerified' | 'visitor'> {
  if (viewerId)
    return {
      lane: 'own-team',
      contactId: null,
      isContactVerified: false,
      visitor: `member ${viewerId}`,
    };
  const ofHit = (list: readonly DomainEvent[], ...types: string[]) =>
    list
      .filter(({ type, data }) => types.includes(type) && data['hitId'] === hitId)
      .map(({ data }) => data);
  const verdict = ofHit(verdicts, 'HitVerdictGiven', 'HitVerdictTakenBack').at(-1);
  const verified = ofHit(facts, 'SharedLinkVisitorVerified')
    .toSorted((one, other) => (String(one['verifiedAt']) < String(other['verifiedAt']) ? -1 : 1))
    .at(-1);
  const invited = recipients.filter(({ data }) => data['sharedLinkId'] === sharedLinkId);
  const mayBeAnybody = forwards.some(
    ({ event, at }) =>
      event.data['sharedLinkId'] === sharedLinkId &&
      opening !== null &&
      Date.parse(opening.openedAt) > Date.parse(at),
  );
  const lane = (verdict?.['lane'] ?? opening?.lane ?? 'person') as HitLane;
  const contactId = (verified?.['visitorId'] ??
    (lane === 'person' && invited.length === 1 && !mayBeAnybody
      ? invited[0]!.data['recipientId']
      : null)) as string | null;
  return {
    lane,
    contactId,
    isContactVerified: verified !== undefined,
    visitor:
      contactId === null
        ? `stranger ${JSON.stringify(opening?.visitorKey ?? hitId)}`
        : `contact ${contactId}`,
  };
}

/** Viewings of one view by brute force: any two that begin less than 30 minutes apart are joined, and so are those joined to either. */
export function viewsIn(viewings: readonly Seen[], rules: Rules): Seen[][] {
  const views: Seen[][] = [];
  for (const one of viewings) {
    const joined = views.filter((view) => rules === 'current' && view.some(isNear(one)));
    for (const view of joined) views.splice(views.indexOf(view), 1);
    views.push([...joined.flat(), one]);
  }
  return views;
}

const isNear = (one: Seen) => (other: Seen) =>
  one.visitor === other.visitor &&
  one.lane === other.lane &&
  one.sharedLinkId === other.sharedLinkId &&
  one.presentationId === other.presentationId &&
  Math.abs(Date.parse(one.startedAt) - Date.parse(other.startedAt)) < 1_800_000;

export type Rules = 'current' | 'earlier';

export function figuresOfAll(
  viewings: readonly Seen[],
  pageCount: number,
  rules: Rules = 'current',
) {
  const views = viewsIn(viewings, rules);
  const isRead = ({ timeMs }: PageTime) => rules === 'earlier' || timeMs >= 1_000;
  const latest = (view: readonly Seen[]) =>
    view
      .toSorted((one, other) =>
        `${one.startedAt} ${one.sessionId}` < `${other.startedAt} ${other.sessionId}` ? -1 : 1,
      )
      .at(-1)!;
  const pages = Array.from({ length: pageCount }, (_, index) => index + 1).flatMap((page) => {
    const opened = views.flatMap((view) => {
      const times = view.flatMap((viewing) => viewing.pages.filter((one) => one.page === page));
      return times.length === 0 ? [] : [{ times, isLast: latest(view).lastPage === page }];
    });
    if (opened.length === 0) return [];
    const all = opened.flatMap(({ times }) => times);
    const read = opened.filter(({ times }) => times.some(isRead));
    const readMs = read.map(({ times }) => sum(times.map(({ timeMs }) => timeMs)));
    const share = (part: readonly unknown[]) => (read.length === 0 ? 0 : part.length / read.length);
    return [
      {
        page,
        timeMs: sum(all.map(({ timeMs }) => timeMs)),
        views: sum(all.map((one) => one.views)),
        opened: opened.length,
        viewings: read.length,
        averageTimeMs: read.length === 0 ? 0 : sum(readMs) / read.length,
        medianTimeMs: median(readMs, rules),
        stoppedHere: share(read.filter(({ isLast }) => isLast)),
        readAgain: share(read.filter(({ times }) => times.some((one) => one.views > 1))),
      },
    ];
  });
  const viewMs = views.map((view) => sum(view.map(({ elapsedMs }) => elapsedMs)));
  const pagesRead = (view: readonly Seen[]) =>
    new Set(view.flatMap((viewing) => viewing.pages.filter(isRead).map(({ page }) => page))).size;
  return {
    views: views.length,
    timeMs: sum(viewMs),
    uniqueVisitors: new Set(viewings.map(({ visitor }) => visitor)).size,
    averageTimeMs: views.length === 0 ? 0 : sum(viewMs) / views.length,
    medianTimeMs: median(viewMs, rules),
    completion: views.length === 0 ? null : sum(views.map(pagesRead)) / pageCount / views.length,
    downloads: sum(viewings.map(({ downloads }) => downloads)),
    prints: sum(viewings.map(({ prints }) => prints)),
    linkClicks: sum(viewings.map(({ clicks }) => clicks.length)),
    pages,
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, number) => all + number, 0);
}

/** Earlier: the lower of two in the middle, in seconds rounded to two digits. */
function median(times: readonly number[], rules: Rules): number {
  if (times.length === 0) return 0;
  const inOrder = times.toSorted((one, other) => one - other);
  const [lower, upper] = [
    inOrder[Math.ceil(times.length / 2) - 1]!,
    inOrder[Math.floor(times.length / 2)]!,
  ];
  return rules === 'earlier'
    ? Number(Math.round(lower / 1000).toPrecision(2)) * 1000
    : (lower + upper) / 2;
}
