import {
  assertRecentlyConfirmed,
  factorOf,
  factorOwner,
  requirePerson,
} from '../../../sign-in/second-factor/current-factor.ts';
import { arePasskeysPossible, creationOptions } from '../../../sign-in/second-factor/passkeys.ts';
import { passkeysUnavailable } from '../../../sign-in/second-factor/verify-factor.ts';
import type { MutationResolvers } from '../../generated.ts';

/** Checks before the device creates a passkey, which would stay there after a refusal. */
export const startPasskey: MutationResolvers['startPasskey'] = async (_parent, _args, context) => {
  const owner = factorOwner(context);
  const { userId } = owner;
  if (!arePasskeysPossible(context.engines)) throw passkeysUnavailable();
  await assertRecentlyConfirmed(context, owner);
  const [{ email }, { passkeys }] = await Promise.all([
    requirePerson(context, userId),
    factorOf(context, userId),
  ]);
  return creationOptions(context.engines, { userId, email, passkeys });
};
