import {
  SharedLinkCreated,
  SharedLinkDeleted,
  SharedLinkTransferred,
} from '@lectern/schemas/events/sharing.ts';
import { deletable } from '@lectern/kernel/lifecycle/deletable.ts';
import { owned } from '@lectern/kernel/lifecycle/owned.ts';
import { sharedLink } from './shared-link.ts';

export const ownedLink = owned(sharedLink, {
  noun: 'link',
  on: [SharedLinkCreated, SharedLinkTransferred],
  ownerIn: ({ type, data }) => (type === 'SharedLinkCreated' ? data.createdBy : data.toUserId),
  list: 'oldest',
  ownerField: 'createdBy',
  handOver: (sharedLinkId, handOver) => ({
    type: 'HandOverSharedLink' as const,
    sharedLinkId,
    ...handOver,
  }),
});

/** It can be restored, and keeps its token and alias, until it is purged. */
export const deletableLink = deletable(sharedLink, {
  noun: 'link',
  deleted: SharedLinkDeleted,
  purge: (sharedLinkId, deletedAt) => ({
    type: 'PurgeSharedLink' as const,
    sharedLinkId,
    deletedAt,
  }),
});
