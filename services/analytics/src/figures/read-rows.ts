import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { bookingsScope, figuresByTime, type TimeRow } from '../figures-by-time/projection.ts';
import { justBefore } from './viewings-query.ts';
import { latestPeriodEnd, monthPeriod, fourHourStart, fourHourPeriod } from './time/periods.ts';
import type { Range } from './time/range.ts';
import { scopeKey, type Scope } from './scope.ts';

const CHUNK = 5_000;

/** Rows with a scope's viewings in the range, and some around it. Unfiltered: lines say whose links they came through. */
export function readScopeRows(
  context: ServiceContext,
  scope: Scope,
  { from, to }: Range,
): Promise<TimeRow[]> {
  return readRowsEndingIn(
    context,
    scopeKey(scope),
    from,
    to && latestPeriodEnd(scope.kind, justBefore(to)),
  );
}

/** Number of bookings by four-hour period, in order, both ends of the range included. */
export async function readBookings(
  context: ServiceContext,
  { from, to }: Range,
): Promise<Map<string, number>> {
  const until = to && monthPeriod(justBefore(to)).until;
  const months = new Map<string, number[]>();
  for (const row of await readRowsEndingIn(context, bookingsScope, from, until)) {
    if (!('parts' in row)) continue;
    const counts = months.get(row.from) ?? [];
    for (const [index, bookings] of row.parts.entries())
      counts[index] = (counts[index] ?? 0) + bookings;
    months.set(row.from, counts);
  }
  const [first, last] = [
    from && fourHourPeriod(from).from,
    to && fourHourPeriod(justBefore(to)).from,
  ];
  const found = new Map<string, number>();
  for (const [month, counts] of months) {
    for (const [index, bookings] of counts.entries()) {
      const period = fourHourStart(month, index);
      const isInside = (first === null || period >= first) && (last === null || period <= last);
      if (bookings > 0 && isInside) found.set(period, bookings);
    }
  }
  return found;
}

async function readRowsEndingIn(
  context: ServiceContext,
  scope: string,
  from: string | null,
  to: string | null,
): Promise<TimeRow[]> {
  const found: TimeRow[] = [];
  const handle = context.rowsOf(figuresByTime, { isUnfiltered: true });
  for (let after: { value: string; id: string } | null = null; ;) {
    const rows: Awaited<ReturnType<typeof handle.find>> = await handle.find({
      list: 'ofScope',
      where: { scope, until: { from, to } },
      limit: CHUNK,
      ...(after && { after }),
    });
    for (const { doc } of rows) found.push(doc);
    const last = rows.at(-1);
    if (!last || rows.length < CHUNK) return found;
    after = { value: last.doc.until, id: last.id };
  }
}
