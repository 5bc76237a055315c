import {
  FolderCreated,
  FolderDeleted,
  FolderImageChosen,
  FolderImageRemoved,
  FolderMoved,
  FolderRenamed,
  FolderRestored,
  FoldersPurged,
} from '@lectern/schemas/events/content/folders.ts';
import type { EventOf } from '@lectern/schemas/events/event.ts';

export const events = [
  FolderCreated,
  FolderRenamed,
  FolderMoved,
  FolderImageChosen,
  FolderImageRemoved,
  FolderDeleted,
  FolderRestored,
  FoldersPurged,
] as const;
export type FolderEvent = EventOf<(typeof events)[number]>;

export interface Folder {
  name: string;
  /** Null at the top. A deleted folder keeps it, and its place, for its restoration. */
  parentId: string | null;
  /** In order, without deleted ones. */
  childIds: readonly string[];
  image?: { fileId: string; mimeType: string };
  /** Of the folder that was deleted itself, not of the folders in it. */
  deleted?: { at: string; index: number };
}

/** All folders of a team: a move that would close a circle is seen by the stream that has both. */
export interface FolderTreeState {
  /** In order. */
  topIds: readonly string[];
  /** By id, in buckets: an event copies one bucket instead of thousands of folders. */
  buckets: readonly Readonly<Record<string, Folder>>[];
  /** How many there are, with deleted ones. */
  size: number;
  /** The folder that was created last: a retried creation answers with it. */
  createdId: string | null;
  /** Uploads whose receipt has not expired yet: each is used once. */
  uploads: readonly { fileId: string; at: string }[];
}

const BUCKETS = 256;

export const noFolders: FolderTreeState = {
  topIds: [],
  buckets: Array.from({ length: BUCKETS }, () => ({})),
  size: 0,
  createdId: null,
  uploads: [],
};

export function folderIn({ buckets }: FolderTreeState, id: string): Folder | undefined {
  const bucket = buckets[bucketOf(id)];
  return bucket && Object.hasOwn(bucket, id) ? bucket[id] : undefined;
}

export function withFolder(tree: FolderTreeState, id: string, folder: Folder): FolderTreeState {
  const bucket = bucketOf(id);
  const changed = { ...tree.buckets[bucket], [id]: folder };
  return { ...tree, buckets: tree.buckets.with(bucket, changed) };
}

export function withoutFolder(tree: FolderTreeState, id: string): FolderTreeState {
  const bucket = bucketOf(id);
  const { [id]: _, ...others } = tree.buckets[bucket] ?? {};
  return { ...tree, buckets: tree.buckets.with(bucket, others) };
}

export function childIdsOf(tree: FolderTreeState, id: string | null): readonly string[] {
  return id === null ? tree.topIds : (folderIn(tree, id)?.childIds ?? []);
}

export function withChildIds(
  tree: FolderTreeState,
  id: string | null,
  childIds: readonly string[],
): FolderTreeState {
  if (id === null) return { ...tree, topIds: childIds };
  const folder = folderIn(tree, id);
  return folder ? withFolder(tree, id, { ...folder, childIds }) : tree;
}

/** The end of an id is random. */
function bucketOf(id: string): number {
  return (Number.parseInt(id.slice(-2), 16) || 0) % BUCKETS;
}
