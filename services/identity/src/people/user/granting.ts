import type { TeamRole, UserClaims } from '@lectern/kernel/access/claims.ts';
import { isKnownKey } from '@lectern/kernel/access/abilities.ts';
import { DomainError } from '@lectern/kernel/errors.ts';
import { isElsewhere, type Place } from './memberships.ts';
import type { RegisteredUser } from './user.ts';

/** Who gives, takes, locks and removes: as much of the claims as it takes to judge that. */
export type Granter = Pick<UserClaims, 'userId' | 'role' | 'permissions'>;

/** @throws DomainError INVALID for a key that there is not */
export function assertKnown(permissions: readonly string[]): void {
  const unknown = permissions.find((key) => !isKnownKey(key));
  if (unknown === undefined) return;
  const message = 'There is no such permission.';
  throw new DomainError('INVALID', message, { permissions: [message] });
}

interface Granted {
  role: TeamRole;
  permissions: readonly string[];
}

export function mayGrant(by: Granter, { role, permissions }: Granted): boolean {
  return (
    by.role === 'TEAM_ADMIN' ||
    (role !== 'TEAM_ADMIN' && permissions.every((key) => by.permissions.includes(key)))
  );
}

/** Nobody gives or takes what they do not have. @throws DomainError FORBIDDEN */
export function assertMayGrant(by: Granter, { role, permissions }: Granted): void {
  if (mayGrant(by, { role, permissions })) return;
  if (role === 'TEAM_ADMIN')
    throw new DomainError('FORBIDDEN', 'Only administrators make administrators.');
  throw new DomainError('FORBIDDEN', 'You can only give and take what you may do yourself.');
}

/** @throws DomainError CONFLICT for oneself and for administrators, so that one always stays */
export function assertMayShutOut(by: Granter, userId: string, { role }: Pick<Place, 'role'>): void {
  if (by.userId === userId)
    throw new DomainError(
      'CONFLICT',
      'You cannot do this to yourself. Please ask somebody else who may.',
    );
  if (role === 'TEAM_ADMIN')
    throw new DomainError('CONFLICT', 'This person is an administrator. Make them a member first.');
}

/** Why somebody who may edit users does not edit this profile, which is the same in every team of theirs; null where they do. */
export function refusalToEdit(
  by: Granter,
  userId: string,
  user: Pick<RegisteredUser, 'memberships' | 'invitation'>,
  { role, teamId }: Pick<Place, 'role' | 'teamId'>,
): DomainError | null {
  if (by.userId === userId) return null;
  if (role === 'TEAM_ADMIN' && by.role !== 'TEAM_ADMIN')
    return new DomainError('FORBIDDEN', 'Only administrators edit administrators.');
  return isElsewhere(user, teamId) ? editedByThemselves() : null;
}

export function editedByThemselves(): DomainError {
  return new DomainError(
    'CONFLICT',
    'This person is in other teams, too: only they themselves edit their profile.',
  );
}

/** The keys that one list has and the other has not. */
export function difference(before: readonly string[], after: readonly string[]): string[] {
  return [
    ...before.filter((key) => !after.includes(key)),
    ...after.filter((key) => !before.includes(key)),
  ];
}
