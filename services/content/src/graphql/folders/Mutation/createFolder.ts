import { parseInput } from '@lectern/kernel/graphql/parse-input.ts';
import { newId } from '@lectern/kernel/ids.ts';
import { changeTree } from '../../../folder/change-tree.ts';
import { folderRow } from '../../../folder/find-folders.ts';
import { readImage } from '../../../folder/read-image.ts';
import { createInput } from '../folder-input.ts';
import type { MutationResolvers } from '../../generated.ts';

export const createFolder: MutationResolvers['createFolder'] = async (_, { input }, context) => {
  const { imageReceipt, ...given } = parseInput(createInput, input);
  const image = imageReceipt === undefined ? null : await readImage(context, imageReceipt);
  const command = { type: 'CreateFolder', folderId: newId(), ...given, image } as const;
  const { state } = await changeTree(context, command);
  return folderRow(state, state.createdId ?? command.folderId);
};
