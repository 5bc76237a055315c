import { texts } from './texts.ts';

/** Reasons single sign-on failed, by URL parameter. */
export const refusals: Record<string, string> = {
  unknown: texts.hostUnknown,
  ambiguous: texts.hostAmbiguous,
  unreachable: texts.providerSilent,
  mistaken: texts.providerMisconfigured,
  not_allowed: texts.providerNotAllowed,
  expired: texts.signInTimedOut,
  denied: texts.yourIdentityProviderRefusedYou,
  unverified: texts.emailUnconfirmed,
  foreign: texts.emailOutsideDomains,
  locked: texts.accountLocked,
  removed: texts.removedFromTeam,
};
