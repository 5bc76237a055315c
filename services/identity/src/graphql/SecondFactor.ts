import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { factorOf, isRequiredOf, type Owner } from '../second-factor/own-factor.ts';
import { otherTeamsOf } from '../second-factor/other-teams.ts';
import { arePasskeysPossible } from '../second-factor/passkeys.ts';
import type { Passkey as KeptPasskey } from '../second-factor/second-factor.ts';

export const SecondFactor = {
  hasTotp: async ({ userId }: Owner, _args: unknown, context: ServiceContext) => (await factorOf(context, userId)).totp !== null,
  recoveryCodesLeft: async ({ userId }: Owner, _args: unknown, context: ServiceContext) => (await factorOf(context, userId)).recoveryCodes.filter((code) => code !== null).length,
  passkeys: async ({ userId }: Owner, _args: unknown, context: ServiceContext) => (await factorOf(context, userId)).passkeys,
  canUsePasskeys: (_owner: Owner, _args: unknown, { engines }: ServiceContext) => arePasskeysPossible(engines),
  isRequired: (owner: Owner, _args: unknown, context: ServiceContext) => isRequiredOf(context, owner),
  otherTeams: (owner: Owner, _args: unknown, context: ServiceContext) => otherTeamsOf(context, owner),
};

export const Passkey = {
  id: ({ passkeyId }: KeptPasskey) => passkeyId,
};
