import { aggregate } from '@lectern/kernel/commands/aggregate.ts';
import type { EventMeta } from '@lectern/kernel/events/recorded-event.ts';
import { receiptReservation, UNHELD_MS } from '@lectern/kernel/files/receipt.ts';
import { decide } from './commands.ts';
import {
  childIdsOf,
  events,
  folderIn,
  noFolders,
  withChildIds,
  withFolder,
  withoutFolder,
  type Folder,
  type FolderEvent,
  type FolderTreeState,
} from './state.ts';

function evolve(
  tree: FolderTreeState,
  { type, data }: FolderEvent,
  { time }: Pick<EventMeta, 'time'>,
): FolderTreeState {
  if (type === 'FolderCreated') {
    const { folderId, name, parentId, index } = data;
    const made = withFolder(tree, folderId, { name, parentId, childIds: [] });
    const grown = { ...made, size: tree.size + 1, createdId: folderId };
    return attached(grown, folderId, parentId, index);
  }
  if (type === 'FoldersPurged') {
    const left = data.folderIds.reduce(withoutFolder, tree);
    return { ...left, size: tree.size - data.folderIds.length };
  }
  const { folderId } = data;
  const folder = folderIn(tree, folderId);
  if (!folder) return tree;
  const { image, deleted, ...kept } = folder;
  const changed = (changes: Partial<Folder>) =>
    withFolder(tree, folderId, { ...folder, ...changes });
  switch (type) {
    case 'FolderRenamed':
      return changed({ name: data.name });
    case 'FolderMoved':
      return attached(detached(tree, folderId, folder), folderId, data.parentId, data.index);
    case 'FolderImageChosen': {
      const { fileId, mimeType } = data;
      return { ...changed({ image: { fileId, mimeType } }), uploads: uploads(tree, fileId, time) };
    }
    case 'FolderImageRemoved':
      return withFolder(tree, folderId, { ...kept, ...(deleted && { deleted }) });
    case 'FolderDeleted': {
      const index = childIdsOf(tree, folder.parentId).indexOf(folderId);
      return detached(changed({ deleted: { at: time, index } }), folderId, folder);
    }
    case 'FolderRestored': {
      const back = withFolder(tree, folderId, { ...kept, ...(image && { image }) });
      return attached(back, folderId, data.parentId, data.index);
    }
  }
}

function attached(
  tree: FolderTreeState,
  id: string,
  parentId: string | null,
  index: number,
): FolderTreeState {
  const folder = folderIn(tree, id);
  if (!folder) return tree;
  const moved = withFolder(tree, id, { ...folder, parentId });
  return withChildIds(moved, parentId, childIdsOf(moved, parentId).toSpliced(index, 0, id));
}

function detached(tree: FolderTreeState, id: string, { parentId }: Folder): FolderTreeState {
  const others = childIdsOf(tree, parentId).filter((each) => each !== id);
  return withChildIds(tree, parentId, others);
}

function uploads({ uploads: before }: FolderTreeState, fileId: string, time: string) {
  const since = new Date(Date.parse(time) - UNHELD_MS).toISOString();
  return [...before.filter(({ at }) => at >= since), { fileId, at: time }];
}

/** The folders of a team; its id is the team's (ADR 76). */
export const FolderTree = aggregate({
  name: 'FolderTree',
  scope: 'team',
  events,
  initial: noFolders,
  evolve,
  decide,
  reservations: (tree) => tree.uploads.map(({ fileId }) => receiptReservation(fileId)),
  shape: 1,
  view: { fields: {}, lists: {}, index: () => ({}) },
});
