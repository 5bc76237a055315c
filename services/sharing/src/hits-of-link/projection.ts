import { SharedLinkHitRecorded, type HitLane } from '@lectern/schemas/events/telemetry.ts';
import { projection } from '@lectern/kernel/projections/projection.ts';

export interface Hit {
  sharedLinkId: string;
  presentationId: string;
  /** The link's owner then; null when the edge did not know. */
  createdBy: string | null;
  at: string;
  userAgent: string | null;
  /** As recorded; a verdict overrides it (`hit/hit.ts`). */
  lane: HitLane;
  laneReason: string | null;
  /** The same for hits of the link by the same visitor; null when unknown. */
  visitorKey: string | null;
}

const filters = ['createdBy', 'lane', 'at'];

/**
 * How often, when and with what was a link opened? One row per hit, because a hit may be reported again at any time, and a
 * counter would count it twice.
 */
export const hitsOfLink = projection({
  name: 'hits-of-link',
  version: 5,
  flushAfterMs: 50,
  on: [SharedLinkHitRecorded],
  fields: {
    sharedLinkId: 'text',
    presentationId: 'text',
    createdBy: 'text',
    at: 'text',
    lane: 'text',
    visitorKey: 'text',
  },
  lists: {
    newest: { filters, orderBy: '-at', canSkip: true },
    // A page of links counts each link's hits by lane.
    ofLink: {
      equals: ['sharedLinkId'],
      filters: [...filters, 'visitorKey'],
      orderBy: '-at',
      canSkip: true,
      covers: ['lane'],
    },
    ofPresentation: { equals: ['presentationId'], filters, orderBy: '-at', canSkip: true },
  },
  hasMonotonicIds: true,
  rowIds: ({ data }) => (data.sharedLinkId ? [data.hitId] : []),
  apply(doc: Hit | undefined, { data }): Hit | undefined {
    const {
      sharedLinkId,
      linkOwnerId,
      presentationId,
      openedAt,
      lane,
      laneReason,
      visitorKey,
      userAgent,
    } = data;
    if (!sharedLinkId) return doc;
    const createdBy = doc?.createdBy ?? linkOwnerId;
    if (doc && doc.at <= openedAt) return doc.createdBy === createdBy ? doc : { ...doc, createdBy };
    return {
      sharedLinkId,
      presentationId,
      createdBy,
      at: openedAt,
      userAgent,
      lane,
      laneReason,
      visitorKey,
    };
  },
  index: ({ sharedLinkId, presentationId, createdBy, at, lane, visitorKey }) => ({
    sharedLinkId,
    presentationId,
    createdBy,
    at,
    lane,
    visitorKey,
  }),
  announces: ({ sharedLinkId }) => ({ kind: 'changed', type: 'SharedLink', id: sharedLinkId }),
});
