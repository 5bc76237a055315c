import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import type { HitLane } from '@lectern/schemas/events/telemetry.ts';
import { identityOf, type ViewingState } from '../viewing/viewing.ts';
import { requestTime } from './as-of.ts';
import { readRecent } from './read-recent.ts';
import { readScopeRows } from './read-rows.ts';
import type { CountingRules } from './counting/rules.ts';
import type { Scope } from './scope.ts';
import { sumLines, type FiguresQuery, type SummedLines } from './select-lines.ts';
import { readTeamRows, type TeamRows } from './sum-cache/read-team-rows.ts';
import { fourHourPeriod } from './time/periods.ts';
import type { Range } from './time/range.ts';

export interface FigureFilter extends Range {
  lanes: readonly HitLane[];
  rules: CountingRules;
}

/** Reads every figure: rows, with each recent viewing in place of its line. */
export async function readFigures(
  context: ServiceContext,
  scope: Scope,
  { lanes, rules, ...range }: FigureFilter,
): Promise<SummedLines & { recent: readonly ViewingState[] }> {
  const query = { scope, range, lanes, owner: visibleOwner(context), rules };
  // Whatever their lane and start: not over, over just now, or resumed.
  const recent = await readRecent(context, scope);
  const recentPeriods = new Set(
    recent.map((viewing) => fourHourPeriod(identityOf(viewing).startedAt).from),
  );
  const { rows, cached } = await readRows(context, query, recentPeriods);
  return { ...sumLines(query, rows, recent, requestTime(context), cached), recent };
}

/** Whose links the caller sees the figures of. */
function visibleOwner({ rows }: ServiceContext): string {
  if (!rows) return '*';
  const owner = 'linkOwnerId' in rows ? rows['linkOwnerId'] : undefined;
  if (typeof owner !== 'string')
    throw new TypeError('Figures can be limited by the owner of the link only.');
  return owner;
}

async function readRows(
  context: ServiceContext,
  query: FiguresQuery,
  recentPeriods: ReadonlySet<string>,
): Promise<TeamRows> {
  const { scope, range } = query;
  if (scope.kind === 'team') return readTeamRows(context, query, recentPeriods);
  return { rows: await readScopeRows(context, scope, range), cached: { sums: [], loose: [] } };
}
