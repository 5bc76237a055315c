import { ownerOf, personOf } from '../../second-factor/own-factor.ts';
import { providerBehind } from '../../single-sign-on/confirming.ts';
import type { QueryResolvers } from '../generated.ts';

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
