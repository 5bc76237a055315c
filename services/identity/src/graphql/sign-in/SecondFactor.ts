import {
  factorOf,
  isSecondFactorRequired,
  type FactorOwner,
} from '../../sign-in/second-factor/current-factor.ts';
import { otherTeamsOf } from '../../sign-in/second-factor/other-teams.ts';
import { arePasskeysPossible } from '../../sign-in/second-factor/passkeys.ts';
import type { Passkey as KeptPasskey } from '../../sign-in/second-factor/state.ts';
import type { SecondFactorResolvers, PasskeyResolvers } from '../generated.ts';

export type SecondFactorParent = FactorOwner;

export const SecondFactor = {
  hasTotp: async ({ userId }, _args, context) => (await factorOf(context, userId)).totp !== null,
  recoveryCodesLeft: async ({ userId }, _args, context) =>
    (await factorOf(context, userId)).recoveryCodes.filter((code) => code !== null).length,
  passkeys: async ({ userId }, _args, context) => (await factorOf(context, userId)).passkeys,
  canUsePasskeys: (_owner, _args, { engines }) => arePasskeysPossible(engines),
  isRequired: (owner, _args, context) => isSecondFactorRequired(context, owner),
  otherTeams: (owner, _args, context) => otherTeamsOf(context, owner),
} satisfies SecondFactorResolvers;
export type PasskeyParent = KeptPasskey;

export const Passkey = {
  id: ({ passkeyId }) => passkeyId,
} satisfies PasskeyResolvers;
