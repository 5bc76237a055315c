import type { HitLane } from '@lectern/schemas/events/telemetry.ts';
import { DomainError } from '@lectern/kernel/errors.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import type { Row } from '@lectern/kernel/service/view-handle.ts';
import type { Where } from '@lectern/schemas/access/rule.ts';
import { isWithin, type Range } from '../figures/range.ts';
import { viewerSession } from '../viewer-session/viewer-session.ts';
import { viewerEvents, type ViewerEventRow } from './projection.ts';

export interface EventQuery extends Range {
  lanes: readonly HitLane[];
  presentationId?: string | undefined;
  sharedLinkId?: string | undefined;
  sessionId?: string | undefined;
  category?: string | undefined;
  action?: string | undefined;
  path?: string | undefined;
  /** Goes on behind this event. */
  cursor?: string | undefined;
  isOldestFirst: boolean;
  limit: number;
}

type Event = Row<ViewerEventRow>;

const CHUNK = 500;
/** Nothing is reported of a session that started longer ago. */
const LIFE_MS = 25 * 60 * 60_000;

/**
 * Events of the viewings that count: by the lane and the beginning of their viewing, so that they are those behind a
 * figure. @throws DomainError INVALID for a cursor that is no event
 */
export async function readEvents(
  context: ServiceContext,
  query: EventQuery,
): Promise<{ items: Event[]; next: string | null }> {
  const items: Event[] = [];
  const list = listOf(query);
  for (let after = await placeOf(context, query.cursor); ;) {
    const rows = await context
      .rowsOf(viewerEvents)
      .find({ list, where: whereOf(query), limit: CHUNK, ...(after && { after }) });
    items.push(...(await counted(context, query, rows)));
    if (items.length > query.limit)
      return { items: items.slice(0, query.limit), next: items[query.limit - 1]!.id };
    const last = rows.at(-1);
    if (!last || rows.length < CHUNK) return { items, next: null };
    after = { value: last.doc.at, id: last.id };
  }
}

async function counted(
  context: ServiceContext,
  { lanes, from, to }: EventQuery,
  rows: readonly Event[],
): Promise<Event[]> {
  const ids = [...new Set(rows.map(({ doc }) => doc.sessionId))];
  const sessions = await context.view(viewerSession, { isUnfiltered: true }).getMany(ids);
  const counting = new Set(
    ids.filter((_id, index) => {
      const booked = sessions[index]?.doc;
      return (
        booked !== undefined &&
        booked.status !== 'none' &&
        lanes.includes(booked.account.lane) &&
        isWithin({ from, to }, booked.startedAt)
      );
    }),
  );
  return rows.filter(({ doc }) => counting.has(doc.sessionId));
}

function listOf({ sessionId, sharedLinkId, presentationId, isOldestFirst }: EventQuery): string {
  if (isOldestFirst) return 'oldest';
  if (sessionId !== undefined) return 'ofSession';
  if (sharedLinkId !== undefined) return 'ofLink';
  return presentationId === undefined ? 'newest' : 'ofPresentation';
}

function whereOf({
  presentationId,
  sharedLinkId,
  sessionId,
  category,
  action,
  path,
  from,
  to,
}: EventQuery): Where {
  // A viewer's clock may be behind, and a viewing lasts.
  const [since, until] = [
    from && new Date(Date.parse(from) - LIFE_MS).toISOString(),
    to && new Date(Date.parse(to) + LIFE_MS).toISOString(),
  ];
  const given = {
    presentationId,
    sharedLinkId,
    sessionId,
    category: category?.toLowerCase(),
    action,
    path,
  };
  const where: Where = {
    ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)),
  };
  return (since ?? until) === null ? where : { ...where, at: { from: since, to: until } };
}

async function placeOf(
  context: ServiceContext,
  cursor: string | undefined,
): Promise<{ value: string; id: string } | null> {
  if (cursor === undefined) return null;
  const row = await context.rowsOf(viewerEvents).get(cursor);
  if (!row)
    throw new DomainError('INVALID', 'This cursor names no event.', {
      cursor: ['This cursor names no event.'],
    });
  return { value: row.doc.at, id: row.id };
}
