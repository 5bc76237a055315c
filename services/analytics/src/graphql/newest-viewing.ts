import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { justBefore, viewingsQuery } from '../figures/viewings-query.ts';
import type { FigureFilter } from '../figures/read-figures.ts';
import type { Scope } from '../figures/scope.ts';
import { LATEST_COUNT, readLatestSeen, readSession } from '../viewing/read-sessions.ts';
import { MAX_VIEWING_MS } from '../viewing/times.ts';
import type { ViewingState } from '../viewing/viewing.ts';
import { viewerSession } from '../viewer-session/viewer-session.ts';
import type { Where } from '@lectern/schemas/access/rule.ts';

/** Conditions of a list of viewings. */
export function viewingConditions({ lanes, from, to }: FigureFilter): Where {
  return {
    lane: { in: lanes },
    ...((from ?? to) !== null && { startedAt: { from, to: to && justBefore(to) } }),
  };
}

/** Null when there is none. */
export async function newestViewing(
  context: ServiceContext,
  scope: Scope,
  filter: FigureFilter,
): Promise<ViewingState | null> {
  const [row] = await newestRows(context, scope, filter, 1);
  return row === undefined ? null : readSession(context, row.id);
}

/** When one of the newest viewings was last active; null when there is none. */
export async function latestSeenAt(
  context: ServiceContext,
  scope: Scope,
  filter: FigureFilter,
): Promise<string | null> {
  const rows = await newestRows(context, scope, filter, LATEST_COUNT);
  const starts = rows.map(({ id, doc }) => ({
    id,
    startedMs: doc.status === 'none' ? 0 : Date.parse(doc.startedAt),
  }));
  // An older viewing was over before the newest began.
  const since = (starts[0]?.startedMs ?? 0) - MAX_VIEWING_MS;
  return readLatestSeen(
    context,
    starts.filter(({ startedMs }) => startedMs >= since).map(({ id }) => id),
  );
}

/** Null when there is none. */
export async function oldestStartedAt(
  context: ServiceContext,
  scope: Extract<Scope, { kind: 'visitor' }>,
  filter: FigureFilter,
): Promise<string | null> {
  const { where } = viewingsQuery(scope, viewingConditions(filter));
  const [first] = await context
    .view(viewerSession)
    .find({ list: 'oldestOfVisitor', where, limit: 1 });
  return first && first.doc.status !== 'none' ? first.doc.startedAt : null;
}

function newestRows(context: ServiceContext, scope: Scope, filter: FigureFilter, limit: number) {
  return context
    .view(viewerSession)
    .find({ ...viewingsQuery(scope, viewingConditions(filter)), limit });
}
