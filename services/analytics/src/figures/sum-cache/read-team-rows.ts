import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import type { TimeRow } from '../../figures-by-time/projection.ts';
import { readBookings, readScopeRows } from '../read-rows.ts';
import { selectLines, type CachedLines, type FiguresQuery } from '../select-lines.ts';
import { fourHourPeriod } from '../time/periods.ts';
import { containsPeriod } from '../time/range.ts';
import { toCachedBoundary, toCachedPeriod, type CachedPeriod } from './cached-period.ts';
import { joinPeriods, type FoundPeriod } from './join-periods.ts';
import { sumCacheOf } from './sum-cache.ts';

export interface TeamRows {
  rows: readonly TimeRow[];
  /** Of periods without recent viewings. */
  cached: CachedLines;
}

/**
 * A team's viewings: as sums of four-hour periods where the range holds the whole period and nothing in it is recent, and as
 * rows otherwise. A sum enters the cache only when its rows contain as many bookings as were counted.
 * @param recent starts of periods that may still change
 */
export async function readTeamRows(
  context: ServiceContext,
  query: FiguresQuery,
  recent: ReadonlySet<string>,
): Promise<TeamRows> {
  const { scope, lanes, owner, range, rules } = query;
  const bookingsByPeriod = await readBookings(context, range);
  const [teamId, cache] = [teamIdOf(context), sumCacheOf(context.engines)];
  const interner = cache.internerOf(teamId);
  const isCacheable = (period: string) =>
    !recent.has(period) && containsPeriod(range, fourHourPeriod(period));
  const cacheKey = (period: string) => `${rules}/${owner}/${lanes.join('+')}/${period}`;
  const cached: FoundPeriod[] = [];
  const missing = new Map<string, number>();
  for (const [period, bookings] of bookingsByPeriod) {
    const found = isCacheable(period) ? cache.get(teamId, cacheKey(period), bookings) : undefined;
    if (found) cached.push({ period, bookings, made: found });
    else missing.set(period, bookings);
  }
  const spans = contiguousSpans(missing, bookingsByPeriod.keys());
  const read = await Promise.all(spans.map((span) => readScopeRows(context, scope, span)));
  const rowsByPeriod = Map.groupBy(read.flat(), ({ from }) => fourHourPeriod(from).from);
  const rows: TimeRow[] = [];
  for (const [period, bookings] of missing) {
    const periodRows = rowsByPeriod.get(period) ?? [];
    if (!isCacheable(period) || countBookings(periodRows) !== bookings) {
      rows.push(...periodRows);
      continue;
    }
    const made = toCachedPeriod(selectLines(query, periodRows), {
      rules,
      period: fourHourPeriod(period),
      interner,
    });
    cache.set(teamId, cacheKey(period), bookings, made);
    cached.push({ period, bookings, made });
  }
  return { rows, cached: joinPeriods(cached, boundary) };

  function boundary(before: FoundPeriod, after: FoundPeriod): CachedPeriod {
    const key = `${cacheKey(before.period)}+${before.bookings}`;
    const found = cache.get(teamId, key, after.bookings);
    if (found) return found;
    const made = toCachedBoundary(before.made, after.made, { rules, interner });
    cache.set(teamId, key, after.bookings, made);
    return made;
  }
}

function countBookings(rows: readonly TimeRow[]): number {
  return rows.reduce((sum, row) => sum + ('lines' in row ? row.bookings : 0), 0);
}

/** One span for missing periods that follow each other without another one between them. */
function contiguousSpans(
  missing: ReadonlyMap<string, number>,
  all: Iterable<string>,
): { from: string; to: string }[] {
  const spans: { from: string; to: string }[] = [];
  let open: { from: string; to: string } | null = null;
  for (const period of all) {
    if (!missing.has(period)) {
      open = null;
      continue;
    }
    const { from, until } = fourHourPeriod(period);
    if (open) open.to = hourStart(until);
    else spans.push((open = { from: hourStart(from), to: hourStart(until) }));
  }
  return spans;
}

function hourStart(hour: string): string {
  return new Date(`${hour}:00:00.000Z`).toISOString();
}

function teamIdOf({ claims }: ServiceContext): string {
  return 'teamId' in claims ? String(claims.teamId) : '';
}
