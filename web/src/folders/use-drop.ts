import { useState, type DragEvent } from 'react';
import type { FolderNodeFragment, MoveFolderInput } from '../gql/graphql.ts';
import {
  draggedOver,
  droppedFolder,
  droppedPresentations,
  placeOf,
  type DropPlace,
} from './drag.ts';
import { useFolders } from './folders-context.ts';
import type { FolderTree } from './tree.ts';

/** Takes folders and presentations that are dropped on a folder. `over` says where they would land. */
export function useDrop(target: FolderNodeFragment, placeIn: typeof placeOf = placeOf) {
  const { tree, mayEdit, actions } = useFolders();
  const [over, setOver] = useState<DropPlace | null>(null);
  const handlers = {
    onDragOver(event: DragEvent<HTMLElement>) {
      if (!mayEdit || draggedOver(event) === null) return;
      event.preventDefault();
      setOver(placeIn(event));
    },
    onDragLeave: () => setOver(null),
    onDrop(event: DragEvent<HTMLElement>) {
      setOver(null);
      if (!mayEdit || tree === null || draggedOver(event) === null) return;
      event.preventDefault();
      event.stopPropagation();
      const ids = droppedPresentations(event);
      if (ids.length > 0) void actions.fill(target, ids);
      const folder = tree.folder(droppedFolder(event) ?? '');
      const input = folder && moveOf(tree, folder, target, placeIn(event));
      if (folder && input) void actions.move(folder, input);
    },
  };
  return { over, handlers };
}

/** Null for a move that would put a folder into itself. */
function moveOf(
  tree: FolderTree,
  folder: FolderNodeFragment,
  target: FolderNodeFragment,
  place: DropPlace,
): MoveFolderInput | null {
  if (tree.isWithin(target.id, folder.id)) return null;
  if (place === 'into') return { parentId: target.id };
  const parentId = target.parentId ?? null;
  // The place is counted without the folder itself.
  const isBefore = (folder.parentId ?? null) === parentId && folder.index < target.index;
  return { parentId, index: target.index + (place === 'after' ? 1 : 0) - (isBefore ? 1 : 0) };
}
