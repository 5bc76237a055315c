import {
  SharedLinkConsentChosen,
  SharedLinkConsentShown,
} from '@lectern/schemas/events/telemetry.ts';
import { projection } from '@lectern/kernel/projections/projection.ts';

/** What one visitor was shown and chose. */
export interface Consent {
  sharedLinkId: string;
  presentationId: string;
  /** Who owned the link when it was shown; null where the edge did not know. */
  createdBy: string | null;
  mode: 'OPTIONAL' | 'REQUIRED';
  statement: string;
  privacyPolicyUrl: string | null;
  shownAt: string;
  /** The last choice; null: nothing was chosen. */
  choice: { isGiven: boolean; at: string } | null;
}

/** What was put before each visitor, and what did they choose? Folded by the facts' own time, whatever their order. */
export const consents = projection({
  name: 'consents',
  version: 1,
  on: [SharedLinkConsentShown, SharedLinkConsentChosen],
  fields: { sharedLinkId: 'text', createdBy: 'text', shownAt: 'text' },
  lists: {
    ofLink: {
      equals: ['sharedLinkId'],
      filters: ['createdBy'],
      orderBy: '-shownAt',
      canSkip: true,
    },
    newest: { filters: ['createdBy'], orderBy: '-shownAt', canSkip: true },
  },
  rowIds: ({ data }) => (data.sharedLinkId ? [data.hitId] : []),
  apply(doc: Consent | undefined, { type, data }): Consent | undefined {
    const { sharedLinkId, presentationId, linkOwnerId, mode, statement, privacyPolicyUrl } = data;
    if (!sharedLinkId) return doc;
    const at = type === 'SharedLinkConsentShown' ? data.shownAt : data.chosenAt;
    const createdBy = doc?.createdBy ?? linkOwnerId;
    const shownAt = doc && doc.shownAt < at ? doc.shownAt : at;
    const choice = doc?.choice ?? null;
    if (type === 'SharedLinkConsentShown') {
      // What the visitor answered to is what counts; of several showings without an answer, the last.
      const shown =
        choice || (doc && doc.shownAt > at) ? doc! : { mode, statement, privacyPolicyUrl };
      return {
        sharedLinkId,
        presentationId,
        createdBy,
        mode: shown.mode,
        statement: shown.statement,
        privacyPolicyUrl: shown.privacyPolicyUrl,
        shownAt,
        choice,
      };
    }
    if (doc && choice && choice.at >= at) return { ...doc, createdBy, shownAt };
    return {
      sharedLinkId,
      presentationId,
      createdBy,
      mode,
      statement,
      privacyPolicyUrl,
      shownAt,
      choice: { isGiven: data.isGiven, at },
    };
  },
  index: ({ sharedLinkId, createdBy, shownAt }) => ({ sharedLinkId, createdBy, shownAt }),
});
