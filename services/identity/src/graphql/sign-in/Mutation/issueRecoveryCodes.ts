import {
  assertRecentlyConfirmed,
  factorOwner,
} from '../../../sign-in/second-factor/current-factor.ts';
import {
  newRecoveryCodes,
  recoveryCodeHash,
} from '../../../sign-in/second-factor/recovery-codes.ts';
import { secondFactor } from '../../../sign-in/second-factor/second-factor.ts';
import type { MutationResolvers } from '../../generated.ts';

export const issueRecoveryCodes: MutationResolvers['issueRecoveryCodes'] = async (
  _parent,
  _args,
  context,
) => {
  const owner = factorOwner(context);
  const { userId, teamId } = owner;
  const { epoch } = await assertRecentlyConfirmed(context, owner);
  const recoveryCodes = newRecoveryCodes();
  // Not idempotent: earlier codes are not stored.
  await context.execute(
    secondFactor,
    userId,
    {
      type: 'IssueRecoveryCodes',
      userId,
      teamId,
      recoveryCodes: recoveryCodes.map((each) => recoveryCodeHash(userId, each)),
      epoch,
    },
    { withoutIdempotency: true },
  );
  return { recoveryCodes, secondFactor: owner };
};
