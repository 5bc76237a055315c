import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { hasSecondFactor } from './has-second-factor.ts';
import { factorOf } from './own-factor.ts';
import { secondFactor } from './second-factor.ts';

/** Goes with a password that is dropped: whoever set it up has not proven the address. */
export async function dropFactor(context: ServiceContext, userId: string, teamId: string): Promise<void> {
  if (!hasSecondFactor(await factorOf(context, userId))) return;
  await context.execute(secondFactor, userId, { type: 'ResetSecondFactor', userId, teamId }, { anew: true });
}
