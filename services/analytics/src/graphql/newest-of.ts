import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { justBefore, listOf } from '../figures/list-of.ts';
import type { FigureFilter } from '../figures/read-figures.ts';
import type { Scope } from '../figures/scope.ts';
import { LAST, readLatestSeen, readSession } from '../reading/read-sessions.ts';
import { LONGEST_MS, type ViewingState } from '../reading/reading.ts';
import { viewerSession } from '../viewer-session/viewer-session.ts';
import type { Where } from '@lectern/schemas/access/rule.ts';

/** What a list of bookings is asked for. */
export function whereOf({ lanes, from, to }: FigureFilter): Where {
  return {
    lane: { in: lanes },
    ...((from ?? to) !== null && { startedAt: { from, to: to && justBefore(to) } }),
  };
}

/** The viewing that began last; null without one. */
export async function newestOf(
  context: ServiceContext,
  scope: Scope,
  asked: FigureFilter,
): Promise<ViewingState | null> {
  const [row] = await newestRows(context, scope, asked, 1);
  return row === undefined ? null : readSession(context, row.id);
}

/** When one of the viewings that began last was last heard of; null without one. */
export async function latestSeenAt(
  context: ServiceContext,
  scope: Scope,
  asked: FigureFilter,
): Promise<string | null> {
  const rows = await newestRows(context, scope, asked, LAST);
  const began = rows.map(({ doc }) => (doc.status === 'none' ? 0 : Date.parse(doc.startedAt)));
  return readLatestSeen(
    context,
    rows.filter((_, index) => began[index]! >= began[0]! - LONGEST_MS).map(({ id }) => id),
  );
}

/** When the viewing that began first began; null without one. */
export async function oldestStartedAt(
  context: ServiceContext,
  scope: Extract<Scope, { kind: 'visitor' }>,
  asked: FigureFilter,
): Promise<string | null> {
  const { where } = listOf(scope, whereOf(asked));
  const [first] = await context
    .view(viewerSession)
    .find({ list: 'oldestOfVisitor', where, limit: 1 });
  return first && first.doc.status !== 'none' ? first.doc.startedAt : null;
}

function newestRows(context: ServiceContext, scope: Scope, asked: FigureFilter, limit: number) {
  return context.view(viewerSession).find({ ...listOf(scope, whereOf(asked)), limit });
}
