import {
  SharedLinkVisitorVerified,
  ViewerSessionStarted,
} from '@lectern/schemas/events/telemetry.ts';
import { projection } from '@lectern/kernel/projections/projection.ts';

export interface ReadersOfHit {
  sharedLinkId: string;
  createdBy: string | null;
  sessionIds: string[];
  /** Verified by a mailed code. */
  visitor: { visitorId: string; email: string | null; verifiedAt: string } | null;
}

/** Which viewings did a hit lead to, and which address did its visitor verify? */
export const readersOfHit = projection({
  name: 'readers-of-hit',
  version: 1,
  on: [ViewerSessionStarted, SharedLinkVisitorVerified],
  fields: { createdBy: 'text' },
  lists: {},
  rowIds: ({ data }) => (data.sharedLinkId && data.hitId ? [data.hitId] : []),
  apply(doc: ReadersOfHit | undefined, { type, data }): ReadersOfHit | undefined {
    const { sharedLinkId, linkOwnerId } = data;
    if (!sharedLinkId) return doc;
    const before = doc ?? { sharedLinkId, createdBy: null, sessionIds: [], visitor: null };
    const known = { ...before, createdBy: before.createdBy ?? linkOwnerId };
    if (type === 'ViewerSessionStarted') {
      if (known.sessionIds.includes(data.sessionId)) return known;
      return { ...known, sessionIds: [...known.sessionIds, data.sessionId].toSorted() };
    }
    const { visitorId, email, verifiedAt } = data;
    // The first verification counts; of two at the same moment, always the same one.
    const isEarlier =
      !known.visitor ||
      `${verifiedAt} ${visitorId}` < `${known.visitor.verifiedAt} ${known.visitor.visitorId}`;
    return isEarlier ? { ...known, visitor: { visitorId, email, verifiedAt } } : known;
  },
  index: ({ createdBy }) => ({ createdBy }),
});
