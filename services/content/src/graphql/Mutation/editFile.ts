import { editText } from '../../package/text.ts';
import { changedFile, requireFile } from '../packaged-file.ts';
import type { MutationResolvers } from '../generated.ts';

export const editFile: MutationResolvers['editFile'] = async (_, { id, content }, context) => {
  const found = await requireFile(context, id);
  return changedFile(found, await editText(context, found, content));
};
