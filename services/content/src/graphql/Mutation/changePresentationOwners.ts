import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { Presentation } from '../../presentation/presentation.ts';
import { assertMember } from '../../replicas/members.ts';
import { inBulk, type BulkChange } from '../bulk.ts';
import type { MutationChangePresentationOwnersArgs } from '../generated.ts';

export async function changePresentationOwners(_: unknown, { ids, ownerId }: MutationChangePresentationOwnersArgs, context: ServiceContext): Promise<BulkChange> {
  await assertMember(context, ownerId, 'ownerId');
  return inBulk(ids, (id) => context.execute(Presentation, id, { type: 'ChangePresentationOwner', presentationId: id, ownerId }));
}
