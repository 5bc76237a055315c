import { Presentation } from '../../presentation/presentation.ts';
import { assertMember } from '../../replicas/members.ts';
import { inBulk } from '../bulk.ts';
import type { MutationResolvers } from '../generated.ts';

export const changePresentationOwners: MutationResolvers['changePresentationOwners'] = async (
  _,
  { ids, ownerId },
  context,
) => {
  await assertMember(context, ownerId, 'ownerId');
  return inBulk(ids, (id) =>
    context.execute(Presentation, id, {
      type: 'ChangePresentationOwner',
      presentationId: id,
      ownerId,
    }),
  );
};
