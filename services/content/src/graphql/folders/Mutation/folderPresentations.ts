import { parseInput } from '@lectern/kernel/graphql/parse-input.ts';
import { checkFolders } from '../../../folder/find-folders.ts';
import { changeListInBulk, listInput } from '../../bulk.ts';
import type { MutationResolvers } from '../../generated.ts';

const input = listInput('folderIds');

export const folderPresentations: MutationResolvers['folderPresentations'] = async (
  _,
  { ids, ...args },
  context,
) => {
  const { remove, ...given } = parseInput(input, args);
  const add = await checkFolders(context, given.add);
  return changeListInBulk(context, ids, { list: 'folderIds', add, remove });
};
