import { z } from 'zod';
import { parseInput } from '@lectern/kernel/graphql/parse-input.ts';
import { checkFolders } from '../../../folder/find-folders.ts';
import { MOST_FOLDERS } from '../../../presentation/folders.ts';
import { Presentation } from '../../../presentation/presentation.ts';
import { inBulk } from '../../bulk.ts';
import type { MutationResolvers } from '../../generated.ts';
import { problems } from '../../../problems.ts';

const some = z.array(z.string()).max(MOST_FOLDERS, problems.tooManyFolders({ most: MOST_FOLDERS }));
const input = z.object({ add: some, remove: some });

export const folderPresentations: MutationResolvers['folderPresentations'] = async (
  _,
  { ids, ...args },
  context,
) => {
  const { remove, ...given } = parseInput(input, args);
  const add = await checkFolders(context, given.add);
  return inBulk(ids, (id) =>
    context.execute(Presentation, id, {
      type: 'FolderPresentation',
      presentationId: id,
      add,
      remove,
    }),
  );
};
