import {
  PresentationCreated,
  PresentationDeleted,
  PresentationOwnerChanged,
} from '@lectern/schemas/events/content.ts';
import { fileFolder } from '@lectern/schemas/files/file-keys.ts';
import { deletable } from '@lectern/kernel/lifecycle/deletable.ts';
import { owned } from '@lectern/kernel/lifecycle/owned.ts';
import { filesHeldOnlyBy } from '../stored-files/is-file-held.ts';
import { Presentation } from './presentation.ts';
import { fileIdsOf } from './versions.ts';

export const ownedPresentation = owned(Presentation, {
  noun: 'presentation',
  on: [PresentationCreated, PresentationOwnerChanged],
  ownerIn: ({ data }) => data.ownerId,
  list: 'byId',
  ownerField: 'ownerId',
  handOver: (presentationId, handOver) => ({
    type: 'HandOverPresentation' as const,
    presentationId,
    ...handOver,
  }),
});

/** Its files and pages go with it, unless a copy still shows them: then they go with the last copy. */
export const deletablePresentation = deletable(Presentation, {
  noun: 'presentation',
  job: 'purge-presentations',
  deleted: PresentationDeleted,
  purge: (presentationId) => ({ type: 'PurgePresentation' as const, presentationId }),
  async afterPurge({ state, id, teamId }, { context, signal }) {
    if (state.status !== 'purged' || teamId === null) return;
    const { blobs } = context.engines;
    // Of two copies purged at once each may see the other; the daily sweep deletes what both leave.
    for (const fileId of await filesHeldOnlyBy(context, id, fileIdsOf(state))) {
      await context.asSystem(teamId).texts.remove(fileId);
      for await (const { key } of blobs.list(`${fileFolder(teamId, fileId)}/`)) {
        signal.throwIfAborted();
        await blobs.delete(key);
      }
    }
  },
});
