import type { z } from 'zod';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { invalidPasskey } from '../second-factor/commands.ts';
import { factorOf } from '../second-factor/current-factor.ts';
import { verifyPasskey, claimedUserId } from '../second-factor/passkeys.ts';
import { secondFactor } from '../second-factor/second-factor.ts';
import { user as userAggregate } from '../../people/user/user.ts';
import { knownBrowserOf } from '../limits/known-browser.ts';
import { limitersOf } from '../limits/limiter.ts';
import { startSignIn, type clientInput, type StartedSignIn } from './start-sign-in.ts';

/**
 * A user-verified passkey replaces password and second factor.
 * @throws DomainError INVALID, the same for every reason
 */
export async function signInByPasskey(
  context: ServiceContext,
  {
    text,
    address,
    knownBrowser,
    isRemembered,
    client,
  }: {
    text: string;
    address: string;
    knownBrowser: string | null | undefined;
    isRemembered: boolean;
    client: z.output<typeof clientInput>;
  },
): Promise<StartedSignIn> {
  const userId = claimedUserId(text);
  if (userId === null) throw invalidPasskey();
  const [row, { passkeys }] = await Promise.all([
    context.view(userAggregate).get(userId),
    factorOf(context, userId),
  ]);
  const knownAs =
    row?.doc.status === 'active'
      ? knownBrowserOf(context.engines.secrets, knownBrowser, row.doc.emailName)
      : null;
  const attempt = await limitersOf(context.engines).code.begin({
    emailName: `passkey ${userId}`,
    address,
    knownAs,
  });
  if (row?.doc.status !== 'active' || row.doc.email === null) throw invalidPasskey();
  const signed = await verifyPasskey(context.engines, { userId, passkeys, text, isAlone: true });
  await context.execute(secondFactor, userId, {
    type: 'UsePasskey',
    userId,
    teamId: row.doc.memberships[0]?.teamId ?? userId,
    ...signed,
  });
  await attempt.succeeded();
  return startSignIn(context, { userId, user: row.doc, isRemembered, client, method: 'PASSKEY' });
}
