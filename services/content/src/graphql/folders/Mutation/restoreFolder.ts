import { changeTree } from '../../../folder/change-tree.ts';
import { folderRow } from '../../../folder/find-folders.ts';
import type { MutationResolvers } from '../../generated.ts';

export const restoreFolder: MutationResolvers['restoreFolder'] = async (_, { id }, context) => {
  const { state } = await changeTree(context, { type: 'RestoreFolder', folderId: id });
  return folderRow(state, id);
};
