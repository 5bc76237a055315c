import { ViewerSessionPinged } from '@lectern/schemas/events/pings.ts';
import { projection, type ProjectedEvent } from '@lectern/kernel/projections/projection.ts';
import { aheadUs, smaller } from '../reading/viewer-clock.ts';
import { madeAtMs, withPoint, type Point } from './points.ts';

/** How far one viewing is known to have come by its pings, and what the last one said. */
export interface SessionPingsRow {
  presentationId: string;
  sharedLinkId: string | null;
  linkOwnerId: string | null;
  /** The furthest moment on the visible clock. */
  untilMs: number;
  last: {
    heardAt: string;
    elapsedMs: number;
    page: number | null;
    pageCount: number | null;
    isPaused: boolean;
  };
  /** Missing in rows of the release before. */
  clock?: PingClock;
}

/** When the visible clock stood where, and which page was open then. */
export interface PingClock {
  /** Lags are counted from it. */
  lagFromMs: number;
  /** As of the events (`ViewerClock`). */
  aheadUs: number | null;
  points: readonly Point[];
}

/** Apart from `viewer-sessions`, because a row belongs to one partition of one topic. Kept when the pings themselves are gone. */
export const sessionPings = projection({
  name: 'session-pings',
  version: 2,
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
    if (!doc) return { presentationId, sharedLinkId, linkOwnerId, untilMs: elapsedMs, last, clock };
    const isNews = isLater(last, doc.last);
    if (
      !isNews &&
      elapsedMs <= doc.untilMs &&
      (doc.linkOwnerId ?? linkOwnerId) === doc.linkOwnerId &&
      clock === doc.clock
    )
      return doc;
    return {
      ...doc,
      linkOwnerId: doc.linkOwnerId ?? linkOwnerId,
      untilMs: Math.max(doc.untilMs, elapsedMs),
      last: isNews ? last : doc.last,
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

/** @returns the very same where the ping says nothing new */
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
  const before = clock ?? { lagFromMs: madeAtMs(sessionId), aheadUs: null, points: [] };
  const elapsed = Math.round(elapsedMs);
  const lagOf = (atMs: number) => Math.round(atMs - elapsed - before.lagFromMs);
  const heard = [elapsed, lagOf(Date.parse(heardAt)), page ?? 0] as const;
  const point: Point = sentAtUs === null ? heard : [...heard, lagOf(sentAtUs / 1_000)];
  const now = {
    ...before,
    aheadUs:
      sentAtUs === null ? before.aheadUs : smaller(before.aheadUs, aheadUs(heardAt, sentAtUs)),
    points: withPoint(before.points, point),
  };
  return clock && now.aheadUs === before.aheadUs && now.points === before.points ? clock : now;
}

/** Not to the millisecond: lists are only put right once a minute, not with every ping. */
export function minuteOf(moment: string): string {
  return moment.slice(0, '2026-11-20T12:00'.length);
}

/** By when it was heard; of two heard at once the further one, then any, but always the same. */
function isLater(one: SessionPingsRow['last'], other: SessionPingsRow['last']): boolean {
  if (one.heardAt !== other.heardAt) return one.heardAt > other.heardAt;
  if (one.elapsedMs !== other.elapsedMs) return one.elapsedMs > other.elapsedMs;
  return JSON.stringify(one) > JSON.stringify(other);
}
