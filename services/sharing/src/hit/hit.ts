import {
  HitEmailGiven,
  HitNoticed,
  HitTakenUp,
  HitVerdictGiven,
  HitVerdictTakenBack,
} from '@lectern/schemas/events/sharing/hits.ts';
import { aggregate } from '@lectern/kernel/commands/aggregate.ts';
import type { EventMeta } from '@lectern/kernel/events/recorded-event.ts';
import { decide } from './commands.ts';
import { laneOf, undecided, type SharedLinkHit, type SharedLinkHitEvent } from './state.ts';

function evolve(
  hit: SharedLinkHit,
  { type, data }: SharedLinkHitEvent,
  { time, actorId }: EventMeta,
): SharedLinkHit {
  if (type === 'HitTakenUp') {
    const { hitId: _, ...recorded } = data;
    return { ...undecided, ...recorded };
  }
  if (hit.status === 'none') return hit;
  switch (type) {
    case 'HitVerdictGiven': {
      const { lane, reason, decidedBy } = data;
      if (decidedBy !== 'person')
        return { ...hit, automatic: { lane, reason, decidedBy, givenBy: null, givenAt: time } };
      return {
        ...hit,
        given: [...hit.given, { lane, reason, decidedBy, givenBy: actorId, givenAt: time }],
      };
    }
    case 'HitVerdictTakenBack':
      return { ...hit, given: hit.given.slice(0, -1) };
    case 'HitNoticed':
      return { ...hit, noticedAt: data.noticedAt, isReload: data.isReload };
    case 'HitEmailGiven':
      return { ...hit, email: data.email };
  }
}

/** What is decided about a hit after it was recorded: its lane, and whether the sender was notified. */
export const sharedLinkHit = aggregate({
  name: 'SharedLinkHit',
  scope: 'team',
  events: [HitTakenUp, HitVerdictGiven, HitVerdictTakenBack, HitNoticed, HitEmailGiven],
  initial: { status: 'none' },
  evolve,
  decide,
  shape: 2,
  view: {
    // Corrected: counts in another lane than recorded.
    fields: {
      sharedLinkId: 'text',
      presentationId: 'text',
      createdBy: 'text',
      isCorrected: 'boolean',
      isReload: 'boolean',
      lane: 'text',
      openedAt: 'text',
    },
    lists: {
      corrections: {
        equals: ['isCorrected'],
        filters: ['createdBy', 'sharedLinkId'],
        orderBy: '-openedAt',
      },
      correctionsOfLink: {
        equals: ['sharedLinkId', 'isCorrected'],
        filters: ['createdBy'],
        orderBy: '-openedAt',
      },
      reloadsOfLink: {
        equals: ['sharedLinkId', 'isReload'],
        filters: ['createdBy', 'lane'],
        orderBy: '-openedAt',
      },
      correctionsOfPresentation: {
        equals: ['presentationId', 'isCorrected'],
        filters: ['createdBy'],
        orderBy: '-openedAt',
      },
    },
    index: (hit) =>
      hit.status === 'none'
        ? {
            sharedLinkId: null,
            presentationId: null,
            createdBy: null,
            isCorrected: false,
            isReload: false,
            lane: null,
            openedAt: null,
          }
        : {
            sharedLinkId: hit.sharedLinkId,
            presentationId: hit.presentationId,
            createdBy: hit.linkOwnerId,
            isCorrected: laneOf(hit) !== hit.recordedLane,
            isReload: hit.isReload,
            lane: laneOf(hit),
            openedAt: hit.openedAt,
          },
  },
});
