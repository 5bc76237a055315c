import DataLoader from 'dataloader';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { isAllowed } from '@lectern/kernel/service/view-handle.ts';
import { figuresByTime } from '../figures-by-time/projection.ts';
import { isBooked, readSessions } from '../reading/read-sessions.ts';
import type { ViewingState } from '../reading/reading.ts';
import { INACTIVITY_TIMEOUT_MS } from '../reading/times.ts';
import { minuteOf, sessionPings } from '../session-pings/projection.ts';
import { viewerSession, type ViewerSession } from '../viewer-session/viewer-session.ts';
import { viewingsQuery } from './viewings-query.ts';
import { isInScope, type Scope } from './scope.ts';
import { seenRevisions } from './seen-revisions.ts';

/** Whoever has not been closed is looked at, so many at once. */
const OPEN_CHUNK = 2_000;
const CHUNK = 20;
const MAX_CHUNK = 320;
/** A booking has its time before it is on the log; it is there well within this. */
const MAX_PUBLISH_DELAY_MS = 2_000;
/** Whoever was heard of less long ago may still be reading; others have been closed unless that is behind. */
const MAY_BE_OPEN_MS = INACTIVITY_TIMEOUT_MS + 5 * 60_000;
/** Every session has been looked at for the last time when so much time has passed. */
const MAX_SESSION_MS = 26 * 60 * 60_000;

/**
 * The viewings that the lasting rows may not tell all of: those that are not over, those booked last, and, of one
 * presentation or link, those that went on after they had been closed.
 */
export async function readRecent(context: ServiceContext, scope: Scope): Promise<ViewingState[]> {
  const [open, justBooked] = await Promise.all([
    openViewingsLoader(context).load(scope),
    justBookedIds(context, scope),
  ]);
  const ids = new Set([...open, ...justBooked]);
  if (scope.kind === 'presentation' || scope.kind === 'link')
    for (const id of await resumedIds(context, scope)) ids.add(id);
  // Of which nothing was booked, the beginning was lost, or has only just come.
  return (await readSessions(context, [...ids])).filter(({ booked }) => booked !== null);
}

const loaders = new WeakMap<ServiceContext, DataLoader<Scope, string[], string>>();

/** Those that are not over. Whoever asks about many things at once is answered from one look at all of them. */
function openViewingsLoader(context: ServiceContext): DataLoader<Scope, string[], string> {
  let loader = loaders.get(context);
  if (!loader)
    loaders.set(
      context,
      (loader = new DataLoader((scopes) => openIds(context, scopes), {
        cacheKeyFn: (scope) => JSON.stringify(scope),
      })),
    );
  return loader;
}

async function openIds(context: ServiceContext, scopes: readonly Scope[]): Promise<string[][]> {
  const [only, ...others] = scopes;
  const { where } = viewingsQuery(only && others.length === 0 ? only : { kind: 'team' });
  const rows: Row[] = [];
  for (let after: { value: string; id: string } | null = null; ;) {
    const chunk: Row[] = await context.view(viewerSession).find({
      list: 'inStatus',
      where: { ...where, status: 'open' },
      limit: OPEN_CHUNK,
      ...(after && { after }),
    });
    rows.push(...chunk);
    const last = chunk.at(-1);
    if (!last || chunk.length < OPEN_CHUNK || last.doc.status === 'none') break;
    after = { value: last.doc.startedAt, id: last.id };
  }
  return scopes.map((scope) =>
    rows
      .filter(({ doc }) => isBooked(doc) && isInScope(scope, doc, doc.account))
      .map(({ id }) => id),
  );
}

type Row = Awaited<ReturnType<ReturnType<typeof bookings>['find']>>[number];
const bookings = (context: ServiceContext) => context.view(viewerSession, { isUnfiltered: true });
const justBooked = new WeakMap<ServiceContext, Promise<Row[]>>();

async function justBookedIds(context: ServiceContext, scope: Scope): Promise<string[]> {
  // Of the whole team: to look for a scope's own could take long; and once for everything that one call asks.
  let unseen = justBooked.get(context);
  if (!unseen) justBooked.set(context, (unseen = readJustBooked(context)));
  return (await unseen)
    .filter(({ doc, id }) => isOfScope(context, scope, doc, id))
    .map(({ id }) => id);
}

/**
 * From the last booking backwards, until a whole chunk is contained in the lasting rows, and they are known to contain all
 * before it: rows of several partitions are not equally far.
 */
async function readJustBooked(context: ServiceContext): Promise<Row[]> {
  const found: Row[] = [];
  const contained = new Date(
    Date.parse(await context.completeUntil(figuresByTime)) - MAX_PUBLISH_DELAY_MS,
  ).toISOString();
  for (
    let [after, limit]: [{ value: string; id: string } | null, number] = [null, CHUNK];
    ;
    limit = Math.min(2 * limit, MAX_CHUNK)
  ) {
    const rows: Row[] = await bookings(context).find({
      list: 'booked',
      limit,
      ...(after && { after }),
    });
    const seen = await seenRevisions(
      context,
      rows.map(({ id, teamId }) => ({ id, teamId: teamId ?? '' })),
    );
    const unseen = rows.filter(
      ({ id, teamId, doc }) =>
        doc.status !== 'none' && seen({ id, teamId: teamId ?? '' }) !== doc.revision,
    );
    found.push(...unseen);
    const last = rows.at(-1);
    if (!last || rows.length < limit || last.doc.status === 'none') return found;
    if (unseen.length === 0 && last.doc.bookedAt < contained) return found;
    after = { value: last.doc.bookedAt, id: last.id };
  }
}

function isOfScope(context: ServiceContext, scope: Scope, doc: ViewerSession, id: string): boolean {
  if (doc.status === 'none' || !isAllowed(context.rows, viewerSession.view.index(doc, id)))
    return false;
  return (
    isInScope(scope, doc, doc.account) ||
    (doc.replaced !== null && isInScope(scope, doc, doc.replaced))
  );
}

/** From the last ping backwards, until a whole chunk is long silent and booked as far as it went. */
async function resumedIds(context: ServiceContext, scope: Scope): Promise<string[]> {
  const [silentSince, lookedAtLast] = [MAY_BE_OPEN_MS, MAX_SESSION_MS].map((ago) =>
    new Date(Date.now() - ago).toISOString(),
  ) as [string, string];
  const list = scope.kind === 'link' ? 'recentOfLink' : 'recentOfPresentation';
  const where = { ...viewingsQuery(scope).where, heardInMinute: { from: minuteOf(lookedAtLast) } };
  const found: string[] = [];
  for (let after: { value: string; id: string } | null = null; ;) {
    const all = await context
      .rowsOf(sessionPings)
      .find({ list, where, limit: CHUNK, ...(after && { after }) });
    const rows = all.filter(({ doc }) => doc.last.heardAt >= lookedAtLast);
    const booked = await bookings(context).getMany(rows.map(({ id }) => id));
    const wentOn = rows
      .filter(({ doc }, index) => doc.untilMs > elapsedIn(booked[index]?.doc))
      .map(({ id }) => id);
    found.push(...wentOn);
    const last = all.at(-1);
    if (!last || rows.length < CHUNK) return found;
    const heardLast = minuteOf(last.doc.last.heardAt);
    if (heardLast < silentSince && wentOn.length === 0) return found;
    after = { value: heardLast, id: last.id };
  }
}

function elapsedIn(session: ViewerSession | undefined): number {
  return session && session.status !== 'none' ? session.account.elapsedMs : -1;
}
