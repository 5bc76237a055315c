import {
  SharedLinkConsentChosen,
  SharedLinkConsentShown,
} from '@lectern/schemas/events/telemetry.ts';
import { projection } from '@lectern/kernel/projections/projection.ts';

export interface Consent {
  sharedLinkId: string;
  presentationId: string;
  /** The link's owner then; null when the edge did not know. */
  createdBy: string | null;
  mode: 'OPTIONAL' | 'REQUIRED';
  statement: string;
  privacyPolicyUrl: string | null;
  shownAt: string;
  /** The last choice; null before the first. */
  choice: { isGiven: boolean; at: string } | null;
}

/** What was each visitor asked, and what did they choose? Events may arrive in any order; their own times decide. */
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
      // The statement that was answered counts; without an answer, the last one shown.
      const shown =
        doc && (choice || doc.shownAt > at) ? doc : { mode, statement, privacyPolicyUrl };
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
