import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { readAsOf, requestTime } from '../figures/as-of.ts';
import type { SummedLines } from '../figures/select-lines.ts';
import { computeFigures } from '../figures/figures.ts';
import { latestLines, type Line } from '../figures/line.ts';
import { isInRange } from '../figures/time/range.ts';
import { readSummedLines, type FigureFilter } from '../figures/read-figures.ts';
import { isInScope, type Scope } from '../figures/scope.ts';
import { Sum, type VisitorSum } from '../figures/sum.ts';
import { LATEST_COUNT, latestMoment, readLatestSeen } from '../reading/read-sessions.ts';
import {
  accountOf,
  identityOf,
  lastSeenAt,
  liveReaders,
  type ViewingState,
} from '../reading/reading.ts';
import type { FiguresPreviousArgs, FiguresViewsByDayArgs } from './generated.ts';
import { latestSeenAt } from './newest-viewing.ts';
import { filePageCount, fileShown, isOfFormerFile, pagesShown, viewsShown } from './pages-shown.ts';
import { previousFigures } from './previous-figures.ts';
import { viewsByDay } from './views-by-day.ts';

/** What stands behind one answer's figures: read once, so that its fields agree. */
export interface Figures extends SummedLines {
  scope: Scope;
  asked: FigureFilter;
  /** What the copies behind them have reached. */
  asOf: string;
  /** When they were read. */
  now: string;
  /** Those of the lanes and the range that are not over, or were just now. */
  recent: readonly ViewingState[];
}

const known = new WeakMap<ServiceContext, Map<string, Promise<Figures>>>();

export function loadFigures(
  context: ServiceContext,
  scope: Scope,
  asked: FigureFilter,
): Promise<Figures> {
  let ofCall = known.get(context);
  if (!ofCall) known.set(context, (ofCall = new Map()));
  const key = keyOf(scope, asked);
  let figures = ofCall.get(key);
  if (!figures) {
    const whole = enclosingScopes(scope)
      .map((each) => ofCall.get(keyOf(each, asked)))
      .find((each) => each !== undefined);
    ofCall.set(
      key,
      (figures = whole
        ? whole.then((all) => narrowFigures(all, scope))
        : readFigures(context, scope, asked)),
    );
  }
  return figures;
}

async function readFigures(
  context: ServiceContext,
  scope: Scope,
  asked: FigureFilter,
): Promise<Figures> {
  const now = requestTime(context);
  const asOf = await readAsOf(context);
  const { books, recent } = await readSummedLines(context, scope, [asked]);
  return {
    ...books[0]!,
    scope,
    asked,
    asOf,
    now,
    recent: recent.filter((reading) => matchesFilter(asked, reading)),
  };
}

/** What holds the same viewings, and more: one visitor's on one presentation are among those of either. */
function enclosingScopes(scope: Scope): Scope[] {
  if (scope.kind !== 'visitor' || scope.presentationId === undefined) return [];
  return [
    { kind: 'presentation', presentationId: scope.presentationId },
    { kind: 'visitor', visitor: scope.visitor },
  ];
}

const byVisitor = new WeakMap<readonly Line[], ReadonlyMap<string, readonly Line[]>>();

function narrowFigures(whole: Figures, scope: Scope): Figures {
  let parts = byVisitor.get(whole.lines);
  if (!parts)
    byVisitor.set(
      whole.lines,
      (parts = Map.groupBy(whole.lines, (line) => narrowingKey(whole.scope, line))),
    );
  const lines =
    parts.get(
      scope.kind !== 'visitor'
        ? ''
        : whole.scope.kind === 'presentation'
          ? scope.visitor
          : scope.presentationId!,
    ) ?? [];
  const recent = whole.recent.filter((reading) =>
    isInScope(scope, identityOf(reading), accountOf(reading)),
  );
  return { ...whole, scope, lines, sum: new Sum(lines, true), recent };
}

function narrowingKey({ kind }: Scope, line: Line): string {
  return kind === 'presentation' ? line[2] : line[11];
}

function keyOf(scope: Scope, asked: FigureFilter): string {
  return JSON.stringify([scope, asked]);
}

export function matchesFilter(asked: FigureFilter, reading: ViewingState): boolean {
  return (
    asked.lanes.includes(reading.assignment.lane) && isInRange(asked, identityOf(reading).startedAt)
  );
}

/** As the graph tells figures. */
export function presentFigures(context: ServiceContext, figures: Figures) {
  const { asOf, now, sum, recent } = figures;
  return {
    asOf,
    ...computeFigures(sum),
    pages: () => pagesShown(context, figures),
    fileId: () => fileShown(context, figures),
    filePageCount: () => filePageCount(context, figures),
    isOfFormerFile: () => isOfFormerFile(context, figures),
    fileViews: () => viewsShown(context, figures),
    liveSessions: liveReaders(recent, now),
    lastViewedAt: async () =>
      latestMoment([...recent.map(lastSeenAt), await latestActivity(context, figures)]),
    viewsByDay: (args: FiguresViewsByDayArgs) => viewsByDay(figures, args),
    previous: (args: FiguresPreviousArgs) =>
      previousFigures(figures, args, (before) => loadFigures(context, figures.scope, before)),
  };
}

/** Of one visitor what is known by whoever lists visitors; everything else is read where it is asked for. */
export function presentVisitor(
  context: ServiceContext,
  scope: Scope,
  { asOf, asked }: Figures,
  { views, timeMs }: VisitorSum,
) {
  let made: Promise<ReturnType<typeof presentFigures>> | null = null;
  const all = () =>
    (made ??= loadFigures(context, scope, asked).then((figures) =>
      presentFigures(context, figures),
    ));
  return {
    asOf,
    views,
    timeMs,
    uniqueVisitors: 1,
    averageTimeMs: timeMs / views,
    downloads: async () => (await all()).downloads,
    prints: async () => (await all()).prints,
    medianTimeMs: async () => (await all()).medianTimeMs(),
    completion: async () => (await all()).completion(),
    linkClicks: async () => (await all()).linkClicks(),
    pages: async () => (await all()).pages(),
    fileId: async () => (await all()).fileId(),
    filePageCount: async () => (await all()).filePageCount(),
    isOfFormerFile: async () => (await all()).isOfFormerFile(),
    fileViews: async () => (await all()).fileViews(),
    liveSessions: async () => (await all()).liveSessions,
    lastViewedAt: async () => (await all()).lastViewedAt(),
    viewsByDay: async (args: FiguresViewsByDayArgs) => (await all()).viewsByDay(args),
    previous: async (args: FiguresPreviousArgs) => (await all()).previous(args),
  };
}

/** When one of the last viewings was last heard of: of lines those that went on longest, of the whole team's sums the first of the list. */
async function latestActivity(
  context: ServiceContext,
  { scope, asked, lines }: Figures,
): Promise<string | null> {
  if (scope.kind === 'team') return latestSeenAt(context, scope, asked);
  return readLatestSeen(
    context,
    latestLines(lines, LATEST_COUNT).map(([sessionId]) => sessionId),
  );
}
