import { DomainError } from '@lectern/kernel/errors.ts';
import { Presentation } from '../../presentation/presentation.ts';
import { assertMember } from '../../replicas/members.ts';
import type { MutationResolvers } from '../generated.ts';
import { changed } from '../presentation-row.ts';
import { problems } from '../../problems.ts';

export const changePresentationOwner: MutationResolvers['changePresentationOwner'] = async (
  _,
  { id, ownerId },
  context,
) => {
  if ((await context.view(Presentation).get(id))?.doc.status !== 'present')
    throw new DomainError('NOT_FOUND', problems.presentationUnknown);
  await assertMember(context, ownerId, 'ownerId');
  return changed(
    await context.execute(Presentation, id, {
      type: 'ChangePresentationOwner',
      presentationId: id,
      ownerId,
    }),
  );
};
