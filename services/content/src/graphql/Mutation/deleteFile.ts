import { DomainError } from '@lectern/kernel/errors.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { Presentation } from '../../presentation/presentation.ts';
import { readFile } from '../File.ts';
import type { MutationDeleteFileArgs } from '../generated.ts';

export async function deleteFile(_: unknown, { id }: MutationDeleteFileArgs, context: ServiceContext): Promise<boolean> {
  const file = await readFile(id, context);
  if (!file) throw new DomainError('NOT_FOUND', 'No such file.');
  await context.execute(Presentation, file.presentationId, { type: 'DeleteFile', presentationId: file.presentationId, fileId: id });
  return true;
}
