import { isAdmin, type UserClaims } from '@lectern/schemas/access/claims.ts';
import { DomainError } from '@lectern/kernel/errors.ts';
import { fold } from '@lectern/schemas/text/fold.ts';
import { isInOtherTeam } from '../user/memberships.ts';
import { assertMayLockOrRemove } from '../user/commands/granting.ts';
import type { TeamUser } from '../members/team-user.ts';
import { problems } from '../../problems.ts';

/**
 * Oneself, or a person whose only team the caller administers.
 * @param name typed as confirmation
 * @throws DomainError FORBIDDEN, CONFLICT, INVALID
 */
export function assertMayErase(
  { id, user, membership, teamId, isSelf }: TeamUser,
  by: UserClaims,
  name: string,
): void {
  if (!isSelf) {
    if (!isAdmin(by)) throw new DomainError('FORBIDDEN', problems.onlyAdminsErase);
    assertMayLockOrRemove(by, id, membership);
    if (isInOtherTeam(user, teamId)) throw new DomainError('CONFLICT', problems.eraseInOtherTeams);
  }
  if (fold(name) === fold(user.name ?? user.email ?? '')) return;
  const message = isSelf ? problems.typeYourName : problems.typeTheirName;
  throw new DomainError('INVALID', message, { name: [message] });
}
