import { ViewerSessionStarted } from '@lectern/schemas/events/telemetry.ts';
import { projection } from '@lectern/kernel/projections/projection.ts';

export interface Visitor {
  presentationId: string;
  sharedLinkId: string | null;
  linkOwnerId: string | null;
}

/**
 * Who has viewed a presentation? A row each. A visitor is the signed-in person, else the opening of the link: before
 * consent nothing tells two openings by the same person apart from two people.
 */
export const visitorsOfPresentation = projection({
  name: 'visitors-of-presentation',
  version: 1,
  on: [ViewerSessionStarted],
  fields: { presentationId: 'text', linkOwnerId: 'text' },
  lists: { ofPresentation: { equals: ['presentationId'], filters: ['linkOwnerId'], orderBy: 'id' } },
  touches: ({ data }) => [`${data.presentationId}/${data.viewerId ?? data.hitId ?? data.sessionId}`],
  apply(doc: Visitor | undefined, { data: { presentationId, sharedLinkId, linkOwnerId } }): Visitor {
    if (doc && (doc.linkOwnerId ?? linkOwnerId) === doc.linkOwnerId) return doc;
    return { presentationId, sharedLinkId: doc?.sharedLinkId ?? sharedLinkId, linkOwnerId: doc?.linkOwnerId ?? linkOwnerId };
  },
  index: ({ presentationId, linkOwnerId }) => ({ presentationId, linkOwnerId }),
});
