import type { UserClaims } from '@lectern/kernel/access/claims.ts';
import { DomainError } from '@lectern/kernel/errors.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { worksOf, type OwnedWorks } from '../replicas/works.ts';
import { openMembershipIn, placeIn } from './access.ts';
import { user } from './user.ts';

/**
 * Who gets what somebody owns who leaves the caller's team. Whoever owns nothing that is known of leaves to the caller what
 * turns up later, so that nothing is without an owner.
 * @throws DomainError INVALID where somebody has to be chosen, or is nobody of the team who may sign in
 */
export async function heirOf(context: ServiceContext, { by, userId, handOverTo }: { by: UserClaims; userId: string; handOverTo: string | null | undefined }): Promise<string> {
  if (handOverTo == null) {
    const isThere = placeIn((await context.view(user).get(userId))?.doc ?? user.initial, by.teamId) !== null;
    const owned = isThere ? sentenceOf(await worksOf(context, by.teamId, userId)) : null;
    if (owned !== null) throw refusal(`Please choose who gets what they own: ${owned}.`);
    return by.userId;
  }
  const heir = handOverTo === userId ? null : await context.view(user).get(handOverTo);
  if (!heir || !openMembershipIn(heir.doc, by.teamId)) throw refusal('Please choose somebody else of the team, who may sign in.');
  return handOverTo;
}

function sentenceOf({ presentations, sharedLinks }: OwnedWorks): string | null {
  const some = [presentations > 0 && counted(presentations, 'presentation'), sharedLinks > 0 && counted(sharedLinks, 'link')].filter((words) => words !== false);
  return some.length === 0 ? null : some.join(' and ');
}

const counted = (count: number, word: string) => (count === 1 ? `1 ${word}` : `${count.toLocaleString('en')} ${word}s`);

function refusal(message: string): DomainError {
  return new DomainError('INVALID', message, { handOverTo: [message] });
}
