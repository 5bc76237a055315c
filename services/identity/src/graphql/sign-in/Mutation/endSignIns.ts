import { DomainError } from '@lectern/kernel/errors.ts';
import { mayViewSignIns, signInsOf } from '../../../sign-in/sign-in/find-sign-ins.ts';
import { signIn } from '../../../sign-in/sign-in/sign-in.ts';
import { findTeamUser } from '../../../people/members/team-user.ts';
import type { MutationResolvers } from '../../generated.ts';
import { problems } from '../../../problems.ts';

export const endSignIns: MutationResolvers['endSignIns'] = async (_parent, { userId }, context) => {
  const owner = await findTeamUser(context, userId);
  if (!owner || !mayViewSignIns(owner, context))
    throw new DomainError('NOT_FOUND', problems.userUnknown);
  const others = (await signInsOf(context, owner)).filter(({ isCurrent }) => !isCurrent);
  for (const { id } of others)
    await context.execute(signIn, id, { type: 'EndSignIn', signInId: id });
  return others.length;
};
