import {
  PasskeyAdded,
  RecoveryCodesIssued,
  TotpTurnedOn,
} from '@lectern/schemas/events/identity/second-factor.ts';
import { PasswordDropped } from '@lectern/schemas/events/identity/users.ts';
import { policy } from '@lectern/kernel/policies/policy.ts';
import { dropFactorsAddedBeforeDrop } from '../sign-in/second-factor/drop-factor.ts';

/**
 * Password and second factor are two streams. Reacts to both, so that the later event drops the
 * factor, also after a crash or from a sign-in that was under way.
 */
export const dropFactorWhenPasswordDropped = policy({
  name: 'drop-factor-when-password-dropped',
  on: [PasswordDropped, TotpTurnedOn, RecoveryCodesIssued, PasskeyAdded],
  react: ({ data: { userId, teamId } }, context) =>
    dropFactorsAddedBeforeDrop(context, userId, teamId),
});
