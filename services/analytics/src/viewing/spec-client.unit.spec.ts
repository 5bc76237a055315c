import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { DomainEvent } from '@lectern/kernel/events/recorded-event.ts';
import { FedProjection, reported } from '@lectern/kernel/testing/fed.ts';
import { sessionPings } from '../session-pings/projection.ts';
import { numbersFrom, shuffled } from '../testing/history.ts';
import {
  PAGES,
  PROMPT_MS,
  simulate,
  specClient,
  timesOfPages,
  type Ids,
  type SpecClient,
  type Turn,
} from '../testing/spec-client.ts';
import { viewerSessions } from '../viewer-sessions/projection.ts';
import { reportedActivity } from './viewing.ts';

const ids: Ids = {
  presentationId: '01a1fa00-0000-7000-8000-0000000000e1',
  sharedLinkId: null,
  linkOwnerId: null,
  hitId: null,
  sessionId: '01a1fa00-0000-7000-8000-0000000000b1',
};
const start = Date.parse('2026-11-20T12:00:00.000Z');
/** Start and end may each be off by the delay of a prompt report. */
const TOLERANCE_MS = 2 * PROMPT_MS;

function rowsOf(events: readonly DomainEvent[]) {
  const records = events.map((event) => reported(ids.presentationId, event));
  const session = new FedProjection(viewerSessions).feed(...records);
  const pings = new FedProjection(sessionPings).feed(...records);
  return {
    session: session.rows.get(ids.sessionId)!,
    pings: pings.rows.get(ids.sessionId) ?? null,
    tables: JSON.stringify([session.table(), pings.table()]),
  };
}

function accountOf(events: readonly DomainEvent[]) {
  const { session, pings } = rowsOf(events);
  return reportedActivity({ session, pings, booked: null, pageCount: PAGES });
}

const timeOf = (pages: readonly { page: number; timeMs: number }[], page: number) =>
  pages.find((each) => each.page === page)?.timeMs ?? 0;
const allPages = Array.from({ length: PAGES }, (_, index) => index + 1);

function expectNear(
  { pages }: ReturnType<typeof accountOf>,
  truth: ReadonlyMap<number, number>,
  toleranceOf: (page: number) => number,
): void {
  const off = allPages
    .map((page) => [page, timeOf(pages, page), truth.get(page) ?? 0] as const)
    .filter(([page, told, real]) => Math.abs(told - real) > toleranceOf(page));
  expect(off).toEqual([]);
}

/** Each visit to a page may be off at its start and its end. */
const asOftenAs = (turns: readonly Turn[]) => (page: number) =>
  TOLERANCE_MS * Math.max(1, turns.filter((turn) => turn.page === page).length);

test('page changes by the viewer’s clock give true times with a wrong clock and late, repeated or reordered reports', () => {
  fc.assert(
    fc.property(specClient, (given) => {
      const client: SpecClient = { ...given, hasEvents: true, lost: 0 };
      const { reported: events, turns, totalMs, heardMs } = simulate(client, ids, start);
      fc.pre(isTold(client, events));
      const account = accountOf(events);
      expect(Math.abs(account.elapsedMs - heardMs)).toBeLessThanOrEqual(TOLERANCE_MS);
      if (client.end !== 'none') expect(heardMs).toBe(totalMs);
      expectNear(account, timesOfPages(turns, heardMs), asOftenAs(turns));
    }),
    { numRuns: 1_000 },
  );
});

test('a lost page change only leaves its time with the page before', () => {
  fc.assert(
    fc.property(specClient, (given) => {
      const client: SpecClient = { ...given, hasEvents: true, lost: 3 };
      const { reported: events, heardTurns, heardMs } = simulate(client, ids, start);
      fc.pre(isTold(client, events) && heardTurns.length > 0);
      expectNear(accountOf(events), timesOfPages(heardTurns, heardMs), asOftenAs(heardTurns));
    }),
    { numRuns: 1_000 },
  );
});

test('with pings alone, each page turn is between the two pings around it', () => {
  fc.assert(
    fc.property(specClient, (given) => {
      const client: SpecClient = { ...given, hasEvents: false, hasPings: true };
      const { reported: events, turns, totalMs, pingedMs, heardMs } = simulate(client, ids, start);
      fc.pre(pingedMs.length > 0);
      const account = accountOf(events);
      expect(Math.abs(account.elapsedMs - heardMs)).toBeLessThanOrEqual(TOLERANCE_MS);
      const gaps = [0, ...pingedMs, totalMs]
        .slice(1)
        .map((ms, index) => ({ from: [0, ...pingedMs][index]!, to: ms }));
      const unsure = gaps
        .filter(({ from, to }) => turns.some(({ seenMs }) => seenMs > from && seenMs <= to))
        .reduce((sum, { from, to }) => sum + to - from, 0);
      expectNear(account, timesOfPages(turns, heardMs), () => unsure + TOLERANCE_MS);
    }),
    { numRuns: 1_000 },
  );
});

test('pages add up to the viewing, which is no longer than real time', () => {
  fc.assert(
    fc.property(specClient, (client) => {
      const { reported: events, passedMs } = simulate(client, ids, start);
      const { elapsedMs, pages } = accountOf(events);
      expect(pages.reduce((sum, { timeMs }) => sum + timeMs, 0)).toBe(elapsedMs);
      expect(elapsedMs).toBeLessThanOrEqual(passedMs);
    }),
    { numRuns: 500 },
  );
});

test('reports in any order and with repetitions give the same rows to the byte', () => {
  fc.assert(
    fc.property(specClient, fc.integer(), (client, seed) => {
      const { reported: events } = simulate(client, ids, start);
      const random = numbersFrom(seed);
      expect(rowsOf(shuffled([...events, ...events], random)).tables).toBe(rowsOf(events).tables);
    }),
    { numRuns: 500 },
  );
});

/** Whether at least one report was prompt, so that the clock difference is known. */
function isTold({ offsetMs }: SpecClient, events: readonly DomainEvent[]): boolean {
  return events.some(({ data }) => {
    const viewerUs = (data['sentAtUs'] ?? data['endedAtUs'] ?? data['eventAtUs']) as
      | number
      | null
      | undefined;
    return (
      viewerUs != null &&
      Date.parse(String(data['heardAt'])) - (viewerUs / 1_000 - offsetMs) <= PROMPT_MS + 1
    );
  });
}
