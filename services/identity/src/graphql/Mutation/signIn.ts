import { z } from 'zod';
import { DomainError } from '@lectern/kernel/errors.ts';
import { parseInput } from '@lectern/kernel/graphql/parse-input.ts';
import { nameOf } from '@lectern/kernel/keys/names.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { costOf, hashPassword, isOutdated, isPassword } from '../../passwords/password-hash.ts';
import { limitersOf } from '../../sign-in/limiter.ts';
import { clientInput, startSignIn, type StartedSignIn } from '../../sign-in/start-sign-in.ts';
import { user as userAggregate } from '../../user/user.ts';
import type { MutationSignInArgs } from '../generated.ts';

const credentials = z.object({
  email: z.string().trim().min(1, 'Please enter your email address.').max(1000),
  password: z.string().min(1, 'Please enter your password.'),
});

/** Says nothing, and takes no other time, about whether anybody has this address (reference/security.md, enumeration). */
export async function signIn(_parent: unknown, { input }: MutationSignInArgs, context: ServiceContext): Promise<StartedSignIn> {
  const { email, password } = parseInput(credentials, input);
  const client = parseInput(clientInput, input);
  const emailName = await nameOf(context.engines.keys, 'global', email);
  const attempt = await limitersOf(context.engines).signIn.begin({ emailName, address: input.address });
  const found = await context.lookup(userAggregate, 'emailName', emailName);
  const user = found?.doc.status === 'active' ? found.doc : null;
  const passwordHash = user?.passwordHash ?? null;
  if (!(await isPassword(password, passwordHash, costOf(context.engines.settings))) || !found || !user || passwordHash === null) {
    throw new DomainError('UNAUTHENTICATED', 'This email and password do not belong together.');
  }
  await attempt.succeeded();
  const started = await startSignIn(context, { userId: found.id, user, isRemembered: input.remember ?? false, client });
  if (isOutdated(passwordHash, costOf(context.engines.settings))) await rehash(context, { userId: found.id, from: passwordHash, password });
  return started;
}

/** Now is the only time the password is at hand. Signing in does not fail with it. */
async function rehash(context: ServiceContext, { userId, from, password }: { userId: string; from: string; password: string }): Promise<void> {
  try {
    const passwordHash = await hashPassword(password, costOf(context.engines.settings));
    await context.execute(userAggregate, userId, { type: 'RehashPassword', userId, from, passwordHash });
  } catch (error) {
    context.engines.logger.warn({ error, userId }, 'A password keeps its outdated hash until the next sign-in');
  }
}
