import type { TeamRole, UserClaims } from '@lectern/schemas/access/claims.ts';
import { isKnownKey } from '@lectern/schemas/access/abilities.ts';
import { DomainError } from '@lectern/kernel/errors.ts';
import type { TeamMembership } from '../memberships.ts';
import { problems } from '../../../problems.ts';

/** The part of the claims that decides about granting. */
export type Granter = Pick<UserClaims, 'userId' | 'role' | 'permissions'>;

/** @throws DomainError INVALID for an unknown key */
export function assertKnownPermissions(permissions: readonly string[]): void {
  const unknown = permissions.find((key) => !isKnownKey(key));
  if (unknown === undefined) return;
  const message = problems.permissionUnknown;
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

/** Members grant only what they have. @throws DomainError FORBIDDEN */
export function assertMayGrant(by: Granter, { role, permissions }: Granted): void {
  if (mayGrant(by, { role, permissions })) return;
  if (role === 'TEAM_ADMIN') throw new DomainError('FORBIDDEN', problems.onlyAdminsMakeAdmins);
  throw new DomainError('FORBIDDEN', problems.grantOwnOnly);
}

/** @throws DomainError CONFLICT */
export function assertNotSelf(by: Granter, userId: string): void {
  if (by.userId === userId) throw new DomainError('CONFLICT', problems.notToYourself);
}

/** @throws DomainError CONFLICT for oneself and for administrators, so that every team keeps one */
export function assertMayLockOrRemove(
  by: Granter,
  userId: string,
  { role }: Pick<TeamMembership, 'role'>,
): void {
  assertNotSelf(by, userId);
  if (role === 'TEAM_ADMIN') throw new DomainError('CONFLICT', problems.personIsAdmin);
}

export function differingPermissions(
  before: readonly string[],
  after: readonly string[],
): string[] {
  return [
    ...before.filter((key) => !after.includes(key)),
    ...after.filter((key) => !before.includes(key)),
  ];
}
