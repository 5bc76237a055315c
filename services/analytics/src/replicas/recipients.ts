import {
  SharedLinkRecipientAdded,
  SharedLinkRecipientRemoved,
} from '@lectern/schemas/events/sharing.ts';
import { projection } from '@lectern/kernel/projections/projection.ts';

export interface RecipientsReplica {
  contactIds: readonly string[];
}

export const recipients = projection({
  name: 'recipients',
  version: 1,
  on: [SharedLinkRecipientAdded, SharedLinkRecipientRemoved],
  fields: {},
  lists: {},
  rowIds: ({ data }) => [data.sharedLinkId],
  apply(doc: RecipientsReplica | undefined, { type, data: { recipientId } }): RecipientsReplica {
    const others = (doc?.contactIds ?? []).filter((contactId) => contactId !== recipientId);
    return { contactIds: type === 'SharedLinkRecipientAdded' ? [...others, recipientId] : others };
  },
  index: () => ({}),
});
