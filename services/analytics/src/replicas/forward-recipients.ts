import { SharedLinkForwarded } from '@lectern/schemas/events/sharing.ts';
import { projection } from '@lectern/kernel/projections/projection.ts';

/** To whom somebody sent a link on while they had it open; `email` is null once that person has been erased. */
export interface ForwardRecipient {
  hitId: string;
  at: string;
  email: string | null;
}

/** A row for each person to whom an opening of a link was sent on. */
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
