import { texts } from './texts.ts';

/** Test results, by URL parameter. */
export const testLabels: Record<string, string> = {
  unreachable: texts.theProviderDidNotAnswer,
  mistaken: texts.theHostAnsweredBut,
  not_allowed: texts.yourServerAdminRemoved,
  expired: texts.theTestTookLongerThan,
  denied: texts.theProviderRefusedTheSign,
  unverified: texts.theProviderDoesNotConfirm,
  foreign: texts.theProviderSentAnEmail,
};
