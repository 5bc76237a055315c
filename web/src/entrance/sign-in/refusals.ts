import { texts } from './texts.ts';

/** Reasons single sign-on failed, by URL parameter. */
export const refusals: Record<string, string> = {
  unknown: texts.noTeamUsesThisSign,
  ambiguous: texts.moreThanOneTeamUses,
  unreachable: texts.yourIdentityProviderDid,
  mistaken: texts.yourIdentityProvider,
  not_allowed: texts.yourIdentityProviderIs,
  expired: texts.thatTookTooLong,
  denied: texts.yourIdentityProviderRefusedYou,
  unverified: texts.yourIdentityProviderDidNot,
  foreign: texts.yourEmail,
  locked: texts.yourAccountIsLockedAsk,
  removed: texts.youWereRemoved,
};
