import type { EventOf } from '@lectern/schemas/events/event.ts';
import type {
  HitEmailGiven,
  HitNoticed,
  HitTakenUp,
  HitVerdictGiven,
  HitVerdictTakenBack,
} from '@lectern/schemas/events/sharing.ts';
import type { HitLane } from '@lectern/schemas/events/telemetry.ts';

export interface Verdict {
  lane: HitLane;
  reason: string;
  decidedBy: EventOf<typeof HitVerdictGiven>['data']['decidedBy'];
  /** The person who gave it; null for what a browser says of itself. */
  givenBy: string | null;
  givenAt: string;
}

/** What was recorded of the hit, as its recording says. */
export interface RecordedHit {
  sharedLinkId: string;
  presentationId: string;
  linkOwnerId: string | null;
  openedAt: string;
  recordedLane: HitLane;
}

export interface KnownHit extends RecordedHit {
  status: 'known';
  /** What the browser said of itself. */
  automatic: Verdict | null;
  /** What people said, the last one last: it holds. */
  given: Verdict[];
  noticedAt: string | null;
  email: string | null;
}

export type SharedLinkHit = { status: 'none' } | KnownHit;
export type SharedLinkHitEvent = EventOf<
  | typeof HitTakenUp
  | typeof HitVerdictGiven
  | typeof HitVerdictTakenBack
  | typeof HitNoticed
  | typeof HitEmailGiven
>;

/** The verdict that holds; null where what was recorded does. */
export function currentVerdict(hit: SharedLinkHit): Verdict | null {
  return hit.status === 'none' ? null : (hit.given.at(-1) ?? hit.automatic);
}

export function laneOf(hit: KnownHit): HitLane {
  return currentVerdict(hit)?.lane ?? hit.recordedLane;
}
