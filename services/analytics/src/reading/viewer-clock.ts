import type { ViewerEventRecorded, ViewerSessionEnded } from '@lectern/schemas/events/telemetry.ts';
import type { EventOf } from '@lectern/schemas/events/event.ts';
import { withMoment, type Moments } from './moments.ts';
import { classifyEvent } from './viewer-event.ts';

/** The end of a viewing as it was reported. */
export interface ReportedEnd {
  at: string;
  /** Null: not recorded before version 2 of the event. */
  heardAt: string | null;
  /** By the viewer's clock. */
  atUs: number | null;
  elapsedMs: number;
  saysElapsed: boolean | null;
}

/**
 * What is known of a viewer's clock, and of what only that clock tells. Each field is a smallest, a largest or a set, so
 * order and repetition of the reports do not matter.
 */
export interface ViewerClock {
  /** How far the server's clock is ahead of the viewer's, in µs: the smallest difference, which the fastest report had. */
  aheadUs: number | null;
  /** Whether page changes say where on the visible clock they were; null where only events before version 3 of it came. */
  saysElapsed: boolean | null;
  /** The latest event that does not say where on the visible clock it was. */
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

/** @returns the very same clock where the event says nothing new */
export function withEvent(clock: ViewerClock, event: Recorded): ViewerClock {
  const { eventAtUs, heardAt, saysElapsed } = event;
  const meaning = classifyEvent(event);
  return unchangedOrNew(clock, {
    aheadUs: minIgnoringNull(clock.aheadUs, clockOffsetUs(heardAt, eventAtUs)),
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

/** Of two ends the later one counts. @returns the very same clock where the event says nothing new */
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
  const ahead = heardAt === null || viewerUs === null ? null : clockOffsetUs(heardAt, viewerUs);
  return unchangedOrNew(clock, {
    ...clock,
    aheadUs: minIgnoringNull(clock.aheadUs, ahead),
    end: isNews ? end : before,
  });
}

/** How far the server's clock is ahead, and for how long the report was on its way. */
export function clockOffsetUs(heardAt: string, viewerUs: number): number {
  return Date.parse(heardAt) * 1_000 - viewerUs;
}

/** Null is no number at all. */
export function minIgnoringNull(one: number | null, other: number | null): number | null {
  if (one === null || other === null) return one ?? other;
  return Math.min(one, other);
}

function unchangedOrNew(before: ViewerClock, now: ViewerClock): ViewerClock {
  const isSame = (Object.keys(now) as (keyof ViewerClock)[]).every(
    (field) => now[field] === before[field],
  );
  return isSame ? before : now;
}
