import { z } from 'zod';
import { parseInput } from '@lectern/kernel/graphql/parse-input.ts';
import { blindIndex } from '@lectern/kernel/keys/blind-index.ts';
import {
  assertPasswordAllowed,
  personalWordsOf,
} from '../../../sign-in/passwords/assert-password-allowed.ts';
import {
  chosenPassword,
  isPasswordConfirmed,
  passwordMismatch,
} from '../../../sign-in/passwords/chosen-password.ts';
import { costOf, hashPassword } from '../../../sign-in/passwords/password-hash.ts';
import { limitersOf } from '../../../sign-in/limits/limiter.ts';
import { tokenHashOf } from '../../../sign-in/tokens/token.ts';
import { invalidReset, openReset } from '../../../people/user/commands/password-reset.ts';
import { user as userAggregate } from '../../../people/user/user.ts';
import type { MutationResolvers } from '../../generated.ts';

const choiceInput = z.object(chosenPassword).refine(isPasswordConfirmed, passwordMismatch);

/** Checks the token before hashing: an invalid token costs nothing and learns nothing. */
export const resetPassword: MutationResolvers['resetPassword'] = async (
  _parent,
  { input },
  context,
) => {
  const emailName = await blindIndex(context.engines.keys, 'global', input.email.slice(0, 1_000));
  const attempt = await limitersOf(context.engines).reset.begin({
    emailName,
    address: input.address,
  });
  const given = { emailName, tokenHash: tokenHashOf(input.token) };
  const found = await context.lookup(userAggregate, 'emailName', emailName);
  const isOpen =
    openReset(found?.doc ?? { status: 'none' }, { ...given, now: new Date().toISOString() }) !==
    null;
  if (!isOpen || found?.doc.status !== 'active') throw invalidReset();
  await attempt.succeeded();
  const { password } = parseInput(choiceInput, input);
  await assertPasswordAllowed(password, await personalWordsOf(context, found.doc));
  const passwordHash = await hashPassword(password, costOf(context.engines.settings));
  await context.execute(userAggregate, found.id, {
    type: 'ResetPassword',
    userId: found.id,
    ...given,
    passwordHash,
  });
  return true;
};
