import { parseInput } from '@lectern/kernel/graphql/parse-input.ts';
import { changeTree } from '../../../folder/change-tree.ts';
import { folderRow } from '../../../folder/find-folders.ts';
import { readImage } from '../../../folder/read-image.ts';
import { updateInput } from '../folder-input.ts';
import type { MutationResolvers } from '../../generated.ts';

export const updateFolder: MutationResolvers['updateFolder'] = async (
  _,
  { id, input },
  context,
) => {
  const { imageReceipt, ...given } = parseInput(updateInput, input);
  const image = imageReceipt === undefined ? undefined : await readImage(context, imageReceipt);
  const command = { type: 'ReviseFolder', folderId: id, ...given, image } as const;
  return folderRow((await changeTree(context, command)).state, id);
};
