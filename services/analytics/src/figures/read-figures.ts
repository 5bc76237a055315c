import type { HitLane } from '@lectern/schemas/events/telemetry.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import type { Where } from '@lectern/kernel/store/views-port.ts';
import { dayScope, figuresByTime, type TimeRow } from '../figures-by-time/projection.ts';
import type { Reading } from '../reading/reading.ts';
import { bookOf, type Book, type CountedReading, type Question } from './books.ts';
import { justBefore } from './list-of.ts';
import { periodOf } from './periods.ts';
import { planRange, type Range } from './range.ts';
import { readRecent } from './read-recent.ts';
import { rowsNameOf, type Scope } from './scope.ts';
import { accountAt, seenRevisions } from './seen-revisions.ts';

export interface Asked extends Range {
  lanes: readonly HitLane[];
}

export interface Books {
  /** For each range asked for. */
  books: readonly Book[];
  /** The viewings that are not over, were over just now, or go on; whatever their lane and beginning. */
  recent: readonly Reading[];
}

const CHUNK = 5_000;
const TRIES = 3;

/**
 * The one place that figures come from. Lines know their sessions, so that the recent ones take their places, whatever the
 * rows have seen. Days of the team are sums: which bookings they contain is asked before and after they are read, and while
 * the two answers differ, everything is read again.
 */
export async function readBooks(context: ServiceContext, scope: Scope, asked: readonly Asked[]): Promise<Books> {
  const owner = ownerOf(context);
  const questions = asked.map(({ lanes, ...range }): Question => ({ scope, range, lanes, owner }));
  const hasDays = scope.kind === 'team' && questions.some(({ range }) => planRange(range).hasWholeDays);
  for (let attempt = 1; ; attempt++) {
    const anew = attempt === 1 ? context : context.withRows(context.rows); // Whose look-ups remember nothing.
    const recent = await readRecent(anew, scope);
    const seen = hasDays ? await seenRevisions(anew, recent) : null;
    const rows = await Promise.all(questions.map((question) => readRows(anew, question)));
    if (seen && attempt < TRIES) {
      const since = await seenRevisions(anew, recent);
      if (recent.some((reading) => since(reading) !== seen(reading))) continue;
    }
    const counted = await Promise.all(recent.map(async (reading): Promise<CountedReading> => ({ reading, contained: seen && (await accountAt(anew, reading, seen(reading))) })));
    return { books: questions.map((question, index) => bookOf(question, rows[index]!, counted)), recent };
  }
}

/** Whose links the caller sees the figures of. Rows of a rule that nobody thought of here are nobody's. */
function ownerOf({ rows }: ServiceContext): string {
  if (!rows) return '*';
  const owner = Array.isArray(rows) ? undefined : (rows as Where)['linkOwnerId'];
  if (typeof owner !== 'string') throw new TypeError('Figures are kept by owner of the link, and by nothing else.');
  return owner;
}

async function readRows(context: ServiceContext, { scope, range, lanes, owner }: Question): Promise<TimeRow[]> {
  const name = rowsNameOf(scope);
  const period = (moment: string | null) => moment && periodOf(scope.kind, moment);
  if (scope.kind !== 'team') return readPeriods(context, name, period(range.from), period(range.to && justBefore(range.to)));
  const { edges, hasWholeDays, firstDay, lastDay } = planRange(range);
  const parts = await Promise.all([
    ...edges.map(({ from, to }) => readPeriods(context, name, period(from), period(justBefore(to)))),
    ...(hasWholeDays ? lanes.map((lane) => readPeriods(context, dayScope(owner, lane), firstDay, lastDay)) : []),
  ]);
  return parts.flat();
}

/** The owner is part of what is asked for, or of each line: rows have none. */
async function readPeriods(context: ServiceContext, scope: string, from: string | null, to: string | null): Promise<TimeRow[]> {
  const found: TimeRow[] = [];
  const handle = context.rowsOf(figuresByTime, { isUnfiltered: true });
  for (let after: { value: string; id: string } | null = null; ; ) {
    const rows: Awaited<ReturnType<typeof handle.find>> = await handle.find({ list: 'ofScope', where: { scope, period: { from, to } }, limit: CHUNK, ...(after && { after }) });
    for (const { doc } of rows) found.push(doc);
    const last = rows.at(-1);
    if (!last || rows.length < CHUNK) return found;
    after = { value: last.doc.period, id: last.id };
  }
}
