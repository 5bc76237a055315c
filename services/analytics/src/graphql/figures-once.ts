import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { figuresOf } from '../figures/figures.ts';
import { readAsOf } from '../figures/as-of.ts';
import { isWithin } from '../figures/range.ts';
import { readBooks, type Asked } from '../figures/read-figures.ts';
import { nameOf, sumOf, type Scope, type Tally } from '../figures/tally.ts';
import { factsOf, isLive, lastSeenAt, type Reading } from '../reading/reading.ts';
import type { FiguresViewsByDayArgs } from './generated.ts';
import { newestOf } from './newest-of.ts';
import { viewsByDay } from './views-by-day.ts';

/** What stands behind one answer's figures: read once, so that its fields agree. */
export interface Figures {
  scope: Scope;
  asked: Asked;
  /** What the copies behind them have reached. */
  asOf: string;
  /** When they were read. */
  now: string;
  /** By day of UTC. */
  days: ReadonlyMap<string, Tally>;
  tally: Tally;
  /** Those of the lanes and the range that are not over, or were just now. */
  recent: readonly Reading[];
}

const known = new WeakMap<ServiceContext, Map<string, Promise<Figures>>>();

export function figuresOnce(context: ServiceContext, scope: Scope, asked: Asked): Promise<Figures> {
  let ofCall = known.get(context);
  if (!ofCall) known.set(context, (ofCall = new Map()));
  const key = JSON.stringify([nameOf(scope), asked]);
  let figures = ofCall.get(key);
  if (!figures) ofCall.set(key, (figures = readFigures(context, scope, asked)));
  return figures;
}

async function readFigures(context: ServiceContext, scope: Scope, asked: Asked): Promise<Figures> {
  const now = new Date().toISOString();
  const asOf = await readAsOf(context);
  const { days: [days = new Map()], recent } = await readBooks(context, scope, [asked]);
  return { scope, asked, asOf, now, days, tally: sumOf(days.values()), recent: recent.filter((reading) => counts(asked, reading)) };
}

export function counts(asked: Asked, reading: Reading): boolean {
  return asked.lanes.includes(reading.assignment.lane) && isWithin(asked, factsOf(reading).startedAt);
}

/** As the graph tells figures. */
export function presentFigures(context: ServiceContext, figures: Figures) {
  const { scope, asked, asOf, now, tally, recent } = figures;
  return {
    asOf,
    ...figuresOf(tally),
    liveSessions: recent.filter((reading) => isLive(reading, now)),
    async lastViewedAt() {
      const newest = await newestOf(context, scope, asked);
      return [...recent, ...(newest ? [newest] : [])].map(lastSeenAt).toSorted().at(-1) ?? null;
    },
    viewsByDay: (args: FiguresViewsByDayArgs) => viewsByDay(figures, args),
  };
}
