import { DomainError } from '@lectern/kernel/errors.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { openMembershipIn } from '../user/memberships.ts';
import { user } from '../user/user.ts';
import type { User } from '../user/state.ts';
import { problems } from '../../problems.ts';

/** An administrator who can sign in. */
export function canBeAccountManager(candidate: User, teamId: string): boolean {
  return openMembershipIn(candidate, teamId)?.role === 'TEAM_ADMIN';
}

/** @throws DomainError INVALID */
export async function assertCanBeAccountManager(
  context: ServiceContext,
  teamId: string,
  accountManagerId: string | null | undefined,
): Promise<void> {
  if (accountManagerId == null) return;
  const row = await context.view(user).get(accountManagerId);
  if (!row || !canBeAccountManager(row.doc, teamId)) throw notAnAdministrator();
}

export function notAnAdministrator(): DomainError {
  const message = problems.chooseAdmin;
  return new DomainError('INVALID', message, { accountManagerId: [message] });
}
