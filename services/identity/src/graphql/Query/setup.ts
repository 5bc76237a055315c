import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { isSetUp } from '../../first-admin/is-set-up.ts';
import type { Setup } from '../generated.ts';

export async function setup(_parent: unknown, _args: unknown, context: ServiceContext): Promise<Setup> {
  const isThere = await isSetUp(context);
  return { isNeeded: !isThere, isRegistrationOpen: isThere && context.engines.settings.LECTERN_REGISTRATION === 'open' };
}
