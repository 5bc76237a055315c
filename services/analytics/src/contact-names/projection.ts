import { SharedLinkRecipientAdded } from '@lectern/schemas/events/sharing.ts';
import { SharedLinkVisitorVerified } from '@lectern/schemas/events/telemetry.ts';
import { projection } from '@lectern/kernel/projections/projection.ts';
import { searchTerms } from '@lectern/schemas/text/fold.ts';

/** What one partition knows about a contact; null once the person is erased. */
export interface ContactName {
  contactId: string;
  email: string | null;
  name: string | null;
}

/** Who is a contact? One row per partition and source: a verified address, or a recipient of links. */
export const contactNames = projection({
  name: 'contact-names',
  version: 3,
  on: [SharedLinkRecipientAdded, SharedLinkVisitorVerified],
  fields: { contactId: 'text', terms: 'texts' },
  lists: {
    ofContacts: { filters: ['contactId'], orderBy: 'contactId' },
    byWord: { filters: ['terms'], orderBy: 'id' },
  },
  rowIds: (event) =>
    event.type === 'SharedLinkRecipientAdded'
      ? [`${event.data.recipientId}/recipient/${event.partition}`]
      : [`${event.data.visitorId}/visitor/${event.partition}`],
  apply(doc: ContactName | undefined, { type, data }): ContactName {
    if (type === 'SharedLinkVisitorVerified')
      return { contactId: data.visitorId, email: data.email, name: null };
    return { contactId: data.recipientId, email: data.email, name: data.name ?? doc?.name ?? null };
  },
  index: ({ contactId, email, name }) => ({
    contactId,
    terms: [...new Set([email, name].flatMap((text) => (text === null ? [] : searchTerms(text))))],
  }),
});
