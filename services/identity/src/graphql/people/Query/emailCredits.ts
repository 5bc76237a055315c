import type { QueryResolvers } from '../../generated.ts';

/** Lectern has no service that checks addresses, so nothing can be checked, whatever the team allows. */
export const emailCredits: QueryResolvers['emailCredits'] = () => {
  return { isEnabled: false, total: 0, available: 0 };
};
