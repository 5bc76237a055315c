import {
  SharedLinkVisitorVerified,
  ViewerSessionStarted,
} from '@lectern/schemas/events/telemetry.ts';
import { projection } from '@lectern/kernel/projections/projection.ts';

/** Who read after an opening, and in which viewings. */
export interface ReadersOfHit {
  sharedLinkId: string;
  createdBy: string | null;
  sessionIds: string[];
  /** Proved by a code that was mailed to it. */
  visitor: { visitorId: string; email: string | null; verifiedAt: string } | null;
}

/** Which viewings did an opening of a link lead to, and whose address did its visitor prove? */
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
    // The first proof of an address stands; of two at the same moment, one.
    const isEarlier =
      !known.visitor ||
      `${verifiedAt} ${visitorId}` < `${known.visitor.verifiedAt} ${known.visitor.visitorId}`;
    return isEarlier ? { ...known, visitor: { visitorId, email, verifiedAt } } : known;
  },
  index: ({ createdBy }) => ({ createdBy }),
});
