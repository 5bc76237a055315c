import { z } from 'zod';
import { parseInput } from '@lectern/kernel/graphql/parse-input.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { ownerOf, type Owner } from '../../second-factor/own-factor.ts';
import { secondFactor } from '../../second-factor/second-factor.ts';
import type { MutationRenamePasskeyArgs } from '../generated.ts';
import { passkeyName } from './addPasskey.ts';

const said = z.object({ name: passkeyName });

export async function renamePasskey(_parent: unknown, { passkeyId, ...input }: MutationRenamePasskeyArgs, context: ServiceContext): Promise<Owner> {
  const owner = ownerOf(context);
  const { userId, teamId } = owner;
  await context.execute(secondFactor, userId, { type: 'RenamePasskey', userId, teamId, passkeyId, ...parseInput(said, input) });
  return owner;
}
