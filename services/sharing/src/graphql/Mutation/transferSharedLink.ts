import { z } from 'zod';
import { DomainError } from '@lectern/kernel/errors.ts';
import { isMember } from '../../replicas/members.ts';
import { sharedLink } from '../../shared-link/shared-link.ts';
import type { MutationResolvers } from '../generated.ts';
import { committedLink } from '../rows.ts';
import { problems } from '../../texts/problems.ts';

export const transferSharedLink: MutationResolvers['transferSharedLink'] = async (
  _parent,
  { id, userId },
  context,
) => {
  if (!z.uuid().safeParse(userId).success || !(await isMember(context, userId))) {
    const message = problems.chooseMember;
    throw new DomainError('INVALID', message, { userId: [message] });
  }
  return committedLink(
    await context.execute(sharedLink, id, {
      type: 'TransferSharedLink',
      sharedLinkId: id,
      toUserId: userId,
    }),
  );
};
