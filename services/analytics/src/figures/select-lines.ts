import type { HitLane } from '@lectern/schemas/events/telemetry.ts';
import type { TimeRow } from '../figures-by-time/projection.ts';
import { accountOf, identityOf, isOver, type ViewingState } from '../reading/reading.ts';
import type { KeptSum } from './kept-sum.ts';
import { toLine, type Line } from './line.ts';
import { isInRange, type Range } from './time/range.ts';
import { isInScope, hasPageFigures, lineFieldsByScope, type Scope } from './scope.ts';
import { Sum } from './sum.ts';

/** What is asked for. */
export interface FiguresQuery {
  scope: Scope;
  range: Range;
  lanes: readonly HitLane[];
  /** Through whose links; `*` for anybody's, and without one. */
  owner: string;
}

export interface SummedLines {
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
export function sumLines(
  question: FiguresQuery,
  rows: readonly TimeRow[],
  recent: readonly ViewingState[],
  now: string,
  parts: readonly KeptSum[] = [],
): SummedLines {
  const { scope, lanes, range } = question;
  const known = new Set(recent.map(({ id }) => id));
  const lasting = selectLines(question, rows);
  const lines = known.size > 0 ? lasting.filter(([sessionId]) => !known.has(sessionId)) : lasting;
  for (const reading of recent) {
    const [facts, account] = [identityOf(reading), accountOf(reading)];
    if (
      lanes.includes(account.lane) &&
      isInScope(scope, facts, account) &&
      isInRange(range, facts.startedAt)
    )
      lines.push(
        toLine(
          facts,
          isOver(reading, now) ? account : { ...account, lastPage: null },
          lineFieldsByScope[scope.kind],
        ),
      );
  }
  const sum = new Sum(lines, hasPageFigures(scope));
  for (const part of parts) sum.addKept(part);
  return { sum, lines };
}

/** Those that are asked for. */
export function selectLines(
  { scope, range, lanes, owner }: FiguresQuery,
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
