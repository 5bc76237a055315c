import type { HitLane } from '@lectern/schemas/events/telemetry.ts';
import { accountOf, factsOf, type Reading } from '../reading/reading.ts';
import type { Account, Facts } from '../viewer-session/account.ts';
import type { BookedViewerSession } from '../viewer-session/viewer-session.ts';
import type { MonthRow } from '../figures-by-month/projection.ts';
import { dayOf, placeIn, type RangePlan } from './range.ts';
import { isIn, nothing, plus, sumOf, tallyOf, type Scope, type Tally } from './tally.ts';

/** What is asked for. */
export interface Question {
  scope: Scope;
  plan: RangePlan;
  lanes: readonly HitLane[];
}

/** A reading, how many bookings of its session the lasting rows contain, and the account that this comes to; null: none. */
export interface CountedReading {
  reading: Reading;
  seenRevision: number;
  contained: Account | null;
}

/**
 * Lasting rows, with whatever they do not contain yet, by day: each viewing counts once, as it stands now, wherever its
 * bookings are on the way from its stream to the rows. Parts of days are made of the viewings themselves.
 */
export function booksOf({ scope, plan, lanes }: Question, rows: readonly MonthRow[], edges: readonly BookedViewerSession[], recent: readonly Pick<CountedReading, 'reading' | 'contained'>[]): Map<string, Tally> {
  const parts = new Map<string, Tally[]>();
  const put = (day: string, tally: Tally) => void (parts.get(day)?.push(tally) ?? parts.set(day, [tally]));
  for (const { month, days } of rows) {
    for (const [day, tally] of Object.entries(days)) if (isWhole(plan, `${month}-${day}`)) put(`${month}-${day}`, tally);
  }
  const counts = (facts: Facts, account: Account) => lanes.includes(account.lane) && isIn(scope, facts, account);
  const known = new Set(recent.map(({ reading }) => reading.id));
  for (const booked of edges) if (!known.has(booked.sessionId) && counts(booked, booked.account)) put(dayOf(booked.startedAt), tallyOf(scope, booked, booked.account));

  const books = new Map([...parts].map(([day, tallies]) => [day, tallies.length === 1 ? tallies[0]! : sumOf(tallies)]));
  const book = (facts: Facts, account: Account, sign: 1 | -1) => {
    const day = dayOf(facts.startedAt);
    if (counts(facts, account)) books.set(day, plus(books.get(day) ?? nothing, tallyOf(scope, facts, account), sign));
  };
  for (const { reading, contained } of recent) {
    const facts = factsOf(reading);
    const place = placeIn(plan, facts.startedAt);
    if (place === 'outside') continue;
    if (place === 'day' && contained) book(facts, contained, -1);
    book(facts, accountOf(reading), 1);
  }
  return books;
}

function isWhole({ firstDay, lastDay, hasWholeDays }: RangePlan, day: string): boolean {
  return hasWholeDays && (firstDay === null || day >= firstDay) && (lastDay === null || day <= lastDay);
}
