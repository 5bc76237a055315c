import { DomainError } from '@lectern/kernel/errors.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { Presentation } from '../../presentation/presentation.ts';
import { assertMember } from '../../replicas/members.ts';
import type { MutationChangePresentationOwnerArgs } from '../generated.ts';
import { changed } from '../presentation-row.ts';

export async function changePresentationOwner(_: unknown, { id, ownerId }: MutationChangePresentationOwnerArgs, context: ServiceContext) {
  if ((await context.view(Presentation).get(id))?.doc.status !== 'present') throw new DomainError('NOT_FOUND', 'No such presentation.');
  await assertMember(context, ownerId, 'ownerId');
  return changed(await context.execute(Presentation, id, { type: 'ChangePresentationOwner', presentationId: id, ownerId }));
}
