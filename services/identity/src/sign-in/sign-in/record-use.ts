import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { recordDeviceUse } from '../device/register-device.ts';
import { isUseDue } from './commands.ts';
import { signIn } from './sign-in.ts';
import type { ActiveSignIn } from './state.ts';

/** Every quarter of an hour. A failure does not stop the request. */
export async function recordUse(
  context: ServiceContext,
  signInId: string,
  active: ActiveSignIn,
): Promise<void> {
  if (!isUseDue(active, new Date().toISOString())) return;
  await recordDeviceUse(context, active.deviceId, active.teamId);
  try {
    await context.execute(signIn, signInId, { type: 'UseSignIn', signInId });
  } catch (error) {
    context.engines.logger.warn({ error, signInId }, 'Recording the use of a sign-in failed');
  }
}
