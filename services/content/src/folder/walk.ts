import { childIdsOf, folderIn, type FolderTreeState } from './state.ts';

/** The folders around it, the nearest first. */
export function ancestorsOf(tree: FolderTreeState, id: string): string[] {
  const ancestors: string[] = [];
  for (let at = folderIn(tree, id)?.parentId ?? null; at !== null;) {
    ancestors.push(at);
    at = folderIn(tree, at)?.parentId ?? null;
  }
  return ancestors;
}

/** Whether neither it nor a folder around it is deleted. */
export function isThere(tree: FolderTreeState, id: string): boolean {
  return [id, ...ancestorsOf(tree, id)].every((each) => {
    const folder = folderIn(tree, each);
    return folder !== undefined && !folder.deleted;
  });
}

/** The folder and all in it, in tree order. */
export function withDescendants(tree: FolderTreeState, id: string): string[] {
  const found: string[] = [];
  const waiting = [id];
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    found.push(at);
    waiting.push(...childIdsOf(tree, at).toReversed());
  }
  return found;
}

/** How many levels it has: 1 without folders in it. */
export function heightOf(tree: FolderTreeState, id: string): number {
  let height = 0;
  for (let level: readonly string[] = [id]; level.length > 0; height++)
    level = level.flatMap((each) => childIdsOf(tree, each));
  return height;
}

/** Folders that were deleted themselves. */
export function deletedIn({ buckets }: FolderTreeState): { id: string; deletedAt: string }[] {
  return buckets.flatMap((bucket) =>
    Object.entries(bucket).flatMap(([id, { deleted }]) =>
      deleted ? [{ id, deletedAt: deleted.at }] : [],
    ),
  );
}
