import type { QueryResolvers } from '../../generated.ts';

/** Lectern has no service that verifies addresses. */
export const emailCredits: QueryResolvers['emailCredits'] = () => {
  return { isEnabled: false, total: 0, available: 0 };
};
