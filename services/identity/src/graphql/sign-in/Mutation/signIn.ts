import { z } from 'zod';
import { DomainError } from '@lectern/kernel/errors.ts';
import { parseInput } from '@lectern/kernel/graphql/parse-input.ts';
import { blindIndex } from '@lectern/kernel/keys/blind-index.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import {
  costOf,
  hashPassword,
  isOutdated,
  verifyPassword,
} from '../../../sign-in/passwords/password-hash.ts';
import { factorOf } from '../../../sign-in/second-factor/current-factor.ts';
import { hasSecondFactor } from '../../../sign-in/second-factor/has-second-factor.ts';
import {
  missingFactor,
  isFactorMissing,
  verifyFactor,
} from '../../../sign-in/second-factor/verify-factor.ts';
import { knownBrowserOf } from '../../../sign-in/limits/known-browser.ts';
import { limitersOf } from '../../../sign-in/limits/limiter.ts';
import { signInByPasskey } from '../../../sign-in/sign-in/sign-in-by-passkey.ts';
import { clientInput, startSignIn } from '../../../sign-in/sign-in/start-sign-in.ts';
import { assertNotRequired } from '../../../sign-in/single-sign-on/requirement.ts';
import { user as userAggregate } from '../../../people/user/user.ts';
import type { MutationResolvers } from '../../generated.ts';
import { problems } from '../../../problems.ts';

const credentials = z.object({
  email: z.string(problems.emailMissing).trim().min(1, problems.emailMissing).max(1000),
  password: z.string(problems.passwordMissing).min(1, problems.passwordMissing),
});

/**
 * Neither answer nor time tells whether the address is known (reference/security.md, enumeration).
 */
export const signIn: MutationResolvers['signIn'] = async (_parent, { input }, context) => {
  const client = parseInput(clientInput, input);
  const isRemembered = input.remember ?? false;
  if (input.passkey && !input.email)
    return {
      signedIn: await signInByPasskey(context, {
        text: input.passkey,
        address: input.address,
        knownBrowser: input.knownBrowser,
        isRemembered,
        client,
      }),
      missing: null,
    };
  const { email, password } = parseInput(credentials, input);
  const emailName = await blindIndex(context.engines.keys, 'global', email);
  const from = {
    emailName,
    address: input.address,
    knownAs: knownBrowserOf(context.engines.secrets, input.knownBrowser, emailName),
  };
  const attempt = await limitersOf(context.engines).signIn.begin(from);
  const found = await context.lookup(userAggregate, 'emailName', emailName);
  const user = found?.doc.status === 'active' ? found.doc : null;
  const passwordHash = user?.passwordHash ?? null;
  const cost = costOf(context.engines.settings);
  if (
    !(await verifyPassword(password, passwordHash, cost, attempt.sender)) ||
    !found ||
    !user ||
    passwordHash === null
  ) {
    throw new DomainError('UNAUTHENTICATED', problems.signInWrong);
  }
  const factor = await factorOf(context, found.id);
  await assertNotRequired(context, found.id, user, hasSecondFactor(factor));
  if (hasSecondFactor(factor)) {
    await attempt.wasRight();
    if (isFactorMissing(input))
      return { signedIn: null, missing: await missingFactor(context, found.id, factor) };
    const teamId = user.memberships[0]?.teamId ?? found.id;
    await verifyFactor(context, {
      userId: found.id,
      teamId,
      code: input.code ?? null,
      passkey: input.passkey ?? null,
      attempt: from,
    });
  } else await attempt.succeeded();
  const signedIn = await startSignIn(context, {
    userId: found.id,
    user,
    isRemembered,
    client,
    method: 'PASSWORD',
  });
  if (isOutdated(passwordHash, cost))
    await rehash(context, { userId: found.id, from: passwordHash, password });
  return { signedIn, missing: null };
};

/** The plain password is known only now. A failure does not stop the sign-in. */
async function rehash(
  context: ServiceContext,
  { userId, from, password }: { userId: string; from: string; password: string },
): Promise<void> {
  try {
    const passwordHash = await hashPassword(password, costOf(context.engines.settings));
    await context.execute(userAggregate, userId, {
      type: 'RehashPassword',
      userId,
      from,
      passwordHash,
    });
  } catch (error) {
    context.engines.logger.warn(
      { error, userId },
      'A password keeps its outdated hash until the next sign-in',
    );
  }
}
