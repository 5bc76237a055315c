import type { ViewerEventRecorded, ViewerSessionEnded } from '@lectern/schemas/events/telemetry.ts';
import type { EventOf } from '@lectern/schemas/events/event.ts';
import { withMoment, type Moments } from './moments.ts';
import { classifyEvent } from './viewer-event.ts';

export interface ReportedEnd {
  at: string;
  /** Null in version 1 of the event. */
  heardAt: string | null;
  /** By the viewer's clock. */
  atUs: number | null;
  elapsedMs: number;
  saysElapsed: boolean | null;
}

/**
 * What reports say about a viewer's clock. Each field is a minimum, a maximum or a set, so that the order and repetition of
 * reports do not matter.
 */
export interface ViewerClock {
  /** How far the server's clock is ahead of the viewer's, in µs: the minimum, which the fastest report had. */
  aheadUs: number | null;
  /** Whether page changes carry visible time; null while only events before version 3 have arrived. */
  saysElapsed: boolean | null;
  /** The latest event without visible time. */
  lastAtUs: number | null;
  /** `hidden` or `visible`. */
  visibility: Moments;
  end: ReportedEnd | null;
}

export const emptyClock: ViewerClock = {
  aheadUs: null,
  saysElapsed: null,
  lastAtUs: null,
  visibility: {},
  end: null,
};

type Recorded = EventOf<typeof ViewerEventRecorded>['data'];
type Ended = EventOf<typeof ViewerSessionEnded>['data'];

/** @returns the same object when the event adds nothing */
export function withEvent(clock: ViewerClock, event: Recorded): ViewerClock {
  const { eventAtUs, heardAt, saysElapsed } = event;
  const meaning = classifyEvent(event);
  return keepIfUnchanged(clock, {
    aheadUs: minIgnoringNull(clock.aheadUs, clockAheadUs(heardAt, eventAtUs)),
    saysElapsed:
      meaning.kind === 'page' && saysElapsed !== null
        ? clock.saysElapsed === true || saysElapsed
        : clock.saysElapsed,
    lastAtUs: saysElapsed === false ? Math.max(clock.lastAtUs ?? 0, eventAtUs) : clock.lastAtUs,
    visibility:
      meaning.kind === 'visibility'
        ? withMoment(clock.visibility, eventAtUs, meaning.isHidden ? 'hidden' : 'visible')
        : clock.visibility,
    end: clock.end,
  });
}

/** Of two ends the later counts. @returns the same object when the event adds nothing */
export function withEnd(
  clock: ViewerClock,
  { endedAt, heardAt, endedAtUs, sentAtUs, elapsedMs, saysElapsed }: Ended,
): ViewerClock {
  const end: ReportedEnd = {
    at: endedAt,
    heardAt,
    atUs: endedAtUs,
    elapsedMs: Math.round(elapsedMs),
    saysElapsed,
  };
  const before = clock.end;
  const isNews =
    !before ||
    before.at < end.at ||
    (before.at === end.at && JSON.stringify(end) < JSON.stringify(before));
  const viewerUs = sentAtUs ?? endedAtUs;
  const ahead = heardAt === null || viewerUs === null ? null : clockAheadUs(heardAt, viewerUs);
  return keepIfUnchanged(clock, {
    ...clock,
    aheadUs: minIgnoringNull(clock.aheadUs, ahead),
    end: isNews ? end : before,
  });
}

/** How far the server's clock is ahead, plus the report's transit time. */
export function clockAheadUs(heardAt: string, viewerUs: number): number {
  return Date.parse(heardAt) * 1_000 - viewerUs;
}

export function minIgnoringNull(one: number | null, other: number | null): number | null {
  if (one === null || other === null) return one ?? other;
  return Math.min(one, other);
}

function keepIfUnchanged(before: ViewerClock, now: ViewerClock): ViewerClock {
  const isSame = (Object.keys(now) as (keyof ViewerClock)[]).every(
    (field) => now[field] === before[field],
  );
  return isSame ? before : now;
}
