import { SharedLinkForwarded } from '@lectern/schemas/events/sharing.ts';
import { projection } from '@lectern/kernel/projections/projection.ts';

/** `email` is null once the person is erased. */
export interface ForwardRecipient {
  hitId: string;
  at: string;
  email: string | null;
}

/** To whom did a visitor forward a link? One row per recipient and hit. */
export const forwardRecipients = projection({
  name: 'sent-on',
  version: 1,
  on: [SharedLinkForwarded],
  fields: { hitId: 'text' },
  lists: { ofHit: { equals: ['hitId'], filters: ['hitId'], orderBy: 'id' } },
  rowIds: ({ data }) => [`${data.hitId}/${data.recipientId}`],
  apply: (
    doc: ForwardRecipient | undefined,
    { data: { hitId, email }, meta: { time } },
  ): ForwardRecipient => (doc && doc.at <= time ? doc : { hitId, at: time, email }),
  index: ({ hitId }) => ({ hitId }),
});
