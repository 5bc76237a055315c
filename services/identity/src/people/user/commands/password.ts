import { PasswordChanged, PasswordRehashed } from '@lectern/schemas/events/identity/users.ts';
import { DomainError } from '@lectern/kernel/errors.ts';
import type { UserEvent } from '../events.ts';
import { requireUser, type User } from '../state.ts';
import { problems } from '../../../problems.ts';

interface ChangePassword {
  type: 'ChangePassword';
  userId: string;
  teamId: string;
  /** The hash that was verified: the command loses against a concurrent change. */
  from: string;
  passwordHash: string;
  keptSignInId: string;
}

/** The same password with a costlier hash. */
interface RehashPassword {
  type: 'RehashPassword';
  userId: string;
  from: string;
  passwordHash: string;
}

export type PasswordCommand = ChangePassword | RehashPassword;

export function changePassword(
  { userId, teamId, from, passwordHash, keptSignInId }: ChangePassword,
  user: User,
): UserEvent[] {
  if (requireUser(user).passwordHash !== from)
    throw new DomainError('CONFLICT', problems.passwordChangedMeanwhile);
  return [PasswordChanged({ userId, teamId, passwordHash, keptSignInId })];
}

export function rehashPassword(
  { userId, from, passwordHash }: RehashPassword,
  user: User,
): UserEvent[] {
  return requireUser(user).passwordHash === from
    ? [PasswordRehashed({ userId, passwordHash })]
    : [];
}
