import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { assertConfirmed, isRequiredOf, ownerOf, type Owner } from '../../second-factor/own-factor.ts';
import { secondFactor } from '../../second-factor/second-factor.ts';
import type { MutationRemovePasskeyArgs } from '../generated.ts';

export async function removePasskey(_parent: unknown, { passkeyId }: MutationRemovePasskeyArgs, context: ServiceContext): Promise<Owner> {
  const owner = ownerOf(context);
  const { userId, teamId } = owner;
  await assertConfirmed(context, owner);
  await context.execute(secondFactor, userId, { type: 'RemovePasskey', userId, teamId, passkeyId, isRequired: await isRequiredOf(context, owner) });
  return owner;
}
