import { DomainError } from '@lectern/kernel/errors.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { maySeeSignIns, signInsOf } from '../../sign-in/find-sign-ins.ts';
import { signIn } from '../../sign-in/sign-in.ts';
import { seeUser } from '../../user/seen-user.ts';
import type { MutationEndSignInsArgs } from '../generated.ts';

export async function endSignIns(_parent: unknown, { userId }: MutationEndSignInsArgs, context: ServiceContext): Promise<number> {
  const owner = await seeUser(context, userId);
  if (!owner || !maySeeSignIns(owner, context)) throw new DomainError('NOT_FOUND', 'No such user.');
  const others = (await signInsOf(context, owner)).filter(({ isCurrent }) => !isCurrent);
  for (const { id } of others) await context.execute(signIn, id, { type: 'EndSignIn', signInId: id });
  return others.length;
}
