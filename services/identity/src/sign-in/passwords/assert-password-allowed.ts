import { DomainError } from '@lectern/kernel/errors.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { loadTeam } from '../../graphql/people/Team.ts';
import type { RegisteredUser } from '../../people/user/state.ts';
import { loadPasswordStrength } from './password-strength.ts';
import { passwordProblem } from './password-rules.ts';

/** @throws DomainError INVALID under `password` */
export async function assertPasswordAllowed(
  password: string,
  own: readonly (string | null | undefined)[],
): Promise<void> {
  const known = own.filter((text) => text != null);
  const message = passwordProblem(password, known, await loadPasswordStrength());
  if (message !== null) throw new DomainError('INVALID', message, { password: [message] });
}

/** What an acquaintance would try: address, name and teams. */
export async function personalWordsOf(
  context: ServiceContext,
  user: RegisteredUser,
): Promise<(string | null)[]> {
  const teamIds = [
    ...user.memberships.map(({ teamId }) => teamId),
    ...(user.invitation ? [user.invitation.teamId] : []),
  ];
  const teams = await Promise.all(teamIds.map((id) => loadTeam(context, id)));
  return [user.email, user.name, ...teams.map((each) => each?.team.name ?? null)];
}
