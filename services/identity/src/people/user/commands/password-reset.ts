import {
  PasswordChanged,
  PasswordReset,
  PasswordResetRequested,
} from '@lectern/schemas/events/identity/users.ts';
import type { Decision } from '@lectern/kernel/commands/aggregate.ts';
import { DomainError } from '@lectern/kernel/errors.ts';
import { isSameHash } from '../../../sign-in/tokens/token.ts';
import type { UserEvent } from '../events.ts';
import type { RequestedReset, User } from '../state.ts';
import { problems } from '../../../problems.ts';

interface RequestPasswordReset {
  type: 'RequestPasswordReset';
  userId: string;
  resetId: string;
  emailName: string;
  tokenHash: string;
}

interface ResetPassword {
  type: 'ResetPassword';
  userId: string;
  emailName: string;
  tokenHash: string;
  passwordHash: string;
}

export type PasswordResetCommand = RequestPasswordReset | ResetPassword;

const LASTS_MS = 3_600_000;

/**
 * Does nothing for a user without a team. Users of an identity provider choose their first password
 * this way.
 */
export function requestReset(
  { userId, resetId, emailName, tokenHash, now }: RequestPasswordReset & Decision,
  user: User,
): UserEvent[] {
  const teamId = firstTeamId(user);
  if (user.status === 'none' || teamId === null || user.emailName !== emailName) return [];
  // Ids are ordered by time, so a late or repeated request neither replaces a newer one nor revives
  // a used one.
  if (user.reset !== null && user.reset.resetId >= resetId) return [];
  return [
    PasswordResetRequested({
      resetId,
      userId,
      teamId,
      emailName,
      tokenHash,
      expiresAt: new Date(Date.parse(now) + LASTS_MS).toISOString(),
    }),
  ];
}

/** @throws DomainError INVALID, the same for every reason */
export function resetPassword(
  { userId, passwordHash, ...token }: ResetPassword & Decision,
  user: User,
): UserEvent[] {
  const teamId = firstTeamId(user);
  const reset = openReset(user, token);
  if (!reset || teamId === null) throw invalidReset();
  return [
    PasswordReset({ resetId: reset.resetId, userId, teamId }),
    PasswordChanged({ userId, teamId, passwordHash, keptSignInId: null }),
  ];
}

/** Takes the same time if there is none. */
export function openReset(
  user: User,
  { emailName, tokenHash, now }: { emailName: string; tokenHash: string; now: string },
): RequestedReset | null {
  const reset = user.status === 'none' || user.emailName !== emailName ? null : user.reset;
  const isSame = isSameHash(tokenHash, reset?.tokenHash ?? null);
  return reset && isSame && reset.emailName === emailName && reset.expiresAt > now ? reset : null;
}

export function invalidReset(): DomainError {
  const message = problems.resetLinkInvalid;
  return new DomainError('INVALID', message, { token: [message] });
}

/** The team whose feed gets the event. */
function firstTeamId(user: User): string | null {
  return user.status === 'none' ? null : (user.memberships[0]?.teamId ?? null);
}
