import {
  assertRecentlyConfirmed,
  factorOwner,
  requirePerson,
} from '../../../sign-in/second-factor/current-factor.ts';
import { startTotp as start } from '../../../sign-in/second-factor/totp.ts';
import type { MutationResolvers } from '../../generated.ts';

/** Stores nothing before the first code is verified. Confirms the person before they scan. */
export const startTotp: MutationResolvers['startTotp'] = async (_parent, _args, context) => {
  const owner = factorOwner(context);
  const { userId } = owner;
  await assertRecentlyConfirmed(context, owner);
  const { email } = await requirePerson(context, userId);
  return start(context.engines.secrets, { userId, email });
};
