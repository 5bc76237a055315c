import { parseInput } from '@lectern/kernel/graphql/parse-input.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { clientInput } from '../../sign-in/start-sign-in.ts';
import { arrive, type Arrival } from '../../single-sign-on/arrive.ts';
import type { MutationFinishSingleSignOnArgs } from '../generated.ts';

export async function finishSingleSignOn(_parent: unknown, { input }: MutationFinishSingleSignOnArgs, context: ServiceContext): Promise<Arrival> {
  const { provider, way: sealed = null, query } = input;
  return arrive(context, { provider, sealed, query: query.slice(0, 20_000), client: parseInput(clientInput, input) });
}
