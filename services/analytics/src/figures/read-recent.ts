import DataLoader from 'dataloader';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { isAllowed, type Row } from '@lectern/kernel/service/view-handle.ts';
import { addMs } from '../add-ms.ts';
import { figuresByTime } from '../figures-by-time/projection.ts';
import { readSessions } from '../viewing/read-sessions.ts';
import type { ViewingState } from '../viewing/viewing.ts';
import { INACTIVITY_TIMEOUT_MS, MAX_VIEWING_MS } from '../viewing/times.ts';
import { minuteOf, sessionPings } from '../session-pings/projection.ts';
import { isBooked, type BookedViewerSession, type ViewerSession } from '../viewer-session/state.ts';
import { viewerSession } from '../viewer-session/viewer-session.ts';
import { isInScope, type Scope } from './scope.ts';
import { seenRevisions } from './seen-revisions.ts';
import { viewingsQuery } from './viewings-query.ts';

const OPEN_CHUNK = 2_000;
const CHUNK = 20;
const MAX_CHUNK = 320;
/** A booking gets its time before it reaches the log, which takes less than this. */
const MAX_PUBLISH_DELAY_MS = 2_000;
/** Viewings that were silent for longer are closed, unless closing lags behind. */
const MAY_BE_OPEN_MS = INACTIVITY_TIMEOUT_MS + 5 * 60_000;
/** The last check of a session happens within this time of its start. */
const LAST_CHECK_MS = MAX_VIEWING_MS + 60 * 60_000;

type Position = { value: string; id: string };
type BookedRow = Row<ViewerSession> & { doc: BookedViewerSession };

/**
 * Viewings whose rows may be out of date: not over, booked just now, or, for one presentation or link, resumed after they
 * were closed.
 */
export async function readRecent(context: ServiceContext, scope: Scope): Promise<ViewingState[]> {
  const [open, justBooked] = await Promise.all([
    openViewingsLoader(context).load(scope),
    justBookedIds(context, scope),
  ]);
  const ids = new Set([...open, ...justBooked]);
  if (scope.kind === 'presentation' || scope.kind === 'link')
    for (const id of await resumedIds(context, scope)) ids.add(id);
  // Without a booking the start was lost, or has only just arrived.
  return (await readSessions(context, [...ids])).filter(({ booked }) => booked !== null);
}

const openLoaders = new WeakMap<ServiceContext, DataLoader<Scope, string[], string>>();

/** Batches: many scopes of one call are answered from one read of the team. */
function openViewingsLoader(context: ServiceContext): DataLoader<Scope, string[], string> {
  let loader = openLoaders.get(context);
  if (!loader) {
    loader = new DataLoader((scopes) => openIds(context, scopes), {
      cacheKeyFn: (scope) => JSON.stringify(scope),
    });
    openLoaders.set(context, loader);
  }
  return loader;
}

async function openIds(context: ServiceContext, scopes: readonly Scope[]): Promise<string[][]> {
  const [only, ...others] = scopes;
  const { where } = viewingsQuery(only && others.length === 0 ? only : { kind: 'team' });
  const open: BookedRow[] = [];
  for (let after: Position | null = null; ;) {
    const chunk = await context.view(viewerSession).find({
      list: 'inStatus',
      where: { ...where, status: 'open' },
      limit: OPEN_CHUNK,
      ...(after && { after }),
    });
    open.push(...chunk.filter(isBookedRow));
    const last = chunk.at(-1);
    if (!last || chunk.length < OPEN_CHUNK || !isBooked(last.doc)) break;
    after = { value: last.doc.startedAt, id: last.id };
  }
  return scopes.map((scope) =>
    open.filter(({ doc }) => isInScope(scope, doc, doc.account)).map(({ id }) => id),
  );
}

function isBookedRow(row: Row<ViewerSession>): row is BookedRow {
  return isBooked(row.doc);
}

const allBookings = (context: ServiceContext) =>
  context.view(viewerSession, { isUnfiltered: true });
const justBookedByCall = new WeakMap<ServiceContext, Promise<BookedRow[]>>();

async function justBookedIds(context: ServiceContext, scope: Scope): Promise<string[]> {
  // Read once per call for the whole team: finding one scope's bookings could take long.
  let justBooked = justBookedByCall.get(context);
  if (!justBooked) justBookedByCall.set(context, (justBooked = readJustBooked(context)));
  return (await justBooked)
    .filter(
      ({ id, doc }) =>
        isAllowed(context.rows, viewerSession.view.index(doc, id)) && wasInScope(scope, doc),
    )
    .map(({ id }) => id);
}

/**
 * Reads bookings backward until the rows contain a whole chunk and are known to contain everything before it; partitions are
 * not equally far.
 */
async function readJustBooked(context: ServiceContext): Promise<BookedRow[]> {
  const found: BookedRow[] = [];
  const contained = addMs(await context.completeUntil(figuresByTime), -MAX_PUBLISH_DELAY_MS);
  let after: Position | null = null;
  for (let limit = CHUNK; ; limit = Math.min(2 * limit, MAX_CHUNK)) {
    const rows: Row<ViewerSession>[] = await allBookings(context).find({
      list: 'booked',
      limit,
      ...(after && { after }),
    });
    const seen = await seenRevisions(context, rows);
    const unseen = rows.filter(isBookedRow).filter((row) => seen(row) !== row.doc.revision);
    found.push(...unseen);
    const last = rows.at(-1);
    if (!last || rows.length < limit || !isBooked(last.doc)) return found;
    if (unseen.length === 0 && last.doc.bookedAt < contained) return found;
    after = { value: last.doc.bookedAt, id: last.id };
  }
}

function wasInScope(scope: Scope, doc: BookedViewerSession): boolean {
  return (
    isInScope(scope, doc, doc.account) ||
    (doc.replaced !== null && isInScope(scope, doc, doc.replaced))
  );
}

/** Reads pings backward until a whole chunk is long silent and fully booked. */
async function resumedIds(context: ServiceContext, scope: Scope): Promise<string[]> {
  const now = new Date().toISOString();
  const [silentSince, lastCheck] = [addMs(now, -MAY_BE_OPEN_MS), addMs(now, -LAST_CHECK_MS)];
  const list = scope.kind === 'link' ? 'recentOfLink' : 'recentOfPresentation';
  const where = { ...viewingsQuery(scope).where, heardInMinute: { from: minuteOf(lastCheck) } };
  const found: string[] = [];
  for (let after: Position | null = null; ;) {
    const chunk = await context
      .rowsOf(sessionPings)
      .find({ list, where, limit: CHUNK, ...(after && { after }) });
    const rows = chunk.filter(({ doc }) => doc.last.heardAt >= lastCheck);
    const booked = await allBookings(context).getMany(rows.map(({ id }) => id));
    const resumed = rows
      .filter(({ doc }, index) => doc.untilMs > bookedMs(booked[index]?.doc))
      .map(({ id }) => id);
    found.push(...resumed);
    const last = chunk.at(-1);
    if (!last || rows.length < CHUNK) return found;
    const lastMinute = minuteOf(last.doc.last.heardAt);
    if (lastMinute < silentSince && resumed.length === 0) return found;
    after = { value: lastMinute, id: last.id };
  }
}

function bookedMs(session: ViewerSession | undefined): number {
  return session && isBooked(session) ? session.account.elapsedMs : -1;
}
