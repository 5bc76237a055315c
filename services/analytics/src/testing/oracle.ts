import type { DomainEvent } from '@lectern/kernel/events/recorded-event.ts';
import type { Mark } from '../reading/marks.ts';
import type { PageTime } from '../reading/time-per-page.ts';

/** Time per page by brute force: which page lies open in each millisecond? */
export function lookedAt(marks: readonly Mark[], until: number, pageCount: number): PageTime[] {
  const turns = marks.filter(([, , page]) => page <= pageCount).toSorted((one, other) => one[1] - other[1]);
  const shown = turns.some(([elapsedMs]) => elapsedMs === 0) ? turns : [[0, -1, 1] as const, ...turns];
  const found: PageTime[] = [];
  for (let page = 1; page <= pageCount; page++) {
    const views = shown.filter((turn, index) => turn[2] === page && shown[index - 1]?.[2] !== page).length;
    let timeMs = 0;
    for (let ms = 0; ms < until; ms++) if (shown.findLast(([elapsedMs]) => elapsedMs <= ms)?.[2] === page) timeMs++;
    if (views > 0) found.push({ page, timeMs, views });
  }
  return found;
}

interface Told {
  sessionId: string;
  elapsedMs?: number;
  eventAtUs?: number;
  path?: string | null;
}

/** What raw facts amount to, one session after the other, without any projection, close or total. */
export function oracle(facts: readonly DomainEvent[], pageCount: number) {
  const bySession = Map.groupBy(facts, ({ data }) => (data as unknown as Told).sessionId);
  const pages: Record<number, { timeMs: number; views: number; viewings: number }> = {};
  let views = 0;
  let elapsedMs = 0;
  let distinctPages = 0;
  for (const told of bySession.values()) {
    if (told.every(({ type }) => type === 'ViewerSessionPinged')) continue; // Nobody knows yet what it is.
    const until = Math.max(...told.map(({ data }) => (data as unknown as Told).elapsedMs ?? 0));
    const turns = told.filter(({ data }) => data['action'] === 'change_page').map(({ data }) => data as unknown as Required<Told>);
    const marks = turns.map((turn): Mark => [turn.elapsedMs, turn.eventAtUs, Number(turn.path)]);
    const unique = marks.filter((mark, index) => marks.findIndex((other) => other[1] === mark[1]) === index);
    const read = lookedAt(unique, until, pageCount);
    views++;
    elapsedMs += until;
    distinctPages += read.length;
    for (const { page, timeMs, views: opened } of read) {
      const sum = (pages[page] ??= { timeMs: 0, views: 0, viewings: 0 });
      sum.timeMs += timeMs;
      sum.views += opened;
      sum.viewings++;
    }
  }
  return { views, elapsedMs, pages, completions: views ? { [pageCount]: { viewings: views, pages: distinctPages } } : {} };
}
