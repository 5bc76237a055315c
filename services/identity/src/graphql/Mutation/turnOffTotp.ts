import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { assertConfirmed, isRequiredOf, ownerOf, type Owner } from '../../second-factor/own-factor.ts';
import { secondFactor } from '../../second-factor/second-factor.ts';

export async function turnOffTotp(_parent: unknown, _args: unknown, context: ServiceContext): Promise<Owner> {
  const owner = ownerOf(context);
  const { userId, teamId } = owner;
  await assertConfirmed(context, owner);
  await context.execute(secondFactor, userId, { type: 'TurnOffTotp', userId, teamId, isRequired: await isRequiredOf(context, owner) });
  return owner;
}
