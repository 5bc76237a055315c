import type { HitLane } from '@lectern/schemas/events/telemetry.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import type { Where } from '@lectern/kernel/store/views-port.ts';
import { figuresByMonth } from '../figures-by-month/projection.ts';
import { isBooked } from '../reading/read-sessions.ts';
import { viewerSession, type BookedViewerSession } from '../viewer-session/viewer-session.ts';
import { booksOf, type CountedReading, type Question } from './books.ts';
import { justBefore, listOf } from './list-of.ts';
import { planRange, type Range } from './range.ts';
import { readRecent } from './read-recent.ts';
import { seenRevisions } from './seen-revisions.ts';
import { nameOf, type Scope, type Tally } from './tally.ts';
import type { Reading } from '../reading/reading.ts';

export interface Asked extends Range {
  lanes: readonly HitLane[];
}

export interface Books {
  /** For each range asked for, by day of UTC. */
  days: readonly ReadonlyMap<string, Tally>[];
  /** The viewings that are not over, were over just now, or go on; whatever their lane and beginning. */
  recent: readonly Reading[];
}

const MOST_ROWS = 10_000;
const CHUNK = 1_000;
const TRIES = 3;

/**
 * The one place that figures come from. Which bookings the lasting rows contain is asked before and after they are
 * read: while the two answers differ, everything is read again.
 */
export async function readBooks(context: ServiceContext, scope: Scope, asked: readonly Asked[]): Promise<Books> {
  const questions = asked.map(({ lanes, ...range }): Question => ({ scope, plan: planRange(range), lanes }));
  for (let attempt = 1; ; attempt++) {
    const anew = attempt === 1 ? context : context.withRows(context.rows); // Whose look-ups remember nothing.
    const recent = await readRecent(anew, scope);
    const read = await Promise.all(questions.map(async (question) => [await readLasting(anew, question), await readEdges(anew, question)] as const));
    if (attempt < TRIES && (await hasMoved(anew, recent))) continue;
    const days = questions.map((question, index) => booksOf(question, ...read[index]!, recent));
    return { days, recent: recent.map(({ reading }) => reading) };
  }
}

async function readLasting(context: ServiceContext, { scope, plan, lanes }: Question) {
  if (!plan.hasWholeDays) return [];
  const month = { from: plan.firstDay?.slice(0, 7) ?? null, to: plan.lastDay?.slice(0, 7) ?? null };
  const where: Where = { scope: nameOf(scope), linkOwnerId: ownerOf(context), lane: { in: lanes }, month };
  const rows = await context.rowsOf(figuresByMonth).find({ list: 'ofScope', where, limit: MOST_ROWS });
  return rows.map(({ doc }) => doc);
}

/** Whose links the caller sees the figures of: rows are kept for everybody's together, and for each owner's alone. */
function ownerOf({ rows }: ServiceContext): string {
  const owner = rows && !Array.isArray(rows) ? (rows as Where)['linkOwnerId'] : undefined;
  return typeof owner === 'string' ? owner : '*';
}

/** The viewings of parts of days. */
async function readEdges(context: ServiceContext, { scope, plan, lanes }: Question): Promise<BookedViewerSession[]> {
  const found: BookedViewerSession[] = [];
  for (const { from, to } of plan.edges) {
    const { list, where } = listOf(scope, { lane: { in: lanes }, startedAt: { from, to: justBefore(to) } });
    for (let after: { value: string; id: string } | null = null, isEnd = false; !isEnd; ) {
      const rows = await context.view(viewerSession).find({ list, where, limit: CHUNK, ...(after && { after }) });
      for (const { doc } of rows) if (isBooked(doc)) found.push(doc);
      const last = rows.at(-1);
      isEnd = rows.length < CHUNK || !last || !isBooked(last.doc);
      if (last && isBooked(last.doc)) after = { value: last.doc.startedAt, id: last.id };
    }
  }
  return found;
}

async function hasMoved(context: ServiceContext, recent: readonly CountedReading[]): Promise<boolean> {
  const seen = await seenRevisions(context, recent.map(({ reading }) => reading));
  return recent.some(({ reading, seenRevision }) => seen(reading) !== seenRevision);
}
