import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  ViewerSessionClosed,
  ViewerSessionOpened,
  ViewerSessionReassigned,
} from '@lectern/schemas/events/analytics.ts';
import { newId } from '@lectern/kernel/ids.ts';
import { PARTITIONS } from '@lectern/kernel/log/port.ts';
import { appended, FedProjection, type LogEvent } from '@lectern/kernel/testing/fed.ts';
import { sumLines, selectLines } from '../figures/select-lines.ts';
import { isInRange, type Range } from '../figures/time/range.ts';
import { scopeKey, type Scope } from '../figures/scope.ts';
import { numbersFrom, shuffled } from '../testing/history.ts';
import type { Account } from '../viewer-session/account.ts';
import { figuresByTime, type TimeRow } from './projection.ts';

/** The store's limit for a row. */
const MAX_LENGTH = 1_000_000;
/** Shared rows stay below this. */
const SHORT = 70_000;
const monday = Date.parse('2026-11-16T00:00:00.000Z');
const always: Range = { from: null, to: null };

const [teamId, presentationId, sharedLinkId] = [newId(), newId(), newId()];
const presentation: Scope = { kind: 'presentation', presentationId };
const scopes: readonly Scope[] = [
  { kind: 'team' },
  presentation,
  { kind: 'link', sharedLinkId },
  { kind: 'visitor', visitor: 'c:ada' },
  { kind: 'visitor', visitor: 'c:ben' },
];

function account(visitor: string, pages: number, more: Partial<Account> = {}): Account {
  return {
    lane: 'person',
    contactId: visitor.startsWith('c:') ? visitor.slice(2) : null,
    isContactVerified: false,
    visitor,
    elapsedMs: pages * 1_234,
    pageCount: 5_000,
    pages: Array.from({ length: pages }, (_, n) => ({ page: n + 1, timeMs: 1_234, views: 1 })),
    lastPage: pages || null,
    downloads: 0,
    prints: 0,
    linkClicks: [],
    ...more,
  };
}

interface Viewing {
  sessionId: string;
  startedMs: number;
  accounts: readonly Account[];
}

function bookingsOf({ sessionId, startedMs, accounts }: Viewing, isInOne = false): LogEvent[] {
  const startedAt = new Date(startedMs).toISOString();
  const facts = {
    sessionId,
    presentationId,
    sharedLinkId,
    linkOwnerId: null,
    hitId: null,
    viewerId: null,
    startedAt,
  };
  return accounts.map((each, index) => {
    const data = {
      ...facts,
      account: each,
      replaced: accounts[index - 1] ?? null,
      revision: index + 1,
    };
    const type =
      index === 0
        ? ViewerSessionOpened.type
        : each.lane === 'bot'
          ? ViewerSessionReassigned.type
          : ViewerSessionClosed.type;
    const booking = appended(`ViewerSession/${teamId}/${sessionId}`, index + 1, {
      type,
      data: { ...data, endedAt: startedAt },
    });
    return isInOne ? { ...booking, partition: 0 } : booking;
  });
}

const rowsOf = (rows: ReadonlyMap<string, TimeRow>, scope: Scope) =>
  [...rows.values()].filter((row) => row.scope === scopeKey(scope));
const lengthOf = (row: unknown) => JSON.stringify(row).length;

/** A faster `FedProjection`, which compares whole rows. @returns rows that were written */
function feed(rows: Map<string, TimeRow>, bookings: readonly LogEvent[]): Set<string> {
  const written = new Set<string>();
  for (const booking of bookings) {
    const event = booking as unknown as Parameters<typeof figuresByTime.apply>[1];
    for (const id of figuresByTime.rowIds(event)) {
      const row = figuresByTime.apply(rows.get(id), event, id);
      if (row === rows.get(id)) continue;
      written.add(id);
      if (row) rows.set(id, row);
      else rows.delete(id);
    }
  }
  return written;
}

test('sixty thousand viewings of a presentation in a week: no row is too long, each viewing is in one row, and ranges are exact', () => {
  const week = 7 * 24 * 60 * 60_000;
  const [unread, read] = [account('v:1', 0), account('v:1', 20)];
  const viewings = Array.from({ length: 60_000 }, (_, n): Viewing => {
    const visitor = `v:${n % 40_000}`;
    const [opened, closed] = [
      { ...unread, visitor },
      { ...read, visitor },
    ];
    return {
      sessionId: newId(),
      startedMs: monday + Math.floor((n / 60_000) * week),
      accounts: n % 10 === 0 ? [opened, closed] : [closed],
    };
  });
  const all = new Map<string, TimeRow>();
  for (const viewing of viewings) feed(all, bookingsOf(viewing));
  const rows = rowsOf(all, presentation);
  expect(rows.reduce((sum, row) => sum + lengthOf(row), 0)).toBeGreaterThan(
    PARTITIONS * MAX_LENGTH,
  ); // One row per partition would not do.
  expect(Math.max(...[...all.values()].map(lengthOf))).toBeLessThan(SHORT);
  expect(rows.length).toBeLessThan(1_000);
  for (const range of [
    always,
    { from: '2026-11-17T10:07:11.000Z', to: '2026-11-19T03:00:00.001Z' },
  ]) {
    const { sum } = sumLines(
      { scope: presentation, range, lanes: ['person'], owner: '*', rules: 'current' },
      rows,
      [],
      '2026-12-01T00:00:00.000Z',
    );
    const counted = viewings.filter(({ startedMs }) =>
      isInRange(range, new Date(startedMs).toISOString()),
    );
    expect(sum.views).toBe(counted.length);
    expect(sum.timeMs).toBe(
      counted.reduce((total, { accounts }) => total + accounts.at(-1)!.elapsedMs, 0),
    );
    expect(sum.countOf('visitors')).toBe(
      new Set(counted.map(({ accounts }) => accounts[0]!.visitor)).size,
    );
  }
  const written = feed(
    all,
    bookingsOf({ sessionId: newId(), startedMs: monday, accounts: [read] }),
  );
  expect(written.size).toBe(4); // The count, and a line for the team, the presentation and the link.
});

test('an emptied row passes on its number of bookings, so that a period is known to be complete', () => {
  const linkClicks = Array.from({ length: 300 }, (_, n) => ({
    page: n + 1,
    target: `https://example.com/${n}`,
    clicks: 1,
  }));
  const fed = new FedProjection(figuresByTime);
  fed.feed(
    ...bookingsOf({
      sessionId: newId(),
      startedMs: monday,
      accounts: [account('v:1', 0), account('v:1', 300, { linkClicks })],
    }),
  );
  const ofTeam = rowsOf(fed.rows, { kind: 'team' });
  expect(ofTeam.map((row) => 'bookings' in row && row.bookings)).toEqual([2]);
  expect(
    [...fed.rows.values()]
      .flatMap((row) => ('parts' in row ? row.parts : []))
      .reduce((sum, each) => sum + each, 0),
  ).toBe(2);
});

/** A line that fits, one that soon fills a row, and one that gets its own row. */
const pages = fc.constantFrom(0, 3, 500, 620, 1_000);
const bookings = fc.array(
  fc.record({ visitor: fc.constantFrom('c:ada', 'c:ben', 'v:1'), pages, isBot: fc.boolean() }),
  { minLength: 1, maxLength: 4 },
);
const crowd = fc.array(fc.record({ bookings, hour: fc.nat(200) }), {
  minLength: 30,
  maxLength: 40,
});

test('after any corrections of any length, each scope holds each viewing once, as booked last', () => {
  fc.assert(
    fc.property(crowd, fc.integer(), (all, seed) => {
      const viewings = all.map(({ bookings: told, hour }): Viewing => ({
        // In one partition, and in one of its overflow rows.
        sessionId: `${newId().slice(0, -4)}0000`,
        startedMs: monday + hour * 60 * 60_000,
        accounts: told.map((each) =>
          account(each.visitor, each.pages, { lane: each.isBot ? 'bot' : 'person' }),
        ),
      }));
      const [fed, again] = [new FedProjection(figuresByTime), new FedProjection(figuresByTime)];
      const log = inTurn(viewings, numbersFrom(seed));
      fed.feed(...log.flatMap((booking) => [booking, booking]));
      again.feed(...log, ...log);
      expect(again.table()).toEqual(fed.table());
      expect(Math.max(...[...fed.rows.values()].filter(isShared).map(lengthOf))).toBeLessThan(
        SHORT,
      );
      for (const scope of scopes) {
        const rows = rowsOf(fed.rows, scope);
        const told = selectLines(
          { scope, range: always, lanes: ['person', 'bot'], owner: '*' },
          rows,
        ).map(([id, , visitor, elapsedMs]) => [id, visitor, elapsedMs]);
        const expected = viewings.map(({ sessionId, accounts }) => [
          sessionId,
          accounts.at(-1)!.visitor,
          accounts.at(-1)!.elapsedMs,
        ]);
        expect(told.toSorted(byId)).toEqual(
          expected
            .filter(([, visitor]) => scope.kind !== 'visitor' || visitor === scope.visitor)
            .toSorted(byId),
        );
      }
    }),
    { numRuns: 10 },
  );
});

/** A row of one line may be as long as the line. */
function isShared(row: TimeRow): boolean {
  return (
    selectLines(
      {
        scope: presentation,
        range: always,
        lanes: ['person', 'bot'],
        owner: '*',
      },
      [row],
    ).length > 1
  );
}

function inTurn(viewings: readonly Viewing[], random: () => number): LogEvent[] {
  const bookings = new Map(viewings.map((viewing) => [viewing, bookingsOf(viewing, true)]));
  return shuffled(
    viewings.flatMap((viewing) => viewing.accounts.map(() => viewing)),
    random,
  ).map((viewing) => bookings.get(viewing)!.shift()!);
}

function byId([one]: readonly unknown[], [other]: readonly unknown[]): number {
  return String(one) < String(other) ? -1 : 1;
}
