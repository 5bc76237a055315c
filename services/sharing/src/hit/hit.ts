import type { EventOf } from '@lectern/schemas/events/event.ts';
import { HitEmailGiven, HitNoticed, HitTakenUp, HitVerdictGiven, HitVerdictTakenBack } from '@lectern/schemas/events/sharing.ts';
import type { HitLane } from '@lectern/schemas/events/telemetry.ts';
import { aggregate } from '@lectern/kernel/commands/aggregate.ts';
import type { EventMeta } from '@lectern/kernel/events/recorded-event.ts';
import { decide } from './commands.ts';

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
  typeof HitTakenUp | typeof HitVerdictGiven | typeof HitVerdictTakenBack | typeof HitNoticed | typeof HitEmailGiven
>;

function evolve(hit: SharedLinkHit, { type, data }: SharedLinkHitEvent, { time, actorId }: EventMeta): SharedLinkHit {
  if (type === 'HitTakenUp') {
    const { hitId: _, ...recorded } = data;
    return { status: 'known', ...recorded, automatic: null, given: [], noticedAt: null, email: null };
  }
  if (hit.status === 'none') return hit;
  switch (type) {
    case 'HitVerdictGiven': {
      const { lane, reason, decidedBy } = data;
      if (decidedBy !== 'person') return { ...hit, automatic: { lane, reason, decidedBy, givenBy: null, givenAt: time } };
      return { ...hit, given: [...hit.given, { lane, reason, decidedBy, givenBy: actorId, givenAt: time }] };
    }
    case 'HitVerdictTakenBack':
      return { ...hit, given: hit.given.slice(0, -1) };
    case 'HitNoticed':
      return { ...hit, noticedAt: data.noticedAt };
    case 'HitEmailGiven':
      return { ...hit, email: data.email };
  }
}

/** The verdict that holds; null where what was recorded does. */
export function verdictOn(hit: SharedLinkHit): Verdict | null {
  return hit.status === 'none' ? null : (hit.given.at(-1) ?? hit.automatic);
}

export function laneOf(hit: KnownHit): HitLane {
  return verdictOn(hit)?.lane ?? hit.recordedLane;
}

/** What is decided about a hit beyond its recording: in which lane it counts, whether its sender was told. */
export const sharedLinkHit = aggregate({
  name: 'SharedLinkHit',
  scope: 'team',
  events: [HitTakenUp, HitVerdictGiven, HitVerdictTakenBack, HitNoticed, HitEmailGiven],
  initial: { status: 'none' } as SharedLinkHit,
  evolve,
  decide,
  shape: 1,
  view: {
    // A correction is a hit that counts in another lane than it was recorded in.
    fields: { sharedLinkId: 'text', presentationId: 'text', createdBy: 'text', isCorrected: 'boolean', openedAt: 'text' },
    lists: {
      corrections: { equals: ['isCorrected'], filters: ['createdBy'], orderBy: '-openedAt' },
      correctionsOfLink: { equals: ['sharedLinkId', 'isCorrected'], filters: ['createdBy'], orderBy: '-openedAt' },
      correctionsOfPresentation: { equals: ['presentationId', 'isCorrected'], filters: ['createdBy'], orderBy: '-openedAt' },
    },
    index: (hit) =>
      hit.status === 'none'
        ? { sharedLinkId: null, presentationId: null, createdBy: null, isCorrected: false, openedAt: null }
        : {
            sharedLinkId: hit.sharedLinkId,
            presentationId: hit.presentationId,
            createdBy: hit.linkOwnerId,
            isCorrected: laneOf(hit) !== hit.recordedLane,
            openedAt: hit.openedAt,
          },
  },
});
