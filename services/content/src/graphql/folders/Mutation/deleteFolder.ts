import { changeTree } from '../../../folder/change-tree.ts';
import { folderRow } from '../../../folder/find-folders.ts';
import type { MutationResolvers } from '../../generated.ts';

export const deleteFolder: MutationResolvers['deleteFolder'] = async (_, { id }, context) => {
  const { state } = await changeTree(context, { type: 'DeleteFolder', folderId: id });
  return folderRow(state, id);
};
