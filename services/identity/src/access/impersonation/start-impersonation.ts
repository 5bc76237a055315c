import { z } from 'zod';
import { DomainError } from '@lectern/kernel/errors.ts';
import { newId } from '@lectern/kernel/ids.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { clientInput } from '../../sign-in/sign-in/start-sign-in.ts';
import { signIn } from '../../sign-in/sign-in/sign-in.ts';
import { newToken, tokenHashOf } from '../../sign-in/tokens/token.ts';
import { currentUser } from '../current-user.ts';
import { findTeamUser, type TeamUser } from '../../people/members/team-user.ts';
import { assertMayImpersonate } from './may-impersonate.ts';
import { problems } from '../../problems.ts';

const reasonHint = problems.impersonationReason;

export const impersonationInput = z.object({
  reason: z
    .string()
    .trim()
    .min(3, reasonHint)
    .max(500, reasonHint)
    .regex(/^\P{Cc}*$/u, problems.oneLine),
  ...clientInput.omit({ deviceName: true }).shape,
});

export interface StartedImpersonation {
  token: string;
  expiresAt: string;
  /** Null means until the browser closes. */
  ownExpiresAt: string | null;
  user: TeamUser;
}

/** @throws DomainError as `assertMayImpersonate` */
export async function startImpersonation(
  context: ServiceContext,
  userId: string,
  { reason, userAgent, address }: z.output<typeof impersonationInput>,
): Promise<StartedImpersonation> {
  const { userId: impersonatorId, signInId: ownSignInId, teamId } = currentUser(context);
  const subject = await findTeamUser(context, userId);
  assertMayImpersonate(context.claims, subject);
  const own = (await context.view(signIn).get(ownSignInId))?.doc;
  if (own?.status !== 'active') throw new DomainError('UNAUTHENTICATED', problems.signInFirst);
  const token = newToken();
  const signInId = newId();
  const command = {
    type: 'StartImpersonation',
    signInId,
    userId,
    teamId,
    impersonatorId,
    ownSignInId,
    ownExpiresAt: own.expiresAt,
    reason,
    tokenHash: tokenHashOf(token),
    epoch: subject.user.epoch,
    userAgent,
    address,
  } as const;
  // Not idempotent: the token of an earlier answer is not stored.
  const { state } = await context.execute(signIn, signInId, command, { withoutIdempotency: true });
  if (state.status !== 'active') throw new Error('An impersonation that has begun is active');
  return {
    token,
    expiresAt: state.expiresAt,
    ownExpiresAt: own.isRemembered ? own.expiresAt : null,
    user: subject,
  };
}
