import { ViewerSessionClosed, ViewerSessionOpened, ViewerSessionReassigned } from '@lectern/schemas/events/analytics.ts';
import { projection } from '@lectern/kernel/projections/projection.ts';
import { lineOf, withLine, withoutLine, type Line } from '../figures/line.ts';
import { monthOf, periodOf } from '../figures/periods.ts';
import { rowsNameOf, scopesOf, toldOf, type Scope } from '../figures/scope.ts';
import type { Account, Booking } from '../viewer-session/account.ts';

/** What one partition knows of a scope's viewings in one part of time, each of them. */
export interface LinesRow {
  scope: string;
  period: string;
  /** By lane and owner of the link (empty: without a link), in the order of their sessions. */
  lines: Readonly<Record<string, Readonly<Record<string, readonly Line[]>>>>;
  /** How many it has heard of. */
  bookings: number;
}

/** How many bookings one partition knows of, by day of a month; whoever has added a day up sees whether it is still so. */
export interface BookingsRow {
  scope: typeof bookingsScope;
  period: string;
  /** 2026-11-20, in UTC. */
  days: Readonly<Record<string, number>>;
}

export type TimeRow = LinesRow | BookingsRow;

export const bookingsScope = 'bookings';

/**
 * What do viewings amount to, and when? By the viewing's beginning, in UTC. Take the rows of all partitions together.
 * Viewings are told one by one, so that a range of them is exact wherever it begins.
 */
export const figuresByTime = projection({
  name: 'figures-by-time',
  version: 3,
  gatherMs: 250, // A crowd on one presentation is in few rows, each of which is written whole.
  on: [ViewerSessionOpened, ViewerSessionReassigned, ViewerSessionClosed],
  fields: { scope: 'text', period: 'text' },
  lists: { ofScope: { equals: ['scope'], filters: ['period'], orderBy: 'period' } },
  touches({ data, partition }) {
    const now = [bookingsId(data, partition), ...placesOf(data, data.account, partition).keys()];
    return data.replaced ? [...new Set([...now, ...placesOf(data, data.replaced, partition).keys()])] : now;
  },
  apply(doc: TimeRow | undefined, { data, partition }, id): TimeRow | undefined {
    if (id === bookingsId(data, partition)) return oneMore(doc, data);
    const before = data.replaced && placesOf(data, data.replaced, partition).get(id);
    const now = placesOf(data, data.account, partition).get(id);
    let row = doc && 'lines' in doc ? doc : undefined;
    if (before && data.replaced) row = changed(row, before, data, data.replaced, -1);
    if (now) row = changed(row, now, data, data.account, 1);
    return row && Object.keys(row.lines).length > 0 ? { ...row, bookings: (doc && 'lines' in doc ? doc.bookings : 0) + 1 } : undefined;
  },
  index: ({ scope, period }) => ({ scope, period }),
});

function bookingsId({ startedAt }: Booking, partition: number): string {
  return `${bookingsScope}/${monthOf(startedAt)}/${partition}`;
}

function oneMore(doc: TimeRow | undefined, { startedAt }: Booking): BookingsRow {
  const day = startedAt.slice(0, '2026-11-20'.length);
  const days = doc && 'days' in doc ? doc.days : {};
  return { scope: bookingsScope, period: monthOf(startedAt), days: { ...days, [day]: (days[day] ?? 0) + 1 } };
}

interface Place {
  kind: Scope['kind'];
  scope: string;
  period: string;
}

/** An event is asked about for each of its rows. */
const placesByAccount = new WeakMap<Account, ReadonlyMap<string, Place>>();

function placesOf(data: Booking, account: Account, partition: number): ReadonlyMap<string, Place> {
  let places = placesByAccount.get(account);
  if (places) return places;
  const all = scopesOf(data, account).map((of): Place => ({ kind: of.kind, scope: rowsNameOf(of), period: periodOf(of.kind, data.startedAt) }));
  placesByAccount.set(account, (places = new Map(all.map((place) => [`${place.scope}/${place.period}/${partition}`, place]))));
  return places;
}

/** With the line (1), or without it (-1); what is empty is not there. */
function changed(row: LinesRow | undefined, { kind, scope, period }: Place, data: Booking, account: Account, sign: 1 | -1): LinesRow {
  const [lanes, owner] = [row?.lines ?? {}, data.linkOwnerId ?? ''];
  const owners = lanes[account.lane] ?? {};
  const lines = owners[owner] ?? [];
  const after = sign === 1 ? withLine(lines, lineOf(data, account, toldOf[kind])) : withoutLine(lines, data.sessionId);
  const ofLane = after.length > 0 ? { ...owners, [owner]: after } : without(owners, owner);
  return { scope, period, bookings: row?.bookings ?? 0, lines: Object.keys(ofLane).length > 0 ? { ...lanes, [account.lane]: ofLane } : without(lanes, account.lane) };
}

function without<Value>(all: Readonly<Record<string, Value>>, name: string): Readonly<Record<string, Value>> {
  const { [name]: _gone, ...others } = all;
  return others;
}
