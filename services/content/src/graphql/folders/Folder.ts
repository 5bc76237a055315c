import { endOfRestoring } from '@lectern/kernel/lifecycle/deletable.ts';
import { countsOf, type FolderRow } from '../../folder/find-folders.ts';
import type { FolderResolvers } from '../generated.ts';

export type FolderParent = FolderRow;

/** Fields without a resolver are in the row. */
export const Folder = {
  depth: ({ ancestors }) => ancestors.length,
  ancestorPath: ({ ancestors }) => ancestors.map(({ name }) => name).join('/'),
  imageUrl: ({ id, image }) => image && `/files/folders/${id}/${image.fileId}`,
  imageType: ({ image }) => image?.mimeType ?? null,
  restorableUntil: ({ deletedAt }) => deletedAt && endOfRestoring(deletedAt),
  childCount: ({ childIds }) => childIds.length,
  presentationCount: async ({ id }, _, context) => (await countsOf(context)).get(id) ?? 0,
} satisfies FolderResolvers;
