import type { EmailCredits } from '../generated.ts';

/** Lectern has no service that checks addresses, so nothing can be checked, whatever the team allows. */
export function emailCredits(): EmailCredits {
  return { isEnabled: false, total: 0, available: 0 };
}
