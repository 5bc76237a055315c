import { DomainError } from '@lectern/kernel/errors.ts';
import { Presentation } from '../../presentation/presentation.ts';
import { presentationsWithVersion } from '../../uploads/presentations-with-file.ts';
import { readFile } from '../File.ts';
import type { MutationResolvers } from '../generated.ts';

/** Copies share files: it goes from those that have it as another version, and stays where it is shown. */
export const deleteFile: MutationResolvers['deleteFile'] = async (_, { id }, context) => {
  const file = await readFile(id, context);
  if (!file) throw new DomainError('NOT_FOUND', 'No such file.');
  const versions = await presentationsWithVersion(context, id, 20);
  const present = versions.filter(({ doc }) => doc.status === 'present').map((row) => row.id);
  for (const presentationId of present.length > 0 ? present : [file.presentationId])
    await context.execute(Presentation, presentationId, {
      type: 'DeleteFile',
      presentationId,
      fileId: id,
    });
  return true;
};
