import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import type { TimeRow } from '../figures-by-time/projection.ts';
import { selectLines, type FiguresQuery } from './select-lines.ts';
import { keptPartsOf } from './kept-parts.ts';
import { kept, type KeptSum } from './kept-sum.ts';
import { fourHourPeriod } from './time/periods.ts';
import { containsPeriod } from './time/range.ts';
import { readBookings, readScopeRows } from './read-rows.ts';
import { Sum } from './sum.ts';

export interface ReadParts {
  rows: readonly TimeRow[];
  /** Parts of time in which nothing is recent. */
  parts: readonly KeptSum[];
}

/**
 * A team's viewings: line by line in the parts of time that the range cuts, and in those that hold something recent, and of
 * all others what they come to. What is known of one is written row by row: it is kept only where its rows have heard of as
 * many bookings as there are.
 * @param recent parts of time of which something may change
 */
export async function readParts(
  context: ServiceContext,
  question: FiguresQuery,
  recent: ReadonlySet<string>,
): Promise<ReadParts> {
  const { scope, lanes, owner, range } = question;
  const known = await readBookings(context, range);
  const [team, keeping] = [teamOf(context), keptPartsOf(context.engines)];
  const names = keeping.namesOf(team);
  const isWhole = (part: string) =>
    !recent.has(part) && containsPeriod(range, fourHourPeriod(part));
  const sums: KeptSum[] = [];
  const unknown: string[] = [];
  for (const [part, bookings] of known) {
    const found = isWhole(part)
      ? lanes.map((lane) => keeping.get(team, `${owner}/${lane}/${part}`, bookings))
      : [undefined];
    if (found.every((sum) => sum !== undefined)) sums.push(...found);
    else unknown.push(part);
  }
  const rows = (
    await Promise.all(
      spansOf(unknown, [...known.keys()]).map((span) => readScopeRows(context, scope, span)),
    )
  ).flat();
  const byPart = Map.groupBy(rows, ({ from }) => fourHourPeriod(from).from);
  const lined: TimeRow[] = [];
  for (const part of unknown) {
    const [ofPart, bookings] = [byPart.get(part) ?? [], known.get(part)!];
    if (!isWhole(part) || bookingsIn(ofPart) !== bookings) lined.push(...ofPart);
    else
      for (const lane of lanes) {
        const sum = kept(new Sum(selectLines({ ...question, lanes: [lane] }, ofPart)), names);
        keeping.set(team, `${owner}/${lane}/${part}`, bookings, sum);
        sums.push(sum);
      }
  }
  return { rows: lined, parts: sums };
}

function bookingsIn(rows: readonly TimeRow[]): number {
  return rows.reduce((sum, row) => sum + ('lines' in row ? row.bookings : 0), 0);
}

/** Parts that follow one another among all that there are are read at once. */
function spansOf(parts: readonly string[], all: readonly string[]): { from: string; to: string }[] {
  const spans: { from: string; to: string }[] = [];
  const wanted = new Set(parts);
  let isOpen = false;
  for (const part of all) {
    if (!wanted.has(part)) isOpen = false;
    else {
      const { from, until } = fourHourPeriod(part);
      if (isOpen) spans.at(-1)!.to = momentOf(until);
      else isOpen = spans.push({ from: momentOf(from), to: momentOf(until) }) > 0;
    }
  }
  return spans;
}

function momentOf(hour: string): string {
  return new Date(`${hour}:00:00.000Z`).toISOString();
}

function teamOf({ claims }: ServiceContext): string {
  return 'teamId' in claims ? String(claims.teamId) : '';
}
