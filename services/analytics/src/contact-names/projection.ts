import { SharedLinkRecipientAdded } from '@lectern/schemas/events/sharing.ts';
import {
  SharedLinkEmailEntered,
  SharedLinkVisitorVerified,
} from '@lectern/schemas/events/telemetry.ts';
import { projection } from '@lectern/kernel/projections/projection.ts';
import { searchTerms } from '@lectern/schemas/text/fold.ts';

/** What one partition knows about a contact; null once the person is erased. */
export interface ContactName {
  contactId: string;
  email: string | null;
  name: string | null;
  /** Whether a mailed code verified the email. */
  isVerified: boolean;
}

/** Who is a contact? One row per partition and source: a verified email, an entered one, or a recipient of links. */
export const contactNames = projection({
  name: 'contact-names',
  version: 4,
  on: [SharedLinkRecipientAdded, SharedLinkVisitorVerified, SharedLinkEmailEntered],
  fields: { contactId: 'text', terms: 'texts' },
  lists: {
    ofContacts: { filters: ['contactId'], orderBy: 'contactId' },
    byWord: { filters: ['terms'], orderBy: 'id' },
  },
  rowIds: (event) =>
    event.type === 'SharedLinkRecipientAdded'
      ? [`${event.data.recipientId}/recipient/${event.partition}`]
      : [
          `${event.data.visitorId}/${event.type === 'SharedLinkVisitorVerified' ? 'visitor' : 'entered'}/${event.partition}`,
        ],
  apply(doc: ContactName | undefined, { type, data }): ContactName {
    if (type === 'SharedLinkRecipientAdded') {
      const name = data.name ?? doc?.name ?? null;
      return { contactId: data.recipientId, email: data.email, name, isVerified: false };
    }
    const isVerified = type === 'SharedLinkVisitorVerified';
    return { contactId: data.visitorId, email: data.email, name: null, isVerified };
  },
  index: ({ contactId, email, name }) => ({
    contactId,
    terms: [...new Set([email, name].flatMap((text) => (text === null ? [] : searchTerms(text))))],
  }),
});
