import { DomainError } from '@lectern/kernel/errors.ts';
import { invalidFactorCode } from '../../../sign-in/second-factor/commands.ts';
import {
  assertRecentlyConfirmed,
  factorOf,
  factorOwner,
} from '../../../sign-in/second-factor/current-factor.ts';
import {
  newRecoveryCodes,
  recoveryCodeHash,
} from '../../../sign-in/second-factor/recovery-codes.ts';
import { hasSecondFactor } from '../../../sign-in/second-factor/has-second-factor.ts';
import { secondFactor } from '../../../sign-in/second-factor/second-factor.ts';
import { isTicketValid, stepOf } from '../../../sign-in/second-factor/totp.ts';
import type { MutationResolvers } from '../../generated.ts';
import { problems } from '../../../problems.ts';

export const turnOnTotp: MutationResolvers['turnOnTotp'] = async (
  _parent,
  { input: { secret, ticket, code } },
  context,
) => {
  const owner = factorOwner(context);
  const { userId, teamId } = owner;
  const { epoch } = await assertRecentlyConfirmed(context, owner);
  if (!isTicketValid(context.engines.secrets, userId, { secret, ticket }))
    throw new DomainError('INVALID', problems.tookTooLong, {
      ticket: [problems.tookTooLong],
    });
  const step = await stepOf(secret, code.replaceAll(/\s/g, ''));
  if (step === null) throw invalidFactorCode();
  const isFirst = !hasSecondFactor(await factorOf(context, userId));
  const codes = newRecoveryCodes();
  await context.execute(secondFactor, userId, {
    type: 'TurnOnTotp',
    userId,
    teamId,
    secret,
    step,
    recoveryCodes: codes.map((each) => recoveryCodeHash(userId, each)),
    epoch,
  });
  return { recoveryCodes: isFirst ? codes : null, secondFactor: owner };
};
