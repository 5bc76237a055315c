import type { EventOf } from '@lectern/schemas/events/event.ts';
import type {
  HitEmailGiven,
  HitNoticed,
  HitTakenUp,
  HitVerdictGiven,
  HitVerdictTakenBack,
} from '@lectern/schemas/events/sharing/hits.ts';
import type { HitLane } from '@lectern/schemas/events/telemetry.ts';

export interface Verdict {
  lane: HitLane;
  reason: string;
  decidedBy: EventOf<typeof HitVerdictGiven>['data']['decidedBy'];
  /** The user who gave it; null for an automatic verdict. */
  givenBy: string | null;
  givenAt: string;
}

export interface RecordedHit {
  sharedLinkId: string;
  presentationId: string;
  linkOwnerId: string | null;
  openedAt: string;
  recordedLane: HitLane;
}

export interface KnownHit extends RecordedHit {
  status: 'known';
  /** The visitor's browser reported it. */
  automatic: Verdict | null;
  /** By people; the last one counts. */
  given: Verdict[];
  noticedAt: string | null;
  isReload: boolean;
  email: string | null;
}

/** What is decided about a hit at first. */
export const undecided = {
  status: 'known',
  automatic: null,
  given: [],
  noticedAt: null,
  isReload: false,
  email: null,
} satisfies Omit<KnownHit, keyof RecordedHit>;

export type SharedLinkHit = { status: 'none' } | KnownHit;
export type SharedLinkHitEvent = EventOf<
  | typeof HitTakenUp
  | typeof HitVerdictGiven
  | typeof HitVerdictTakenBack
  | typeof HitNoticed
  | typeof HitEmailGiven
>;

/** Null: the recorded lane counts. */
export function currentVerdict(hit: SharedLinkHit): Verdict | null {
  return hit.status === 'none' ? null : (hit.given.at(-1) ?? hit.automatic);
}

export function laneOf(hit: KnownHit): HitLane {
  return currentVerdict(hit)?.lane ?? hit.recordedLane;
}
