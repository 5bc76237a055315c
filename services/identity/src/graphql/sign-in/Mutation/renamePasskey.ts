import { z } from 'zod';
import { parseInput } from '@lectern/kernel/graphql/parse-input.ts';
import { factorOwner } from '../../../sign-in/second-factor/current-factor.ts';
import { secondFactor } from '../../../sign-in/second-factor/second-factor.ts';
import type { MutationResolvers } from '../../generated.ts';
import { passkeyName } from './addPasskey.ts';

const nameInput = z.object({ name: passkeyName });

export const renamePasskey: MutationResolvers['renamePasskey'] = async (
  _parent,
  { passkeyId, ...input },
  context,
) => {
  const owner = factorOwner(context);
  const { userId, teamId } = owner;
  await context.execute(secondFactor, userId, {
    type: 'RenamePasskey',
    userId,
    teamId,
    passkeyId,
    ...parseInput(nameInput, input),
  });
  return owner;
};
