import { SharedLinkHitRecorded } from '@lectern/schemas/events/telemetry.ts';
import { projection } from '@lectern/kernel/projections/projection.ts';

/** One opening of a shared link. */
export interface Hit {
  sharedLinkId: string;
  presentationId: string;
  /** Who made the link; null where the edge did not know it. */
  createdBy: string | null;
  at: string;
  userAgent: string | null;
}

/**
 * How often, when and with what was a link opened? A row a hit, because the same hit may be reported again at any later
 * time: a counter would count it twice.
 */
export const hitsOfLink = projection({
  name: 'hits-of-link',
  version: 1,
  on: [SharedLinkHitRecorded],
  fields: { sharedLinkId: 'text', createdBy: 'text', at: 'text' },
  lists: { ofLink: { equals: ['sharedLinkId'], filters: ['createdBy'], orderBy: '-at' } },
  touches: ({ data }) => (data.sharedLinkId ? [data.hitId] : []),
  apply(doc: Hit | undefined, { data }): Hit | undefined {
    const { sharedLinkId, linkOwnerId, presentationId, openedAt, visitor } = data;
    if (!sharedLinkId) return doc;
    const createdBy = doc?.createdBy ?? linkOwnerId;
    if (doc && doc.at <= openedAt) return doc.createdBy === createdBy ? doc : { ...doc, createdBy };
    return { sharedLinkId, presentationId, createdBy, at: openedAt, userAgent: visitor?.userAgent ?? null };
  },
  index: ({ sharedLinkId, createdBy, at }) => ({ sharedLinkId, createdBy, at }),
  announces: ({ sharedLinkId }) => ({ kind: 'changed', type: 'SharedLink', id: sharedLinkId }),
});
