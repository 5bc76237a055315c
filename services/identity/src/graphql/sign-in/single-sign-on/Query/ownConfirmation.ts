import { factorOwner, requirePerson } from '../../../../sign-in/second-factor/current-factor.ts';
import { providerOfSignIn } from '../../../../sign-in/single-sign-on/reauthentication.ts';
import type { QueryResolvers } from '../../../generated.ts';

export const ownConfirmation: QueryResolvers['ownConfirmation'] = async (
  _parent,
  _args,
  context,
) => {
  const owner = factorOwner(context);
  const [{ passwordHash }, provider] = await Promise.all([
    requirePerson(context, owner.userId),
    providerOfSignIn(context, owner),
  ]);
  return { hasPassword: passwordHash !== null, provider: provider?.active.provider ?? null };
};
