import { DomainError } from '@lectern/kernel/errors.ts';
import { Presentation } from '../../presentation/presentation.ts';
import { readFile } from '../File.ts';
import type { MutationResolvers } from '../generated.ts';

export const deleteFile: MutationResolvers['deleteFile'] = async (_, { id }, context) => {
  const file = await readFile(id, context);
  if (!file) throw new DomainError('NOT_FOUND', 'No such file.');
  await context.execute(Presentation, file.presentationId, {
    type: 'DeleteFile',
    presentationId: file.presentationId,
    fileId: id,
  });
  return true;
};
