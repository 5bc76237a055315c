import { z } from 'zod';
import { parseInput } from '@lectern/kernel/graphql/parse-input.ts';
import {
  assertRecentlyConfirmed,
  factorOf,
  factorOwner,
} from '../../../sign-in/second-factor/current-factor.ts';
import { verifyNewPasskey } from '../../../sign-in/second-factor/passkeys.ts';
import {
  newRecoveryCodes,
  recoveryCodeHash,
} from '../../../sign-in/second-factor/recovery-codes.ts';
import { hasSecondFactor } from '../../../sign-in/second-factor/has-second-factor.ts';
import { secondFactor } from '../../../sign-in/second-factor/second-factor.ts';
import type { MutationResolvers } from '../../generated.ts';
import { problems } from '../../../problems.ts';

export const passkeyName = z
  .string()
  .trim()
  .min(1, problems.nameMissing)
  .max(100, problems.tooLong({ most: 100 }))
  .regex(/^\P{Cc}*$/u, problems.oneLine);
const passkeyInput = z.object({ name: passkeyName, response: z.string().max(20_000) });

export const addPasskey: MutationResolvers['addPasskey'] = async (_parent, { input }, context) => {
  const owner = factorOwner(context);
  const { userId, teamId } = owner;
  const { epoch } = await assertRecentlyConfirmed(context, owner);
  const { name, response } = parseInput(passkeyInput, input);
  const passkey = { ...(await verifyNewPasskey(context.engines, userId, response)), name };
  const isFirst = !hasSecondFactor(await factorOf(context, userId));
  const codes = newRecoveryCodes();
  await context.execute(secondFactor, userId, {
    type: 'AddPasskey',
    userId,
    teamId,
    passkey,
    recoveryCodes: codes.map((each) => recoveryCodeHash(userId, each)),
    epoch,
  });
  return { recoveryCodes: isFirst ? codes : null, secondFactor: owner };
};
