import {
  PresentationCreated,
  PresentationOwnerChanged,
  PresentationPurged,
} from '@lectern/schemas/events/content.ts';
import {
  SharedLinkCreated,
  SharedLinkPurged,
  SharedLinkTransferred,
} from '@lectern/schemas/events/sharing.ts';
import { projection } from '@lectern/kernel/projections/projection.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';

/** A presentation or a link, including deleted ones that can be restored. */
export interface OwnedItem {
  kind: 'presentation' | 'sharedLink';
  ownerId: string;
}

/** What does a person own? */
export const ownedItems = projection({
  name: 'works',
  version: 1,
  on: [
    PresentationCreated,
    PresentationOwnerChanged,
    PresentationPurged,
    SharedLinkCreated,
    SharedLinkTransferred,
    SharedLinkPurged,
  ],
  fields: { ownerId: 'text', kind: 'text' },
  lists: { ofOwner: { equals: ['ownerId', 'kind'], orderBy: 'id' } },
  rowIds: ({ data }) => ['sharedLinkId' in data ? data.sharedLinkId : data.presentationId],
  apply(work: OwnedItem | undefined, { type, data }): OwnedItem | undefined {
    switch (type) {
      case 'PresentationCreated':
        return { kind: 'presentation', ownerId: data.ownerId };
      case 'PresentationOwnerChanged':
        return work && { ...work, ownerId: data.ownerId };
      case 'SharedLinkCreated':
        return { kind: 'sharedLink', ownerId: data.createdBy };
      case 'SharedLinkTransferred':
        return work && { ...work, ownerId: data.toUserId };
      case 'PresentationPurged':
      case 'SharedLinkPurged':
        return undefined;
    }
  },
  index: ({ ownerId, kind }) => ({ ownerId, kind }),
});

export interface OwnedItemCounts {
  presentations: number;
  sharedLinks: number;
}

/** As far as the projection knows. */
export async function countOwnedItems(
  context: ServiceContext,
  teamId: string,
  ownerId: string,
): Promise<OwnedItemCounts> {
  const rows = context.asSystem(teamId).rowsOf(ownedItems);
  const count = (kind: OwnedItem['kind']) =>
    rows.count({ list: 'ofOwner', where: { ownerId, kind } });
  const [presentations, sharedLinks] = await Promise.all([
    count('presentation'),
    count('sharedLink'),
  ]);
  return { presentations, sharedLinks };
}
