import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { readAsOf, requestTime } from '../figures/as-of.ts';
import type { Line } from '../figures/line.ts';
import { readFigures, type FigureFilter } from '../figures/read-figures.ts';
import { isInScope, type Scope } from '../figures/scope.ts';
import type { SummedLines } from '../figures/select-lines.ts';
import { Sum } from '../figures/sum.ts';
import { isInRange } from '../figures/time/range.ts';
import { accountOf, identityOf, type ViewingState } from '../viewing/viewing.ts';

/** Read once for an answer, so that its fields agree. */
export interface Figures extends SummedLines {
  scope: Scope;
  filter: FigureFilter;
  /** How far the read models had come. */
  asOf: string;
  /** When they were read. */
  now: string;
  /** Viewings under the filter that are not over, or ended just now. */
  recent: readonly ViewingState[];
}

const figuresByCall = new WeakMap<ServiceContext, Map<string, Promise<Figures>>>();

/** Reads figures at most once per call. */
export function loadFigures(
  context: ServiceContext,
  scope: Scope,
  filter: FigureFilter,
): Promise<Figures> {
  let loaded = figuresByCall.get(context);
  if (!loaded) figuresByCall.set(context, (loaded = new Map()));
  const key = keyOf(scope, filter);
  let figures = loaded.get(key);
  if (!figures) {
    const enclosing = enclosingScopes(scope)
      .map((each) => loaded.get(keyOf(each, filter)))
      .find((each) => each !== undefined);
    figures = enclosing
      ? enclosing.then((all) => narrowFigures(all, scope))
      : read(context, scope, filter);
    loaded.set(key, figures);
  }
  return figures;
}

async function read(context: ServiceContext, scope: Scope, filter: FigureFilter): Promise<Figures> {
  const now = requestTime(context);
  const asOf = await readAsOf(context); // First, so that the figures contain at least this much.
  const { sum, lines, recent } = await readFigures(context, scope, filter);
  return {
    sum,
    lines,
    scope,
    filter,
    asOf,
    now,
    recent: recent.filter((viewing) => matchesFilter(filter, viewing)),
  };
}

/** Scopes whose lines include this one's: a visitor on a presentation is part of either. */
function enclosingScopes(scope: Scope): Scope[] {
  if (scope.kind !== 'visitor' || scope.presentationId === undefined) return [];
  return [
    { kind: 'presentation', presentationId: scope.presentationId },
    { kind: 'visitor', visitor: scope.visitor },
  ];
}

const groupedLines = new WeakMap<readonly Line[], ReadonlyMap<string, readonly Line[]>>();

function narrowFigures(enclosing: Figures, scope: Scope): Figures {
  const isByVisitor = enclosing.scope.kind === 'presentation';
  let groups = groupedLines.get(enclosing.lines);
  if (!groups) {
    groups = Map.groupBy(enclosing.lines, (line) => (isByVisitor ? line[2] : line[11]));
    groupedLines.set(enclosing.lines, groups);
  }
  const key = scope.kind !== 'visitor' ? '' : isByVisitor ? scope.visitor : scope.presentationId;
  const lines = groups.get(key ?? '') ?? [];
  const recent = enclosing.recent.filter((viewing) =>
    isInScope(scope, identityOf(viewing), accountOf(viewing)),
  );
  return { ...enclosing, scope, lines, sum: new Sum(lines, enclosing.filter.rules, true), recent };
}

function keyOf(scope: Scope, filter: FigureFilter): string {
  return JSON.stringify([scope, filter]);
}

function matchesFilter(filter: FigureFilter, viewing: ViewingState): boolean {
  return (
    filter.lanes.includes(viewing.assignment.lane) &&
    isInRange(filter, identityOf(viewing).startedAt)
  );
}
