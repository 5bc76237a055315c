import { parseInput } from '@lectern/kernel/graphql/parse-input.ts';
import { changeTree } from '../../../folder/change-tree.ts';
import { folderRow } from '../../../folder/find-folders.ts';
import { moveInput } from '../folder-input.ts';
import type { MutationResolvers } from '../../generated.ts';

export const moveFolder: MutationResolvers['moveFolder'] = async (_, { id, input }, context) => {
  const command = { type: 'MoveFolder', folderId: id, ...parseInput(moveInput, input) } as const;
  return folderRow((await changeTree(context, command)).state, id);
};
