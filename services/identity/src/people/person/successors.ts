import type { UserClaims } from '@lectern/schemas/access/claims.ts';
import { DomainError } from '@lectern/kernel/errors.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { otherAdministrator, successorOf } from '../members/successor.ts';
import type { TeamUser } from '../members/team-user.ts';
import { problems } from '../../problems.ts';

/**
 * A successor for each team of an erased person: the chosen one here, an administrator elsewhere.
 * @throws DomainError INVALID as `successorOf`
 */
export async function successorsOf(
  context: ServiceContext,
  { id, user: leaving, teamId, isSelf }: TeamUser,
  by: UserClaims,
  handOverTo: string | null | undefined,
): Promise<{ teamId: string; successorId: string }[]> {
  const chosen = await successorOf(context, { by, userId: id, handOverTo });
  return Promise.all(
    leaving.memberships.map(async (membership) => {
      const isNamed = membership.teamId === teamId && (!isSelf || handOverTo != null);
      return {
        teamId: membership.teamId,
        successorId: isNamed
          ? chosen
          : await requireOtherAdministrator(context, membership.teamId, id),
      };
    }),
  );
}

async function requireOtherAdministrator(
  context: ServiceContext,
  teamId: string,
  userId: string,
): Promise<string> {
  const successorId = await otherAdministrator(context, teamId, userId);
  if (successorId === null) throw new DomainError('CONFLICT', problems.noOtherAdmin);
  return successorId;
}
