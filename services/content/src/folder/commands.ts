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
import type { Decision } from '@lectern/kernel/commands/aggregate.ts';
import { DomainError } from '@lectern/kernel/errors.ts';
import { endOfRestoring, RESTORE_DAYS } from '@lectern/kernel/lifecycle/deletable.ts';
import {
  childIdsOf,
  folderIn,
  type Folder,
  type FolderEvent,
  type FolderTreeState,
} from './state.ts';
import { ancestorsOf, deletedIn, heightOf, isThere, withDescendants } from './walk.ts';
import { problems } from '../problems.ts';

/** How deep folders are nested. */
export const DEEPEST = 20;
/** Deleted ones included. */
const MOST_IN_TEAM = 20_000;
const MOST_IN_EVENT = 1_000;

interface Image {
  fileId: string;
  mimeType: string;
}
interface Place {
  parentId?: string | null | undefined;
  /** The last place where there are fewer, or none is given. */
  index?: number | undefined;
}

export type FolderCommand =
  | {
      type: 'CreateFolder';
      folderId: string;
      name: string;
      parentId: string | null;
      image: Image | null;
    }
  /** Missing fields stay as they are. */
  | {
      type: 'ReviseFolder';
      folderId: string;
      name?: string | undefined;
      parentId?: string | null | undefined;
      image?: Image | null | undefined;
    }
  /** Without a parent: within the same folder. */
  | ({ type: 'MoveFolder'; folderId: string } & Place)
  | { type: 'DeleteFolder'; folderId: string }
  | { type: 'RestoreFolder'; folderId: string }
  /** All that can no longer be restored. */
  | { type: 'PurgeFolders' };

/** @throws DomainError NOT_FOUND, INVALID, GONE */
export function decide(
  { now, ...command }: FolderCommand & Decision,
  tree: FolderTreeState,
): FolderEvent[] {
  switch (command.type) {
    case 'CreateFolder': {
      const { folderId, name, parentId, image } = command;
      if (tree.size >= MOST_IN_TEAM)
        throw new DomainError('INVALID', problems.tooManyFoldersInTeam({ most: MOST_IN_TEAM }));
      assertPlace(tree, parentId, 1);
      const index = childIdsOf(tree, parentId).length;
      return [
        FolderCreated({ folderId, parentId, index, name }),
        ...imageEvents(tree, folderId, image, undefined),
      ];
    }
    case 'ReviseFolder': {
      const { folderId, name, parentId, image } = command;
      const folder = present(tree, folderId);
      return [
        ...(name === undefined || name === folder.name ? [] : [FolderRenamed({ folderId, name })]),
        ...imageEvents(tree, folderId, image, folder.image),
        ...(parentId === undefined || parentId === folder.parentId
          ? []
          : move(tree, folderId, { parentId })),
      ];
    }
    case 'MoveFolder':
      return move(tree, command.folderId, command);
    case 'DeleteFolder':
      if (folderIn(tree, command.folderId)?.deleted) return []; // A retried deletion is not a failure.
      present(tree, command.folderId);
      return [FolderDeleted({ folderId: command.folderId })];
    case 'RestoreFolder':
      return restore(tree, command.folderId, now);
    case 'PurgeFolders':
      return purge(tree, now);
  }
}

/** An upload is used once; a retry with it changes nothing. */
function imageEvents(
  { uploads }: FolderTreeState,
  folderId: string,
  image: Image | null | undefined,
  before: Image | undefined,
): FolderEvent[] {
  if (image === undefined || image?.fileId === before?.fileId) return [];
  if (image === null) return [FolderImageRemoved({ folderId })];
  if (uploads.some(({ fileId }) => fileId === image.fileId))
    throw invalid('image', problems.imageUploadUsed);
  return [FolderImageChosen({ folderId, ...image })];
}

function move(tree: FolderTreeState, folderId: string, place: Place): FolderEvent[] {
  const folder = present(tree, folderId);
  const { parentId = folder.parentId } = place;
  if (parentId !== null && [parentId, ...ancestorsOf(tree, parentId)].includes(folderId))
    throw invalid('parentId', problems.folderIntoItself);
  if (parentId !== folder.parentId) assertPlace(tree, parentId, heightOf(tree, folderId));
  const others = childIdsOf(tree, parentId).filter((id) => id !== folderId);
  const index = Math.min(place.index ?? others.length, others.length);
  const isSame =
    parentId === folder.parentId && childIdsOf(tree, parentId).indexOf(folderId) === index;
  return isSame ? [] : [FolderMoved({ folderId, parentId, index })];
}

/** Where its parent is gone, or too deep by now, it comes back at the top. */
function restore(tree: FolderTreeState, folderId: string, now: string): FolderEvent[] {
  const folder = folderIn(tree, folderId);
  if (folder && !folder.deleted && isThere(tree, folderId)) return [];
  if (!folder?.deleted) throw noSuchFolder();
  if (now >= endOfRestoring(folder.deleted.at))
    throw new DomainError('GONE', problems.folderDeletedLongAgo({ days: RESTORE_DAYS }));
  const { parentId } = folder;
  const fits =
    parentId !== null &&
    isThere(tree, parentId) &&
    ancestorsOf(tree, parentId).length + 1 + heightOf(tree, folderId) <= DEEPEST;
  const home = fits ? parentId : null;
  const { length } = childIdsOf(tree, home);
  const index = home === parentId ? Math.min(folder.deleted.index, length) : length;
  return [FolderRestored({ folderId, parentId: home, index })];
}

function purge(tree: FolderTreeState, now: string): FolderEvent[] {
  const due = deletedIn(tree).filter(({ deletedAt }) => now >= endOfRestoring(deletedAt));
  const folderIds = due.flatMap(({ id }) => withDescendants(tree, id));
  const events: FolderEvent[] = [];
  for (let from = 0; from < folderIds.length; from += MOST_IN_EVENT)
    events.push(FoldersPurged({ folderIds: folderIds.slice(from, from + MOST_IN_EVENT) }));
  return events;
}

/** @param height of what comes there */
function assertPlace(tree: FolderTreeState, parentId: string | null, height: number): void {
  if (parentId === null) return;
  if (!isThere(tree, parentId)) throw invalid('parentId', problems.folderUnknown);
  if (ancestorsOf(tree, parentId).length + 1 + height > DEEPEST)
    throw invalid('parentId', problems.foldersTooDeep({ most: DEEPEST }));
}

function present(tree: FolderTreeState, id: string): Folder {
  const folder = isThere(tree, id) ? folderIn(tree, id) : undefined;
  if (!folder) throw noSuchFolder();
  return folder;
}

export function noSuchFolder(): DomainError {
  return new DomainError('NOT_FOUND', problems.folderUnknown);
}

function invalid(field: string, sentence: string): DomainError {
  return new DomainError('INVALID', sentence, { [field]: [sentence] });
}
