import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { user } from '../../people/user/user.ts';
import { hasFactorAddedBefore, hasSecondFactor } from './has-second-factor.ts';
import { factorOf } from './current-factor.ts';
import { secondFactor } from './second-factor.ts';

/**
 * Before dropping an unproven password: the person who set the factor up has not proven the address
 * either.
 */
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
    { withoutIdempotency: true },
  );
}

/**
 * After the drop: factors that older sign-ins add meanwhile. Counted by epoch, so that factors of
 * the owner stay.
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
    { withoutIdempotency: true },
  );
}
