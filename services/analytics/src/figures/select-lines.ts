import type { HitLane } from '@lectern/schemas/events/telemetry.ts';
import type { TimeRow } from '../figures-by-time/projection.ts';
import { accountOf, identityOf, isOver, type ViewingState } from '../viewing/viewing.ts';
import { toLine, type Line } from './line.ts';
import { hasPageFigures, isInScope, lineFieldsByScope, type Scope } from './scope.ts';
import type { CountingRules } from './counting/rules.ts';
import type { CachedSum } from './sum-cache/cached-sum.ts';
import { Sum } from './sum.ts';
import { isInRange, type Range } from './time/range.ts';

export interface FiguresQuery {
  scope: Scope;
  range: Range;
  lanes: readonly HitLane[];
  /** Only viewings through this user's links; `*`: all viewings, also those without a link. */
  owner: string;
  rules: CountingRules;
}

/** A team's periods from the cache. */
export interface CachedLines {
  sums: readonly CachedSum[];
  /** Viewings whose view may go on in another period, so that they are in no sum. */
  loose: readonly Line[];
}

export interface SummedLines {
  sum: Sum;
  /** The viewings behind the sum, except those in a team's cached sums. */
  lines: readonly Line[];
}

/**
 * Adds up rows and recent viewings. A recent viewing replaces its line, so that it counts once, as it stands now, wherever
 * its bookings are between its stream and the rows. A viewing that is not over has not stopped on its open page.
 * @param recent as of `now`
 * @param cached of periods without recent viewings
 */
export function sumLines(
  query: FiguresQuery,
  rows: readonly TimeRow[],
  recent: readonly ViewingState[],
  now: string,
  { sums, loose }: CachedLines = { sums: [], loose: [] },
): SummedLines {
  const { scope, lanes, range, rules } = query;
  const recentIds = new Set(recent.map(({ id }) => id));
  const stored = [...selectLines(query, rows), ...loose];
  const lines =
    recentIds.size > 0 ? stored.filter(([sessionId]) => !recentIds.has(sessionId)) : stored;
  for (const viewing of recent) {
    const [identity, account] = [identityOf(viewing), accountOf(viewing)];
    const isSelected =
      lanes.includes(account.lane) &&
      isInScope(scope, identity, account) &&
      isInRange(range, identity.startedAt);
    if (!isSelected) continue;
    const current = isOver(viewing, now) ? account : { ...account, lastPage: null };
    lines.push(toLine(identity, current, lineFieldsByScope[scope.kind]));
  }
  const sum = new Sum(lines, rules, hasPageFigures(scope));
  for (const cached of sums) sum.addCached(cached);
  return { sum, lines };
}

export function selectLines(
  { scope, range, lanes, owner }: Omit<FiguresQuery, 'rules'>,
  rows: readonly TimeRow[],
): Line[] {
  const from = range.from === null ? -Infinity : Date.parse(range.from);
  const to = range.to === null ? Infinity : Date.parse(range.to);
  const presentationId = scope.kind === 'visitor' ? scope.presentationId : undefined;
  const selected: Line[] = [];
  for (const row of rows) {
    if (!('lines' in row)) continue;
    for (const lane of lanes) {
      for (const [lineOwner, lines] of Object.entries(row.lines[lane] ?? {})) {
        if (owner !== '*' && owner !== lineOwner) continue;
        for (const line of lines)
          if (
            line[1] >= from &&
            line[1] < to &&
            (presentationId === undefined || line[11] === presentationId)
          )
            selected.push(line);
      }
    }
  }
  return selected;
}
