import type { HitLane } from '@lectern/schemas/events/telemetry.ts';
import type { TimeRow } from '../figures-by-time/projection.ts';
import { accountOf, factsOf, isOver, type ViewingState } from '../reading/reading.ts';
import type { KeptSum } from './kept-sum.ts';
import { lineOf, type Line } from './line.ts';
import { isWithin, type Range } from './time/range.ts';
import { isIn, isOfOne, eventsInScope, type Scope } from './scope.ts';
import { Sum } from './sum.ts';

/** What is asked for. */
export interface Question {
  scope: Scope;
  range: Range;
  lanes: readonly HitLane[];
  /** Through whose links; `*` for anybody's, and without one. */
  owner: string;
}

export interface Book {
  sum: Sum;
  /** The viewings that were told one by one: all, but for parts of time of the team that had been added up. */
  lines: readonly Line[];
}

/**
 * Lasting rows, with whatever they do not contain yet: each viewing counts once, as it stands now, wherever its bookings
 * are on the way from its stream to the rows. Nobody has stopped on the page that still lies open.
 * @param recent as they stand at `now`
 * @param parts of time of the team that had been added up, in which nothing is recent
 */
export function bookOf(
  question: Question,
  rows: readonly TimeRow[],
  recent: readonly ViewingState[],
  now: string,
  parts: readonly KeptSum[] = [],
): Book {
  const { scope, lanes, range } = question;
  const known = new Set(recent.map(({ id }) => id));
  const lasting = linesIn(question, rows);
  const lines = known.size > 0 ? lasting.filter(([sessionId]) => !known.has(sessionId)) : lasting;
  for (const reading of recent) {
    const [facts, account] = [factsOf(reading), accountOf(reading)];
    if (
      lanes.includes(account.lane) &&
      isIn(scope, facts, account) &&
      isWithin(range, facts.startedAt)
    )
      lines.push(
        lineOf(
          facts,
          isOver(reading, now) ? account : { ...account, lastPage: null },
          eventsInScope[scope.kind],
        ),
      );
  }
  const sum = new Sum(lines, isOfOne(scope));
  for (const part of parts) sum.addKept(part);
  return { sum, lines };
}

/** Those that are asked for. */
export function linesIn(
  { scope, range, lanes, owner }: Question,
  rows: readonly TimeRow[],
): Line[] {
  const from = range.from === null ? -Infinity : Date.parse(range.from);
  const to = range.to === null ? Infinity : Date.parse(range.to);
  const presentationId = scope.kind === 'visitor' ? scope.presentationId : undefined;
  const found: Line[] = [];
  for (const row of rows) {
    if (!('lines' in row)) continue;
    for (const lane of lanes) {
      const owners = row.lines[lane];
      for (const each in owners) {
        if (owner !== '*' && owner !== each) continue;
        for (const line of owners[each]!)
          if (
            line[1] >= from &&
            line[1] < to &&
            (presentationId === undefined || line[11] === presentationId)
          )
            found.push(line);
      }
    }
  }
  return found;
}
