import type { Claims } from '@lectern/schemas/access/claims.ts';
import { DomainError } from '@lectern/kernel/errors.ts';
import type { TeamUser } from '../../people/members/team-user.ts';
import { problems } from '../../problems.ts';

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
    return new DomainError('FORBIDDEN', problems.onlyAdminsImpersonate);
  if (claims.impersonatorId !== null)
    return new DomainError('FORBIDDEN', problems.impersonationUnderWay);
  if (!subject || subject.teamId !== claims.teamId || subject.user.email === null)
    return new DomainError('NOT_FOUND', problems.userUnknown);
  if (subject.isSelf) return new DomainError('CONFLICT', problems.impersonateYourself);
  // Impersonation gives no additional permissions, and not the name of another administrator.
  if (subject.membership.role === 'TEAM_ADMIN')
    return new DomainError('CONFLICT', problems.adminsNotImpersonated);
  if (subject.membership.status === 'INVITED')
    return new DomainError('CONFLICT', problems.notJoinedYet);
  return subject.membership.status === 'ACTIVE'
    ? null
    : new DomainError('CONFLICT', problems.personMayNotSignIn);
}
