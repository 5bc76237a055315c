import { ViewerSessionPinged } from '@lectern/schemas/events/pings.ts';
import { projection, type ProjectedEvent } from '@lectern/kernel/projections/projection.ts';
import { clockAheadUs, minIgnoringNull } from '../viewing/viewer-clock.ts';
import { uuidTimeMs, withPoint, type Point } from './points.ts';

/** Progress of a viewing by its pings. */
export interface SessionPingsRow {
  presentationId: string;
  sharedLinkId: string | null;
  linkOwnerId: string | null;
  /** The largest visible time. */
  untilMs: number;
  last: {
    heardAt: string;
    elapsedMs: number;
    page: number | null;
    pageCount: number | null;
    isPaused: boolean;
  };
  /** When the last ping of someone reading was heard: a forgotten tab keeps pinging. Missing in rows of the previous release. */
  activeAt?: string | null;
  /** Missing in rows of the previous release. */
  clock?: PingClock;
}

export interface PingClock {
  /** Lags in `points` count from here. */
  lagFromMs: number;
  /** Like `ViewerClock.aheadUs`. */
  aheadUs: number | null;
  points: readonly Point[];
}

/**
 * How far did a viewing get, and when was its last ping? Not part of `viewer-sessions`, because a row belongs to one topic.
 * Outlives the pings.
 */
export const sessionPings = projection({
  name: 'session-pings',
  version: 3,
  flushAfterMs: 800,
  on: [ViewerSessionPinged],
  fields: {
    presentationId: 'text',
    sharedLinkId: 'text',
    linkOwnerId: 'text',
    heardInMinute: 'text',
  },
  lists: {
    recentOfPresentation: {
      equals: ['presentationId'],
      filters: ['linkOwnerId', 'heardInMinute'],
      orderBy: '-heardInMinute',
    },
    recentOfLink: {
      equals: ['sharedLinkId'],
      filters: ['linkOwnerId', 'heardInMinute'],
      orderBy: '-heardInMinute',
    },
  },
  rowIds: ({ data }) => [data.sessionId],
  apply(doc: SessionPingsRow | undefined, { data }): SessionPingsRow {
    const { presentationId, sharedLinkId, linkOwnerId, heardAt, page, pageCount, isPaused } = data;
    const elapsedMs = Math.round(data.elapsedMs);
    const last = { heardAt, elapsedMs, page, pageCount, isPaused };
    const clock = withPing(doc?.clock, data);
    const before = doc?.activeAt ?? null;
    const activeAt = !isPaused && (before === null || heardAt > before) ? heardAt : before;
    if (!doc)
      return {
        presentationId,
        sharedLinkId,
        linkOwnerId,
        untilMs: elapsedMs,
        last,
        activeAt,
        clock,
      };
    const isNews = isLater(last, doc.last);
    if (
      !isNews &&
      elapsedMs <= doc.untilMs &&
      activeAt === before &&
      (doc.linkOwnerId ?? linkOwnerId) === doc.linkOwnerId &&
      clock === doc.clock
    )
      return doc;
    return {
      ...doc,
      linkOwnerId: doc.linkOwnerId ?? linkOwnerId,
      untilMs: Math.max(doc.untilMs, elapsedMs),
      last: isNews ? last : doc.last,
      activeAt,
      clock,
    };
  },
  index: ({ presentationId, sharedLinkId, linkOwnerId, last }) => ({
    presentationId,
    sharedLinkId,
    linkOwnerId,
    heardInMinute: minuteOf(last.heardAt),
  }),
  announces: ({ presentationId }) => ({ kind: 'live', type: 'Presentation', id: presentationId }),
});

/** @returns the same object when the ping adds nothing */
function withPing(
  clock: PingClock | undefined,
  {
    sessionId,
    elapsedMs,
    heardAt,
    page,
    sentAtUs,
  }: ProjectedEvent<typeof ViewerSessionPinged>['data'],
): PingClock {
  const before = clock ?? { lagFromMs: uuidTimeMs(sessionId), aheadUs: null, points: [] };
  const elapsed = Math.round(elapsedMs);
  const lagOf = (atMs: number) => Math.round(atMs - elapsed - before.lagFromMs);
  const heard = [elapsed, lagOf(Date.parse(heardAt)), page ?? 0] as const;
  const point: Point = sentAtUs === null ? heard : [...heard, lagOf(sentAtUs / 1_000)];
  const now = {
    ...before,
    aheadUs:
      sentAtUs === null
        ? before.aheadUs
        : minIgnoringNull(before.aheadUs, clockAheadUs(heardAt, sentAtUs)),
    points: withPoint(before.points, point),
  };
  return clock && now.aheadUs === before.aheadUs && now.points === before.points ? clock : now;
}

/** Rounded to the minute, so that not every ping updates the index. */
export function minuteOf(moment: string): string {
  return moment.slice(0, '2026-11-20T12:00'.length);
}

/** By time received, then by visible time, then by any total order. */
function isLater(one: SessionPingsRow['last'], other: SessionPingsRow['last']): boolean {
  if (one.heardAt !== other.heardAt) return one.heardAt > other.heardAt;
  if (one.elapsedMs !== other.elapsedMs) return one.elapsedMs > other.elapsedMs;
  return JSON.stringify(one) > JSON.stringify(other);
}
