import { ownerOf, personOf } from '../../../../sign-in/second-factor/current-factor.ts';
import { providerBehind } from '../../../../sign-in/single-sign-on/reauthentication.ts';
import type { QueryResolvers } from '../../../generated.ts';

export const ownConfirmation: QueryResolvers['ownConfirmation'] = async (
  _parent,
  _args,
  context,
) => {
  const owner = ownerOf(context);
  const [{ passwordHash }, behind] = await Promise.all([
    personOf(context, owner.userId),
    providerBehind(context, owner),
  ]);
  return { hasPassword: passwordHash !== null, provider: behind?.active.provider ?? null };
};
