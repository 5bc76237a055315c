import { ViewerSessionClosed } from '@lectern/schemas/events/analytics.ts';
import { projection } from '@lectern/kernel/projections/projection.ts';
import { nothing, withAccount, type Totals } from '../reading/totals.ts';
import { accountsOf } from '../viewer-session/viewer-session.ts';

/** Lasting figures of a presentation through one person's links, or of one link, as one partition knows them. */
export interface PageTimes {
  presentationId: string;
  /** Null in the row of a presentation. */
  sharedLinkId: string | null;
  linkOwnerId: string | null;
  totals: Totals;
  lastEndedAt: string;
}

/** How long was each page read? Add up the rows of all partitions. */
export const pageTimes = projection({
  name: 'page-times',
  version: 1,
  on: [ViewerSessionClosed],
  fields: { presentationId: 'text', sharedLinkId: 'text', linkOwnerId: 'text' },
  lists: {
    ofPresentation: { equals: ['presentationId', 'sharedLinkId'], filters: ['linkOwnerId'], orderBy: 'id' },
    ofLink: { equals: ['sharedLinkId'], filters: ['linkOwnerId'], orderBy: 'id' },
  },
  touches: ({ data: { presentationId, linkOwnerId, sharedLinkId }, partition }) => [
    `presentation/${presentationId}/${linkOwnerId ?? 'nobody'}/${partition}`,
    ...(sharedLinkId ? [`link/${sharedLinkId}/${linkOwnerId ?? 'nobody'}/${partition}`] : []),
  ],
  apply(doc: PageTimes | undefined, { data }, id): PageTimes {
    const { presentationId, linkOwnerId, endedAt } = data;
    const sharedLinkId = id.startsWith('link/') ? data.sharedLinkId : null;
    const { account, replaced } = accountsOf(data);
    const before = doc?.totals ?? nothing;
    const totals = withAccount(replaced ? withAccount(before, replaced, -1) : before, account, 1);
    const lastEndedAt = doc && doc.lastEndedAt > endedAt ? doc.lastEndedAt : endedAt;
    return { presentationId, sharedLinkId, linkOwnerId, totals, lastEndedAt };
  },
  index: ({ presentationId, sharedLinkId, linkOwnerId }) => ({ presentationId, sharedLinkId, linkOwnerId }),
  announces: ({ presentationId, sharedLinkId }) => (sharedLinkId ? undefined : { kind: 'live', type: 'Presentation', id: presentationId }),
});
