import { parseInput } from '@lectern/kernel/graphql/parse-input.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { setUp as setUpLectern } from '../../first-admin/set-up.ts';
import { clientInput, startSignIn, type StartedSignIn } from '../../sign-in/start-sign-in.ts';
import type { MutationSetUpArgs } from '../generated.ts';

export async function setUp(_parent: unknown, { input }: MutationSetUpArgs, context: ServiceContext): Promise<StartedSignIn> {
  const client = parseInput(clientInput, input);
  const { userId, user } = await setUpLectern(context, input);
  return startSignIn(context, { userId, user, isRemembered: false, client, method: 'PASSWORD' });
}
