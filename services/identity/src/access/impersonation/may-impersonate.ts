import type { Claims } from '@lectern/schemas/access/claims.ts';
import { DomainError } from '@lectern/kernel/errors.ts';
import type { TeamUser } from '../../people/members/team-user.ts';

/** Accounts §6. */
export function mayImpersonate(claims: Claims, subject: TeamUser): boolean {
  return impersonationRefusal(claims, subject) === null;
}

/** @throws DomainError FORBIDDEN, NOT_FOUND; CONFLICT for a user who cannot be impersonated */
export function assertMayImpersonate(
  claims: Claims,
  subject: TeamUser | null,
): asserts subject is TeamUser {
  const refusal = impersonationRefusal(claims, subject);
  if (refusal) throw refusal;
}

function impersonationRefusal(claims: Claims, subject: TeamUser | null): DomainError | null {
  if (claims.kind !== 'user' || claims.role !== 'TEAM_ADMIN')
    return new DomainError('FORBIDDEN', 'Only administrators can use Lectern as another person.');
  if (claims.impersonatorId !== null)
    return new DomainError('FORBIDDEN', 'Stop using Lectern as another person first.');
  if (!subject || subject.teamId !== claims.teamId || subject.user.email === null)
    return new DomainError('NOT_FOUND', 'No such user.');
  if (subject.isSelf) return new DomainError('CONFLICT', 'This is yourself.');
  // Impersonation gives no additional permissions, and not the name of another administrator.
  if (subject.membership.role === 'TEAM_ADMIN')
    return new DomainError('CONFLICT', 'You cannot use Lectern as an administrator.');
  if (subject.membership.status === 'INVITED')
    return new DomainError('CONFLICT', 'This person has not joined yet.');
  return subject.membership.status === 'ACTIVE'
    ? null
    : new DomainError('CONFLICT', 'This person may not sign in.');
}
