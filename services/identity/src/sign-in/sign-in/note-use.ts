import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { noteDevice } from '../device/sign-in-on-device.ts';
import { isUseWorthNoting } from './commands.ts';
import { signIn, type ActiveSignIn } from './sign-in.ts';

/** That a sign-in is in use, once in a while. Nobody is turned away because it cannot be noted. */
export async function noteUse(
  context: ServiceContext,
  signInId: string,
  active: ActiveSignIn,
): Promise<void> {
  if (!isUseWorthNoting(active, new Date().toISOString())) return;
  await noteDevice(context, active.deviceId, active.teamId);
  try {
    await context.execute(signIn, signInId, { type: 'UseSignIn', signInId });
  } catch (error) {
    context.engines.logger.warn({ error, signInId }, 'That a sign-in is in use was not noted');
  }
}
