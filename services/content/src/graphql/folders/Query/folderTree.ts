import { findFolders } from '../../../folder/find-folders.ts';
import type { QueryResolvers } from '../../generated.ts';

export const folderTree: QueryResolvers['folderTree'] = async (_, __, context) => [
  ...(await findFolders(context)).rows.values(),
];
