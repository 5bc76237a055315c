import { deletedFolders as findDeleted } from '../../../folder/find-folders.ts';
import type { QueryResolvers } from '../../generated.ts';

export const deletedFolders: QueryResolvers['deletedFolders'] = (_, __, context) =>
  findDeleted(context);
