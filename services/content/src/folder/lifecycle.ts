import { FolderDeleted } from '@lectern/schemas/events/content/folders.ts';
import { deletable } from '@lectern/kernel/lifecycle/deletable.ts';
import { FolderTree } from './folder-tree.ts';

/** The job of a deletion purges all that are due: the stream has every folder. */
export const deletableFolder = deletable(FolderTree, {
  noun: 'folder',
  deleted: FolderDeleted,
  purge: () => ({ type: 'PurgeFolders' as const }),
});
