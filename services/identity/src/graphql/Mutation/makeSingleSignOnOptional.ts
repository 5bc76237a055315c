import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { singleSignOn } from '../../single-sign-on/single-sign-on.ts';
import { callerThemselves } from '../../user/caller.ts';
import { seeSingleSignOn, type SeenSingleSignOn } from '../SingleSignOn.ts';

export async function makeSingleSignOnOptional(_parent: unknown, _args: unknown, context: ServiceContext): Promise<SeenSingleSignOn> {
  const { teamId } = callerThemselves(context, 'Only they themselves may change how people sign in.');
  await context.execute(singleSignOn, teamId, { type: 'MakeOptional', teamId });
  return seeSingleSignOn(context);
}
