import { DomainError } from '@lectern/kernel/errors.ts';
import { findTeamUser } from '../../../people/members/team-user.ts';
import type { QueryResolvers } from '../../generated.ts';
import { problems } from '../../../problems.ts';

/** Edges cache claims for a second, so the membership may be gone. */
export const viewer: QueryResolvers['viewer'] = async (_parent, _args, context) => {
  const found =
    context.claims.kind === 'user' ? await findTeamUser(context, context.claims.userId) : null;
  if (!found) throw new DomainError('UNAUTHENTICATED', problems.signInFirst);
  return found;
};
