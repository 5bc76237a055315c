import { findFolders } from '../../../folder/find-folders.ts';
import type { QueryResolvers } from '../../generated.ts';

export const folder: QueryResolvers['folder'] = async (_, { id }, context) =>
  (await findFolders(context)).rows.get(id) ?? null;
