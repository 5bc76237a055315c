import type { HitLane } from '@lectern/schemas/events/telemetry.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import type { Where } from '@lectern/kernel/store/views-port.ts';
import { identityOf, type ViewingState } from '../reading/reading.ts';
import { requestTime } from './as-of.ts';
import { sumLines, type SummedLines, type FiguresQuery } from './select-lines.ts';
import { fourHourPeriod } from './time/periods.ts';
import type { Range } from './time/range.ts';
import { readParts, type ReadParts } from './read-parts.ts';
import { readRecent } from './read-recent.ts';
import { readScopeRows } from './read-rows.ts';
import type { Scope } from './scope.ts';

export interface FigureFilter extends Range {
  lanes: readonly HitLane[];
}

export interface SummedLinesByFilter {
  /** For each range asked for. */
  books: readonly SummedLines[];
  /** The viewings that are not over, were over just now, or go on; whatever their lane and beginning. */
  recent: readonly ViewingState[];
}

/** The one place that figures come from. Rows know their sessions: each recent one takes the place of its line, whatever the rows have seen. */
export async function readSummedLines(
  context: ServiceContext,
  scope: Scope,
  asked: readonly FigureFilter[],
): Promise<SummedLinesByFilter> {
  const owner = visibleOwner(context);
  const recent = await readRecent(context, scope);
  const changing = new Set(
    recent.map((reading) => fourHourPeriod(identityOf(reading).startedAt).from),
  );
  const books = asked.map(async ({ lanes, ...range }) => {
    const question: FiguresQuery = { scope, range, lanes, owner };
    const read = await readRows(context, question, changing);
    return sumLines(question, read.rows, recent, requestTime(context), read.parts);
  });
  return { books: await Promise.all(books), recent };
}

/** Whose links the caller sees the figures of. */
function visibleOwner({ rows }: ServiceContext): string {
  if (!rows) return '*';
  const owner = Array.isArray(rows) ? undefined : (rows as Where)['linkOwnerId'];
  if (typeof owner !== 'string')
    throw new TypeError('Figures are told by owner of the link, and by nothing else.');
  return owner;
}

async function readRows(
  context: ServiceContext,
  question: FiguresQuery,
  recent: ReadonlySet<string>,
): Promise<ReadParts> {
  const { scope, range } = question;
  if (scope.kind === 'team') return readParts(context, question, recent);
  return { rows: await readScopeRows(context, scope, range), parts: [] };
}
