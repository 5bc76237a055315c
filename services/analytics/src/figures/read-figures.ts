import type { HitLane } from '@lectern/schemas/events/telemetry.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import type { Where } from '@lectern/kernel/store/views-port.ts';
import { factsOf, type Reading } from '../reading/reading.ts';
import { bookOf, type Book, type Question } from './books.ts';
import { justBefore } from './list-of.ts';
import { periodOf } from './periods.ts';
import { dayOf, type Range } from './range.ts';
import { readDays, type ReadDays } from './read-days.ts';
import { readRecent } from './read-recent.ts';
import { readPeriods } from './read-rows.ts';
import { rowsNameOf, type Scope } from './scope.ts';

export interface Asked extends Range {
  lanes: readonly HitLane[];
}

export interface Books {
  /** For each range asked for. */
  books: readonly Book[];
  /** The viewings that are not over, were over just now, or go on; whatever their lane and beginning. */
  recent: readonly Reading[];
}

/** The one place that figures come from. Rows know their sessions: each recent one takes the place of its line, whatever the rows have seen. */
export async function readBooks(context: ServiceContext, scope: Scope, asked: readonly Asked[]): Promise<Books> {
  const owner = ownerOf(context);
  const recent = await readRecent(context, scope);
  const days = new Set(recent.flatMap(({ booked, ...reading }) => [dayOf(factsOf({ booked, ...reading }).startedAt), ...(booked ? [dayOf(booked.startedAt)] : [])]));
  const books = asked.map(async ({ lanes, ...range }) => {
    const question: Question = { scope, range, lanes, owner };
    const read = await readRows(context, question, days);
    return bookOf(question, read.rows, recent, read.days);
  });
  return { books: await Promise.all(books), recent };
}

/** Whose links the caller sees the figures of. */
function ownerOf({ rows }: ServiceContext): string {
  if (!rows) return '*';
  const owner = Array.isArray(rows) ? undefined : (rows as Where)['linkOwnerId'];
  if (typeof owner !== 'string') throw new TypeError('Figures are told by owner of the link, and by nothing else.');
  return owner;
}

async function readRows(context: ServiceContext, question: Question, recent: ReadonlySet<string>): Promise<ReadDays> {
  const { scope, range } = question;
  if (scope.kind === 'team') return readDays(context, question, recent);
  const period = (moment: string | null) => moment && periodOf(scope.kind, moment);
  return { rows: await readPeriods(context, rowsNameOf(scope), period(range.from), period(range.to && justBefore(range.to))), days: [] };
}
