import type { HitLane } from '@lectern/schemas/events/telemetry.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import type { Where } from '@lectern/schemas/access/rule.ts';
import { factsOf, type ViewingState } from '../reading/reading.ts';
import { readingAt } from './as-of.ts';
import { bookOf, type Book, type Question } from './books.ts';
import { partOf } from './periods.ts';
import type { Range } from './range.ts';
import { readParts, type ReadParts } from './read-parts.ts';
import { readRecent } from './read-recent.ts';
import { readScope } from './read-rows.ts';
import type { Scope } from './scope.ts';

export interface FigureFilter extends Range {
  lanes: readonly HitLane[];
}

export interface Books {
  /** For each range asked for. */
  books: readonly Book[];
  /** The viewings that are not over, were over just now, or go on; whatever their lane and beginning. */
  recent: readonly ViewingState[];
}

/** The one place that figures come from. Rows know their sessions: each recent one takes the place of its line, whatever the rows have seen. */
export async function readBooks(
  context: ServiceContext,
  scope: Scope,
  asked: readonly FigureFilter[],
): Promise<Books> {
  const owner = ownerOf(context);
  const recent = await readRecent(context, scope);
  const changing = new Set(recent.map((reading) => partOf(factsOf(reading).startedAt).from));
  const books = asked.map(async ({ lanes, ...range }) => {
    const question: Question = { scope, range, lanes, owner };
    const read = await readRows(context, question, changing);
    return bookOf(question, read.rows, recent, readingAt(context), read.parts);
  });
  return { books: await Promise.all(books), recent };
}

/** Whose links the caller sees the figures of. */
function ownerOf({ rows }: ServiceContext): string {
  if (!rows) return '*';
  const owner = Array.isArray(rows) ? undefined : (rows as Where)['linkOwnerId'];
  if (typeof owner !== 'string')
    throw new TypeError('Figures are told by owner of the link, and by nothing else.');
  return owner;
}

async function readRows(
  context: ServiceContext,
  question: Question,
  recent: ReadonlySet<string>,
): Promise<ReadParts> {
  const { scope, range } = question;
  if (scope.kind === 'team') return readParts(context, question, recent);
  return { rows: await readScope(context, scope, range), parts: [] };
}
