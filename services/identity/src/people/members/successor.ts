import type { UserClaims } from '@lectern/schemas/access/claims.ts';
import { DomainError } from '@lectern/kernel/errors.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { countOwnedItems, type OwnedItemCounts } from './owned-items.ts';
import { openMembershipIn, teamMembershipIn } from '../user/memberships.ts';
import { inTeam, withRole, withStatus } from '../user/listing.ts';
import { user } from '../user/user.ts';
import { problems } from '../../problems.ts';

/**
 * Who gets the items of a leaving member. Without known items it is the caller: content and sharing
 * remember the successor and hand over what appears later.
 * @throws DomainError INVALID if a successor must be chosen, or cannot sign in to the team
 */
export async function successorOf(
  context: ServiceContext,
  {
    by,
    userId,
    handOverTo,
  }: { by: UserClaims; userId: string; handOverTo: string | null | undefined },
): Promise<string> {
  if (handOverTo == null) {
    const isMember =
      teamMembershipIn((await context.view(user).get(userId))?.doc ?? user.initial, by.teamId) !==
      null;
    const owned = isMember
      ? summaryOfOwned(await countOwnedItems(context, by.teamId, userId))
      : null;
    if (owned !== null) throw invalidSuccessor(problems.chooseSuccessor({ owned }));
    return by.userId;
  }
  const successor = handOverTo === userId ? null : await context.view(user).get(handOverTo);
  if (!successor || !openMembershipIn(successor.doc, by.teamId))
    throw invalidSuccessor(problems.successorCannotSignIn);
  return handOverTo;
}

/** An administrator. Null if the person chose a successor, or there is no other administrator. */
export async function successorOfErased(
  context: ServiceContext,
  { userId, teamId }: { userId: string; teamId: string },
): Promise<string | null> {
  const last = (await context.history(user, userId))
    .flatMap(({ events }) => events)
    .findLast(
      ({ type, data }) =>
        (type === 'TeamJoined' || type === 'WorkHandedOver') && data['teamId'] === teamId,
    );
  if (last?.type === 'WorkHandedOver') return null;
  return otherAdministrator(context, teamId, userId);
}

/** The longest-serving one who can sign in. */
export async function otherAdministrator(
  context: ServiceContext,
  teamId: string,
  userId: string,
): Promise<string | null> {
  const where = {
    teams: { containsAny: [inTeam(teamId)] },
    roles: { containsAny: [withRole(teamId, 'TEAM_ADMIN')] },
    statuses: { containsAny: [withStatus(teamId, 'ACTIVE')] },
  };
  return (
    (await context.view(user).find({ list: 'oldest', where, limit: 2 })).find(
      ({ id }) => id !== userId,
    )?.id ?? null
  );
}

function summaryOfOwned({ presentations, sharedLinks }: OwnedItemCounts): string | null {
  const some = [
    presentations > 0 && pluralized(presentations, 'presentation'),
    sharedLinks > 0 && pluralized(sharedLinks, 'link'),
  ].filter((words) => words !== false);
  return some.length === 0 ? null : some.join(' and ');
}

const pluralized = (count: number, word: string) =>
  count === 1 ? `1 ${word}` : `${count.toLocaleString('en')} ${word}s`;

function invalidSuccessor(message: string): DomainError {
  return new DomainError('INVALID', message, { handOverTo: [message] });
}
