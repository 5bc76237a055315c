import { isAdmin, type UserClaims } from '@lectern/schemas/access/claims.ts';
import { DomainError } from '@lectern/kernel/errors.ts';
import { fold } from '@lectern/schemas/text/fold.ts';
import { isInOtherTeam } from '../user/memberships.ts';
import { assertMayLockOrRemove } from '../user/commands/granting.ts';
import type { TeamUser } from '../members/team-user.ts';

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
    if (!isAdmin(by))
      throw new DomainError('FORBIDDEN', 'Only administrators can erase other people.');
    assertMayLockOrRemove(by, id, membership);
    if (isInOtherTeam(user, teamId))
      throw new DomainError(
        'CONFLICT',
        'This person is also in other teams: remove them from yours. Only they themselves, or the operator of this server, can erase them.',
      );
  }
  if (fold(name) === fold(user.name ?? user.email ?? '')) return;
  const message = isSelf
    ? 'Please type your name as it is written above.'
    : 'Please type their name as it is written above.';
  throw new DomainError('INVALID', message, { name: [message] });
}
