import { factorOf, isRequiredOf, type Owner } from '../second-factor/own-factor.ts';
import { otherTeamsOf } from '../second-factor/other-teams.ts';
import { arePasskeysPossible } from '../second-factor/passkeys.ts';
import type { Passkey as KeptPasskey } from '../second-factor/second-factor.ts';
import type { SecondFactorResolvers, PasskeyResolvers } from './generated.ts';

export type SecondFactorParent = Owner;

export const SecondFactor = {
  hasTotp: async ({ userId }, _args, context) => (await factorOf(context, userId)).totp !== null,
  recoveryCodesLeft: async ({ userId }, _args, context) =>
    (await factorOf(context, userId)).recoveryCodes.filter((code) => code !== null).length,
  passkeys: async ({ userId }, _args, context) => (await factorOf(context, userId)).passkeys,
  canUsePasskeys: (_owner, _args, { engines }) => arePasskeysPossible(engines),
  isRequired: (owner, _args, context) => isRequiredOf(context, owner),
  otherTeams: (owner, _args, context) => otherTeamsOf(context, owner),
} satisfies SecondFactorResolvers;
export type PasskeyParent = KeptPasskey;

export const Passkey = {
  id: ({ passkeyId }) => passkeyId,
} satisfies PasskeyResolvers;
