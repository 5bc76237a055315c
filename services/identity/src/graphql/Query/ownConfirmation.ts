import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { ownerOf, personOf } from '../../second-factor/own-factor.ts';
import { providerBehind } from '../../single-sign-on/confirming.ts';
import type { OwnConfirmation } from '../generated.ts';

export async function ownConfirmation(_parent: unknown, _args: unknown, context: ServiceContext): Promise<OwnConfirmation> {
  const owner = ownerOf(context);
  const [{ passwordHash }, behind] = await Promise.all([personOf(context, owner.userId), providerBehind(context, owner)]);
  return { hasPassword: passwordHash !== null, provider: behind?.active.provider ?? null };
}
