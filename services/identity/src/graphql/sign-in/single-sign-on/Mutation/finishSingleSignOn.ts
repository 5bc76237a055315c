import { parseInput } from '@lectern/kernel/graphql/parse-input.ts';
import { clientInput } from '../../../../sign-in/sign-in/start-sign-in.ts';
import { handleCallback } from '../../../../sign-in/single-sign-on/handle-callback.ts';
import type { MutationResolvers } from '../../../generated.ts';

export const finishSingleSignOn: MutationResolvers['finishSingleSignOn'] = async (
  _parent,
  { input },
  context,
) => {
  const { provider, way: sealed = null, query } = input;
  return handleCallback(context, {
    provider,
    sealed,
    query: query.slice(0, 20_000),
    client: parseInput(clientInput, input),
  });
};
