import { DomainError } from '@lectern/kernel/errors.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { seeUser, type SeenUser } from '../../user/seen-user.ts';

/** Claims may outlive a membership by the second for which edges keep them. */
export async function viewer(_parent: unknown, _args: unknown, context: ServiceContext): Promise<SeenUser> {
  const seen = context.claims.kind === 'user' ? await seeUser(context, context.claims.userId) : null;
  if (!seen) throw new DomainError('UNAUTHENTICATED', 'Please sign in.');
  return seen;
}
