import { texts } from './texts.ts';

/** Test results, by URL parameter. */
export const testLabels: Record<string, string> = {
  unreachable: texts.providerSilent,
  mistaken: texts.hostIsNoProvider,
  not_allowed: texts.hostNotAllowed,
  expired: texts.testTimedOut,
  denied: texts.providerRefused,
  unverified: texts.emailUnconfirmed,
  foreign: texts.emailOutsideDomains,
};
