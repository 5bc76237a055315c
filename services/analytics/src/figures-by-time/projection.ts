import {
  ViewerSessionClosed,
  ViewerSessionOpened,
  ViewerSessionReassigned,
} from '@lectern/schemas/events/analytics.ts';
import { projection } from '@lectern/kernel/projections/projection.ts';
import { monthPeriod, fourHourIndex, type Period } from '../figures/time/periods.ts';
import type { Booking } from '../viewer-session/account.ts';
import type { LinesRow } from './line-row.ts';
import { applyUpdate, rowUpdates } from './row-updates.ts';

/** Counts one partition's bookings by four-hour period of a month, to tell whether a cached sum is still valid. */
export interface BookingsRow extends Period {
  scope: typeof bookingsScope;
  /** By `fourHourIndex`. */
  parts: readonly number[];
}

export type TimeRow = LinesRow | BookingsRow;

export const bookingsScope = 'bookings';

/**
 * What do viewings add up to, and when? By their start, in UTC; read the rows of all partitions together. Rows hold single
 * viewings, so that any range is exact.
 */
export const figuresByTime = projection({
  name: 'figures-by-time',
  version: 8,
  cascades: true,
  flushAfterMs: 250, // A crowd on one presentation is in few rows, each of which is written whole.
  on: [ViewerSessionOpened, ViewerSessionReassigned, ViewerSessionClosed],
  fields: { scope: 'text', until: 'text' },
  lists: { ofScope: { equals: ['scope'], filters: ['until'], orderBy: 'until' } },
  rowIds: ({ data, partition }) => [
    bookingsId(data, partition),
    ...rowUpdates(data, partition).keys(),
  ],
  apply(doc: TimeRow | undefined, { data, partition }, id): TimeRow | undefined {
    const step = rowUpdates(data, partition).get(id);
    return step
      ? applyUpdate(doc && 'lines' in doc ? doc : undefined, step)
      : incrementBookings(doc, data);
  },
  index: ({ scope, until }) => ({ scope, until }),
});

function bookingsId({ startedAt }: Booking, partition: number): string {
  return `${bookingsScope}/${monthPeriod(startedAt).from}/${partition}`;
}

function incrementBookings(doc: TimeRow | undefined, { startedAt }: Booking): BookingsRow {
  const parts = doc && 'parts' in doc ? [...doc.parts] : [];
  const index = fourHourIndex(startedAt);
  while (parts.length <= index) parts.push(0);
  parts[index] = (parts[index] ?? 0) + 1;
  return { scope: bookingsScope, ...monthPeriod(startedAt), parts };
}
