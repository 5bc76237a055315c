import { z } from 'zod';
import { DomainError } from '@lectern/kernel/errors.ts';
import { newId } from '@lectern/kernel/ids.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { deviceInput } from '../device/device-input.ts';
import { registerDevice } from '../device/register-device.ts';
import { hasSecondFactor } from '../second-factor/has-second-factor.ts';
import { factorOf } from '../second-factor/current-factor.ts';
import { assertNotRequired, requirementsEndedIn } from '../single-sign-on/requirement.ts';
import { openMembershipIn } from '../../people/user/memberships.ts';
import { membershipToSignInTo } from '../../people/user/commands/joining.ts';
import type { TeamUser } from '../../people/members/team-user.ts';
import type { Membership, RegisteredUser } from '../../people/user/state.ts';
import { mintKnownBrowser } from '../limits/known-browser.ts';
import { MAX_SIGN_INS, signIn } from './sign-in.ts';
import type { SignInMethod } from './state.ts';
import { newToken, tokenHashOf } from '../tokens/token.ts';
import { problems } from '../../problems.ts';

/** Truncated rather than refused, because users do not type it. */
export const clientInput = z.object({
  userAgent: z
    .string()
    .nullish()
    .transform((text) => text?.slice(0, 500) ?? null),
  deviceName: z
    .string()
    .nullish()
    .transform((text) => text?.trim().slice(0, 200) || null),
  /** As seen by the edge. */
  address: z
    .string()
    .nullish()
    .transform((text) => text?.slice(0, 100) ?? null),
  device: deviceInput.nullish().transform((device) => device ?? null),
});

export interface StartedSignIn {
  token: string;
  expiresAt: string;
  knownBrowser: string;
  user: TeamUser;
}

/**
 * Signs in a person who has authenticated.
 * @param options.user as they were then: what ended sign-ins meanwhile ends this one
 * @param options.vouched the team whose identity provider authenticated them, and when if it says
 * so
 * @throws DomainError FORBIDDEN if no team is open to them, or their team requires single sign-on
 */
export async function startSignIn(
  context: ServiceContext,
  {
    userId,
    user,
    isRemembered,
    client,
    method,
    vouched,
  }: {
    userId: string;
    user: RegisteredUser;
    isRemembered: boolean;
    client: z.output<typeof clientInput>;
    method: SignInMethod;
    vouched?: { teamId: string; authenticatedAt: string | null };
  },
): Promise<StartedSignIn> {
  const ended = await requirementsEndedIn(
    context,
    user.memberships.map(({ teamId }) => teamId),
  );
  const { teamId, ...membership } = await membershipToOpen(
    context,
    userId,
    user,
    vouched?.teamId ?? null,
  );
  const token = newToken();
  const signInId = newId();
  const { device: description, ...from } = client;
  const device =
    description &&
    (await registerDevice(context, { userId, teamId, name: client.deviceName, description }));
  const command = {
    type: 'StartSignIn',
    signInId,
    userId,
    teamId,
    tokenHash: tokenHashOf(token),
    isRemembered,
    epoch: user.epoch,
    method,
    vouchedForTeamId: vouched?.teamId ?? null,
    vouchedAt: vouched?.authenticatedAt ?? null,
    requirementsEnded: ended.get(teamId) ?? 0,
    ...from,
    ...(device ?? { deviceId: null, deviceEpoch: 0 }),
  } as const;
  // Not idempotent: the token of an earlier answer is not stored.
  const started = await context.execute(signIn, signInId, command, { withoutIdempotency: true });
  if (started.state.status !== 'active') throw new Error('A sign-in that has begun is active');
  if (device) await endEarlierOnDevice(context, { userId, signInId, ...device });
  const knownBrowser = mintKnownBrowser(context.engines.secrets, user.emailName);
  return {
    token,
    expiresAt: started.state.expiresAt,
    knownBrowser,
    user: {
      id: userId,
      user,
      teamId,
      membership: { teamId, ...membership, status: 'ACTIVE' },
      isSelf: true,
    },
  };
}

async function membershipToOpen(
  context: ServiceContext,
  userId: string,
  user: RegisteredUser,
  vouchedForTeamId: string | null,
): Promise<Membership> {
  const membership =
    vouchedForTeamId === null
      ? membershipToSignInTo(user, await closedTeamOf(context, userId, user))
      : openMembershipIn(user, vouchedForTeamId);
  if (membership) return membership;
  throw new DomainError(
    'FORBIDDEN',
    user.memberships.length > 0 ? problems.accountLocked : problems.withoutTeam,
  );
}

async function closedTeamOf(context: ServiceContext, userId: string, user: RegisteredUser) {
  const hasFactor = hasSecondFactor(await factorOf(context, userId));
  return assertNotRequired(context, userId, user, hasFactor);
}

/** A device has one sign-in at a time. */
async function endEarlierOnDevice(
  context: ServiceContext,
  { userId, signInId, deviceId }: { userId: string; signInId: string; deviceId: string },
): Promise<void> {
  const rows = await context.view(signIn).find({
    list: 'byUser',
    where: { userId, expiresAt: { from: new Date().toISOString() } },
    limit: MAX_SIGN_INS,
  });
  const earlier = rows.filter(
    ({ id, doc }) => id !== signInId && doc.status === 'active' && doc.deviceId === deviceId,
  );
  for (const { id } of earlier)
    await context.execute(
      signIn,
      id,
      { type: 'EndSignIn', signInId: id },
      { withoutIdempotency: true },
    );
}
