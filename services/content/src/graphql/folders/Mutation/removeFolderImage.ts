import { changeTree } from '../../../folder/change-tree.ts';
import { folderRow } from '../../../folder/find-folders.ts';
import type { MutationResolvers } from '../../generated.ts';

export const removeFolderImage: MutationResolvers['removeFolderImage'] = async (
  _,
  { id },
  context,
) => {
  const command = { type: 'ReviseFolder', folderId: id, image: null } as const;
  return folderRow((await changeTree(context, command)).state, id);
};
