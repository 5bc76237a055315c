import { ViewerSessionClosed, ViewerSessionOpened, ViewerSessionReassigned } from '@lectern/schemas/events/analytics.ts';
import type { HitLane } from '@lectern/schemas/events/telemetry.ts';
import { projection } from '@lectern/kernel/projections/projection.ts';
import { nameOf, nothing, plus, scopesOf, tallyOf, type Tally } from '../figures/tally.ts';
import type { Account, Booking } from '../viewer-session/account.ts';

/** What one partition knows of a month's viewings in one lane: of one scope, through one person's links or anybody's. */
export interface MonthRow {
  scope: string;
  /** `*` for everybody's links, and for viewings without one. */
  linkOwnerId: string;
  lane: HitLane;
  /** 2026-11, UTC. */
  month: string;
  /** By day of the month, two digits. */
  days: Readonly<Record<string, Tally>>;
}

interface Place extends Omit<MonthRow, 'days'> {
  id: string;
  day: string;
  tally(): Tally;
}

/** What do viewings amount to, by day? A day is that of the viewing's beginning, in UTC. Add up the rows of all partitions. */
export const figuresByMonth = projection({
  name: 'figures-by-month',
  version: 2,
  on: [ViewerSessionOpened, ViewerSessionReassigned, ViewerSessionClosed],
  fields: { scope: 'text', linkOwnerId: 'text', lane: 'text', month: 'text' },
  lists: { ofScope: { equals: ['scope', 'linkOwnerId'], filters: ['lane', 'month'], orderBy: 'month' } },
  touches({ data, partition }) {
    const replaced = data.replaced ? placesOf(data, data.replaced, partition).keys() : [];
    return [...new Set([...placesOf(data, data.account, partition).keys(), ...replaced])];
  },
  apply(doc: MonthRow | undefined, { data, partition }, id): MonthRow | undefined {
    let after = doc;
    if (data.replaced) after = booked(after, data, data.replaced, partition, id, -1);
    after = booked(after, data, data.account, partition, id, 1);
    return after && Object.keys(after.days).length === 0 ? undefined : after;
  },
  index: ({ scope, linkOwnerId, lane, month }) => ({ scope, linkOwnerId, lane, month }),
});

function booked(doc: MonthRow | undefined, data: Booking, account: Account, partition: number, id: string, sign: 1 | -1): MonthRow | undefined {
  const place = placesOf(data, account, partition).get(id);
  if (!place) return doc;
  const { scope, linkOwnerId, lane, month, day, tally } = place;
  const before = doc?.days ?? {};
  const after = plus(before[day] ?? nothing, tally(), sign);
  const days = { ...before, [day]: after };
  if (Object.keys(after).length === 0) delete days[day];
  return { scope, linkOwnerId, lane, month, days };
}

/** An event is asked about for each of its rows. */
const placesByAccount = new WeakMap<Account, ReadonlyMap<string, Place>>();

function placesOf(data: Booking, account: Account, partition: number): ReadonlyMap<string, Place> {
  let places = placesByAccount.get(account);
  if (!places) placesByAccount.set(account, (places = new Map(placesIn(data, account, partition).map((place) => [place.id, place]))));
  return places;
}

function placesIn(data: Booking, account: Account, partition: number): Place[] {
  const [month, day] = [data.startedAt.slice(0, 7), data.startedAt.slice(8, 10)];
  const { lane } = account;
  const owners = data.linkOwnerId === null ? ['*'] : ['*', data.linkOwnerId];
  return scopesOf(data, account).flatMap((of) => {
    const scope = nameOf(of);
    let made: Tally | null = null;
    const tally = () => (made ??= tallyOf(of, data, account));
    return owners.map((linkOwnerId) => ({ id: `${scope}/${linkOwnerId}/${lane}/${month}/${partition}`, scope, linkOwnerId, lane, month, day, tally }));
  });
}
