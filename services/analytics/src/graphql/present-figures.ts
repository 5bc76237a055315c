import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { computeFigures } from '../figures/figures.ts';
import { latestLines } from '../figures/line.ts';
import type { Scope } from '../figures/scope.ts';
import type { VisitorSum } from '../figures/sum-parts.ts';
import { LATEST_COUNT, latestMoment, readLatestSeen } from '../viewing/read-sessions.ts';
import { lastSeenAt, liveReaders } from '../viewing/viewing.ts';
import type { FiguresPreviousArgs, FiguresViewsByDayArgs } from './generated.ts';
import { loadFigures, type Figures } from './load-figures.ts';
import { latestSeenAt } from './newest-viewing.ts';
import { filePageCount, fileShown, isOfFormerFile, pagesShown, viewsShown } from './pages-shown.ts';
import { previousFigures } from './previous-figures.ts';
import { viewsByDay } from './views-by-day.ts';

/** `Figures` of the graph. */
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

/** `Figures` of one visitor in a list: what the list knows at once, the rest when a field needs it. */
export function presentVisitor(
  context: ServiceContext,
  scope: Scope,
  { asOf, filter }: Figures,
  { views, timeMs }: VisitorSum,
) {
  let loaded: Promise<ReturnType<typeof presentFigures>> | null = null;
  const all = () =>
    (loaded ??= loadFigures(context, scope, filter).then((figures) =>
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

/** When a viewing was last active: among the lines that lasted longest; a team has no lines, so among its newest viewings. */
async function latestActivity(
  context: ServiceContext,
  { scope, filter, lines }: Figures,
): Promise<string | null> {
  if (scope.kind === 'team') return latestSeenAt(context, scope, filter);
  const ids = latestLines(lines, LATEST_COUNT).map(([sessionId]) => sessionId);
  return readLatestSeen(context, ids);
}
