import type { HitLane } from '@lectern/schemas/events/telemetry.ts';
import { DomainError } from '@lectern/kernel/errors.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import type { Row } from '@lectern/kernel/service/view-handle.ts';
import type { Where } from '@lectern/schemas/access/rule.ts';
import { addMs } from '../add-ms.ts';
import { isInRange, type Range } from '../figures/time/range.ts';
import { isBooked } from '../viewer-session/state.ts';
import { viewerSession } from '../viewer-session/viewer-session.ts';
import { MAX_VIEWING_MS } from '../viewing/times.ts';
import { viewerEvents, type ViewerEventRow } from './projection.ts';
import { problems } from '../problems.ts';

export interface EventQuery extends Range {
  lanes: readonly HitLane[];
  presentationId?: string | undefined;
  sharedLinkId?: string | undefined;
  sessionId?: string | undefined;
  category?: string | undefined;
  action?: string | undefined;
  path?: string | undefined;
  /** Continues after this event. */
  cursor?: string | undefined;
  isOldestFirst: boolean;
  limit: number;
}

type Event = Row<ViewerEventRow>;

const CHUNK = 500;

/**
 * Events of viewings that match lanes and range, so that they are the events behind a figure.
 * @throws DomainError INVALID when the cursor is no event
 */
export async function readEvents(
  context: ServiceContext,
  query: EventQuery,
): Promise<{ items: Event[]; next: string | null }> {
  const items: Event[] = [];
  const list = eventsList(query);
  for (let after = await cursorPosition(context, query.cursor); ;) {
    const rows = await context
      .rowsOf(viewerEvents)
      .find({ list, where: eventConditions(query), limit: CHUNK, ...(after && { after }) });
    items.push(...(await matchingEvents(context, query, rows)));
    if (items.length > query.limit) {
      const page = items.slice(0, query.limit);
      return { items: page, next: page.at(-1)?.id ?? null };
    }
    const last = rows.at(-1);
    if (!last || rows.length < CHUNK) return { items, next: null };
    after = { value: last.doc.at, id: last.id };
  }
}

async function matchingEvents(
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
        isBooked(booked) &&
        lanes.includes(booked.account.lane) &&
        isInRange({ from, to }, booked.startedAt)
      );
    }),
  );
  return rows.filter(({ doc }) => counting.has(doc.sessionId));
}

function eventsList({
  sessionId,
  sharedLinkId,
  presentationId,
  isOldestFirst,
}: EventQuery): string {
  if (isOldestFirst) return 'oldest';
  if (sessionId !== undefined) return 'ofSession';
  if (sharedLinkId !== undefined) return 'ofLink';
  return presentationId === undefined ? 'newest' : 'ofPresentation';
}

function eventConditions({
  presentationId,
  sharedLinkId,
  sessionId,
  category,
  action,
  path,
  from,
  to,
}: EventQuery): Where {
  // Wider than the range: a viewing lasts, and a viewer's clock may be wrong.
  const [since, until] = [from && addMs(from, -MAX_VIEWING_MS), to && addMs(to, MAX_VIEWING_MS)];
  const conditions = {
    presentationId,
    sharedLinkId,
    sessionId,
    category: category?.toLowerCase(),
    action,
    path,
  };
  const where: Where = {
    ...Object.fromEntries(Object.entries(conditions).filter(([, value]) => value !== undefined)),
  };
  return (since ?? until) === null ? where : { ...where, at: { from: since, to: until } };
}

async function cursorPosition(
  context: ServiceContext,
  cursor: string | undefined,
): Promise<{ value: string; id: string } | null> {
  if (cursor === undefined) return null;
  const row = await context.rowsOf(viewerEvents).get(cursor);
  if (!row)
    throw new DomainError('INVALID', problems.cursorUnknown, {
      cursor: [problems.cursorUnknown],
    });
  return { value: row.doc.at, id: row.id };
}
