import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { user } from '../../people/user/user.ts';
import { hasFactorAddedBefore, hasSecondFactor } from './has-second-factor.ts';
import { factorOf } from './current-factor.ts';
import { secondFactor } from './second-factor.ts';

/** Goes with a password that is to be dropped: whoever set it up has not proven the address. */
export async function dropFactor(
  context: ServiceContext,
  userId: string,
  teamId: string,
): Promise<void> {
  if (!hasSecondFactor(await factorOf(context, userId))) return;
  await context.execute(
    secondFactor,
    userId,
    { type: 'ResetSecondFactor', userId, teamId },
    { anew: true },
  );
}

/**
 * Once it is dropped: what sign-ins of before added meanwhile, or add yet. Counted, so that whatever its owner sets up since
 * then stays, however late this is done, and as often as it is.
 */
export async function dropFactorsAddedBeforeDrop(
  context: ServiceContext,
  userId: string,
  teamId: string,
): Promise<void> {
  const owner = (await context.view(user).get(userId))?.doc;
  const before = owner?.status === 'active' ? owner.droppedEpoch : 0;
  if (!hasFactorAddedBefore(await factorOf(context, userId), before)) return;
  await context.execute(
    secondFactor,
    userId,
    { type: 'DropFactor', userId, teamId, before },
    { anew: true },
  );
}
