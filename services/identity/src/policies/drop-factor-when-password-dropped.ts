import {
  PasskeyAdded,
  RecoveryCodesIssued,
  TotpTurnedOn,
} from '@lectern/schemas/events/identity/second-factor.ts';
import { PasswordDropped } from '@lectern/schemas/events/identity/users.ts';
import { policy } from '@lectern/kernel/policies/policy.ts';
import { dropFactorsAddedBeforeDrop } from '../sign-in/second-factor/drop-factor.ts';

/**
 * A password and what was set up beside it stand in two streams. Whichever is written last, the one or the other is heard
 * once both are there: also where whoever dropped the password died at once, or a sign-in of before was under way.
 */
export const dropFactorWhenPasswordDropped = policy({
  name: 'drop-factor-when-password-dropped',
  on: [PasswordDropped, TotpTurnedOn, RecoveryCodesIssued, PasskeyAdded],
  react: ({ data: { userId, teamId } }, context) =>
    dropFactorsAddedBeforeDrop(context, userId, teamId),
});
