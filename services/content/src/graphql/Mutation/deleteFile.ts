import { DomainError } from '@lectern/kernel/errors.ts';
import { Presentation } from '../../presentation/presentation.ts';
import { presentationsWithVersion } from '../../uploads/presentations-with-file.ts';
import { readFile } from '../File.ts';
import type { MutationResolvers } from '../generated.ts';
import { problems } from '../../problems.ts';

/** Copies share files: it goes from those that have it as another version, and stays where it is shown. */
export const deleteFile: MutationResolvers['deleteFile'] = async (_, { id }, context) => {
  const file = await readFile(id, context);
  if (!file) throw new DomainError('NOT_FOUND', problems.fileUnknown);
  const deleteFrom = (presentationId: string) =>
    context.execute(Presentation, presentationId, {
      type: 'DeleteFile',
      presentationId,
      fileId: id,
    });
  let isFound = false;
  for await (const version of presentationsWithVersion(context, id)) {
    if (version.doc.status !== 'present') continue;
    isFound = true;
    await deleteFrom(version.id);
  }
  if (!isFound) await deleteFrom(file.presentationId);
  return true;
};
