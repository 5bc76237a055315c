import { findFolders } from '../../../folder/find-folders.ts';
import type { QueryResolvers } from '../../generated.ts';

export const folders: QueryResolvers['folders'] = async (_, { parentId }, context) =>
  (await findFolders(context)).childrenOf(parentId ?? null);
