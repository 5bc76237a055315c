import { ViewerSessionClosed, ViewerSessionOpened, ViewerSessionReassigned } from '@lectern/schemas/events/analytics.ts';
import type { HitLane } from '@lectern/schemas/events/telemetry.ts';
import { projection } from '@lectern/kernel/projections/projection.ts';
import { lineOf, withLine, withoutLine, type Line } from '../figures/line.ts';
import { periodOf } from '../figures/periods.ts';
import { rowsNameOf, scopesOf, toldOf } from '../figures/scope.ts';
import { nothing, plus, tallyOf, type Tally } from '../figures/tally.ts';
import type { Account, Booking } from '../viewer-session/account.ts';

/** What one partition knows of a scope's viewings in one part of time, each of them. */
export interface LinesRow {
  scope: string;
  period: string;
  /** By lane and owner of the link (empty: without a link), in the order of their sessions. */
  lines: Readonly<Record<string, Readonly<Record<string, readonly Line[]>>>>;
}

/** What one partition knows of all viewings of a day, added up: through one person's links (`*`: anybody's, or none), in one lane. */
export interface DayRow {
  scope: string;
  period: string;
  tally: Tally;
}

export type TimeRow = LinesRow | DayRow;

interface Place {
  id: string;
  scope: string;
  period: string;
  change(doc: TimeRow | undefined, sign: 1 | -1): TimeRow;
}

/** Of days of the team. */
export function dayScope(linkOwnerId: string, lane: HitLane): string {
  return `days/${linkOwnerId}/${lane}`;
}

/**
 * What do viewings amount to, and when? By the viewing's beginning, in UTC. Take the rows of all partitions together. Few
 * viewings are told one by one, so that any range of them is exact; those of a whole day of the team are many, and added up.
 */
export const figuresByTime = projection({
  name: 'figures-by-time',
  version: 1,
  on: [ViewerSessionOpened, ViewerSessionReassigned, ViewerSessionClosed],
  fields: { scope: 'text', period: 'text' },
  lists: { ofScope: { equals: ['scope'], filters: ['period'], orderBy: 'period' } },
  touches({ data, partition }) {
    const now = [...placesOf(data, data.account, partition).keys()];
    return data.replaced ? [...new Set([...now, ...placesOf(data, data.replaced, partition).keys()])] : now;
  },
  apply(doc: TimeRow | undefined, { data, partition }, id): TimeRow | undefined {
    const before = data.replaced ? placesOf(data, data.replaced, partition).get(id) : undefined;
    const now = placesOf(data, data.account, partition).get(id);
    if (doc && before && now && 'tally' in doc) return { ...doc, tally: plus(doc.tally, changeOf(data), 1) };
    const without = before ? before.change(doc, -1) : doc;
    const after = now ? now.change(without, 1) : without;
    return after && isEmpty(after) ? undefined : after;
  },
  index: ({ scope, period }) => ({ scope, period }),
});

function isEmpty(row: TimeRow): boolean {
  return Object.keys('tally' in row ? row.tally : row.lines).length === 0;
}

/** What a correction changes is little: who it was and where mostly stay. */
const changes = new WeakMap<Booking, Tally>();
function changeOf(data: Booking): Tally {
  let change = changes.get(data);
  if (!change) changes.set(data, (change = plus(tallyOf(data, data.account), tallyOf(data, data.replaced!), -1)));
  return change;
}

/** An event is asked about for each of its rows. */
const placesByAccount = new WeakMap<Account, ReadonlyMap<string, Place>>();
function placesOf(data: Booking, account: Account, partition: number): ReadonlyMap<string, Place> {
  let places = placesByAccount.get(account);
  if (!places) {
    const all = [...linesPlaces(data, account, partition), ...dayPlaces(data, account, partition)];
    placesByAccount.set(account, (places = new Map(all.map((place) => [place.id, place]))));
  }
  return places;
}

function linesPlaces(data: Booking, account: Account, partition: number): Place[] {
  const owner = data.linkOwnerId ?? '';
  return scopesOf(data, account).map((of) => {
    const [scope, period] = [rowsNameOf(of), periodOf(of.kind, data.startedAt)];
    return {
      id: `${scope}/${period}/${partition}`, scope, period,
      change(doc, sign) {
        const all = doc && 'lines' in doc ? doc.lines : {};
        const lines = all[account.lane]?.[owner] ?? [];
        const after = sign === 1 ? withLine(lines, lineOf(data, account, toldOf[of.kind])) : withoutLine(lines, data.sessionId);
        return { scope, period, lines: withPart(all, account.lane, withPart(all[account.lane] ?? {}, owner, after, after.length === 0)) };
      },
    };
  });
}

function dayPlaces(data: Booking, account: Account, partition: number): Place[] {
  const period = data.startedAt.slice(0, '2026-11-20'.length);
  let made: Tally | null = null;
  return (data.linkOwnerId === null ? ['*'] : ['*', data.linkOwnerId]).map((owner) => {
    const scope = dayScope(owner, account.lane);
    const change = (doc: TimeRow | undefined, sign: 1 | -1) => ({ scope, period, tally: plus(doc && 'tally' in doc ? doc.tally : nothing, (made ??= tallyOf(data, account)), sign) });
    return { id: `${scope}/${period}/${partition}`, scope, period, change };
  });
}

function withPart<Part extends object>(all: Readonly<Record<string, Part>>, name: string, part: Part, isNone = Object.keys(part).length === 0): Readonly<Record<string, Part>> {
  if (!isNone) return { ...all, [name]: part };
  const { [name]: _gone, ...others } = all;
  return others;
}
