import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { ownerOf, personOf } from '../../second-factor/own-factor.ts';
import { startTotp as start, type StartedTotp } from '../../second-factor/totp.ts';

/** Nothing is kept before the first code was right. */
export async function startTotp(_parent: unknown, _args: unknown, context: ServiceContext): Promise<StartedTotp> {
  const { userId } = ownerOf(context);
  const { email } = await personOf(context, userId);
  return start(context.engines.secrets, { userId, email });
}
