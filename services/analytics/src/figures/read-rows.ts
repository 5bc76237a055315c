import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { bookingsScope, figuresByTime, type TimeRow } from '../figures-by-time/projection.ts';
import { monthOf } from './periods.ts';

const CHUNK = 5_000;

/** Rows of a scope in the order of time. They are everybody's: whose links a line came through, it says. */
export async function readPeriods(context: ServiceContext, scope: string, from: string | null, to: string | null): Promise<TimeRow[]> {
  const found: TimeRow[] = [];
  const handle = context.rowsOf(figuresByTime, { isUnfiltered: true });
  for (let after: { value: string; id: string } | null = null; ; ) {
    const rows: Awaited<ReturnType<typeof handle.find>> = await handle.find({ list: 'ofScope', where: { scope, period: { from, to } }, limit: CHUNK, ...(after && { after }) });
    for (const { doc } of rows) found.push(doc);
    const last = rows.at(-1);
    if (!last || rows.length < CHUNK) return found;
    after = { value: last.doc.period, id: last.id };
  }
}

/** The days of the team on which something began, in their order, with how many bookings are known of them. Both ends included. */
export async function readBookings(context: ServiceContext, firstDay: string | null, lastDay: string | null): Promise<Map<string, number>> {
  const found = new Map<string, number>();
  for (const row of await readPeriods(context, bookingsScope, firstDay && monthOf(firstDay), lastDay && monthOf(lastDay))) {
    if (!('days' in row)) continue;
    for (const [day, bookings] of Object.entries(row.days)) {
      if ((firstDay === null || day >= firstDay) && (lastDay === null || day <= lastDay)) found.set(day, (found.get(day) ?? 0) + bookings);
    }
  }
  return new Map([...found].toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
