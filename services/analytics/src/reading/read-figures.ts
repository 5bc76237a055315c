import { streamOf } from '@lectern/kernel/commands/aggregate.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { pageTimes } from '../page-times/projection.ts';
import { heardInMinute, sessionPings } from '../session-pings/projection.ts';
import { viewerSession } from '../viewer-session/viewer-session.ts';
import { viewerSessions } from '../viewer-sessions/projection.ts';
import { figuresOf, isNews, type CountedReading } from './figures.ts';
import { lastSeenAt, SILENCE_MS, type Reading } from './reading.ts';
import { readSessions } from './read-sessions.ts';
import type { Totals } from './totals.ts';

export type Scope = { presentationId: string } | { sharedLinkId: string };

export interface Figures {
  totals: Totals;
  /** The viewings last heard of, among them every one that is live. */
  recent: readonly Reading[];
  lastViewedAt: string | null;
}

/** Sessions looked at in one go. */
const CHUNK = 100;
/** Whoever was heard of less long ago may still be reading; others have been closed unless that is behind. */
const MAY_BE_OPEN_MS = SILENCE_MS + 5 * 60_000;
const MOST_ROWS = 10_000;
const TRIES = 3;

/**
 * Lasting rows and what they do not contain yet, added up once each. Which closes the rows contain is asked before and
 * after they are read: while the two answers differ, everything is read again.
 */
export async function readFigures(context: ServiceContext, scope: Scope): Promise<Figures> {
  for (let attempt = 1; ; attempt++) {
    const counted = await readRecent(context, scope);
    const rows = await readLasting(context, scope);
    if (attempt < TRIES && (await hasMoved(context, counted))) continue;
    const recent = counted.map(({ reading }) => reading);
    const moments = [...rows.map(({ lastEndedAt }) => lastEndedAt), ...recent.map(lastSeenAt)].toSorted();
    return { totals: figuresOf(rows.map(({ totals }) => totals), counted), recent, lastViewedAt: moments.at(-1) ?? null };
  }
}

async function readLasting(context: ServiceContext, scope: Scope) {
  const isLink = 'sharedLinkId' in scope;
  const rows = await context.rowsOf(pageTimes).find({
    list: isLink ? 'ofLink' : 'ofPresentation',
    where: isLink ? { sharedLinkId: scope.sharedLinkId } : { presentationId: scope.presentationId, sharedLinkId: null },
    limit: MOST_ROWS,
  });
  return rows.map(({ doc }) => doc);
}

/** From the last heard of backwards, until a whole chunk is long silent and contained in the lasting rows. */
async function readRecent(context: ServiceContext, scope: Scope): Promise<CountedReading[]> {
  const silentSince = new Date(Date.now() - MAY_BE_OPEN_MS).toISOString();
  const list = 'sharedLinkId' in scope ? 'recentOfLink' : 'recentOfPresentation';
  const known = new Map<string, CountedReading>();
  for (const projection of [viewerSessions, sessionPings] as const) {
    for (let after: { value: string; id: string } | undefined, isEnd = false; !isEnd; ) {
      const rows = await findRecent(context, projection, { list, where: { ...scope }, limit: CHUNK, ...(after && { after }) });
      const unknown = rows.filter(({ id }) => !known.has(id)).map(({ id }) => id);
      for (const counted of await count(context, await readSessions(context, unknown))) known.set(counted.reading.id, counted);
      const last = rows.at(-1);
      isEnd = !last || rows.length < CHUNK || (last.heardAt < silentSince && !rows.some(({ id }) => isOpen(known.get(id))));
      if (last) after = { value: last.heardAt, id: last.id };
    }
  }
  return [...known.values()];
}

async function findRecent(
  context: ServiceContext,
  projection: typeof viewerSessions | typeof sessionPings,
  query: Parameters<ReturnType<ServiceContext['rowsOf']>['find']>[0],
): Promise<{ id: string; heardAt: string }[]> {
  if (projection === viewerSessions) return (await context.rowsOf(viewerSessions).find(query)).map(({ id, doc }) => ({ id, heardAt: doc.heardAt }));
  return (await context.rowsOf(sessionPings).find(query)).map(({ id, doc }) => ({ id, heardAt: heardInMinute(doc.last) }));
}

async function count(context: ServiceContext, readings: readonly Reading[]): Promise<CountedReading[]> {
  const seen = await seenRevisions(context, readings);
  return readings.map((reading) => ({ reading, seenRevision: seen(reading) }));
}

async function hasMoved(context: ServiceContext, counted: readonly CountedReading[]): Promise<boolean> {
  const seen = await seenRevisions(context, counted.map(({ reading }) => reading));
  return counted.some(({ reading, seenRevision }) => seen(reading) !== seenRevision);
}

/** Every close is one event, so a stream's version is the revision of its close. */
async function seenRevisions(context: ServiceContext, readings: readonly Reading[]): Promise<(reading: Reading) => number> {
  const nameOf = ({ teamId, id }: Reading) => streamOf(viewerSession, teamId, id);
  const seen = readings.length > 0 ? await context.seenBy(pageTimes, readings.map(nameOf)) : new Map<string, number>();
  return (reading) => seen.get(nameOf(reading)) ?? 0;
}

function isOpen(counted: CountedReading | undefined): boolean {
  return counted !== undefined && isNews(counted);
}
