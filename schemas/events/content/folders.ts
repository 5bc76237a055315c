import { z } from 'zod';
import { event, id } from '../event.ts';
import { fileId, folderId } from '../fields.ts';

/** The folder's name. */
const name = z.string();
/** The folder that it is in; null at the top. */
const parentId = id.nullable();
/** Its place among the folders beside it, 0 for the first. */
const index = z.number().int().nonnegative();

/** A folder was created. */
export const FolderCreated = event('FolderCreated', { folderId, parentId, index, name });

/** A folder was renamed. */
export const FolderRenamed = event('FolderRenamed', { folderId, name });

/** A folder was moved, with everything in it. */
export const FolderMoved = event('FolderMoved', { folderId, parentId, index });

/** A folder got an image, or another one. */
export const FolderImageChosen = event(
  'FolderImageChosen',
  {
    folderId,
    fileId,
    /** Its media type, such as image/png. */
    mimeType: z.string(),
  },
  { files: (data) => ({ [data.folderId]: data.fileId }) },
);

/** A folder lost its image. */
export const FolderImageRemoved = event(
  'FolderImageRemoved',
  { folderId },
  { files: (data) => ({ [data.folderId]: null }) },
);

/** A folder was deleted, with the folders in it. Presentations are not. It can be restored for 30 days. */
export const FolderDeleted = event('FolderDeleted', { folderId });

/** A deleted folder was restored, with the folders in it. */
export const FolderRestored = event('FolderRestored', { folderId, parentId, index });

/** Folders that were deleted 30 days ago are gone for good. */
export const FoldersPurged = event(
  'FoldersPurged',
  {
    /** The folders, those in them included. */
    folderIds: z.array(id),
  },
  { files: ({ folderIds }) => Object.fromEntries(folderIds.map((each) => [each, null])) },
);
