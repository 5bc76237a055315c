import { parseInput } from '@lectern/kernel/graphql/parse-input.ts';
import { setUp as setUpLectern } from '../../../people/first-admin/set-up.ts';
import { clientInput, startSignIn } from '../../../sign-in/sign-in/start-sign-in.ts';
import type { MutationResolvers } from '../../generated.ts';

export const setUp: MutationResolvers['setUp'] = async (_parent, { input }, context) => {
  const client = parseInput(clientInput, input);
  const { userId, user } = await setUpLectern(context, input);
  return startSignIn(context, { userId, user, isRemembered: false, client, method: 'PASSWORD' });
};
