import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { assertConfirmed, ownerOf, personOf } from '../../second-factor/own-factor.ts';
import { startTotp as start, type StartedTotp } from '../../second-factor/totp.ts';

/** Nothing is kept before the first code was right. Who it is is asked before: later they would have scanned it in vain. */
export async function startTotp(_parent: unknown, _args: unknown, context: ServiceContext): Promise<StartedTotp> {
  const owner = ownerOf(context);
  const { userId } = owner;
  await assertConfirmed(context, owner);
  const { email } = await personOf(context, userId);
  return start(context.engines.secrets, { userId, email });
}
