import { parseInput } from '@lectern/kernel/graphql/parse-input.ts';
import {
  impersonationInput,
  startImpersonation as start,
} from '../../../access/impersonation/start-impersonation.ts';
import type { MutationResolvers } from '../../generated.ts';

export const startImpersonation: MutationResolvers['startImpersonation'] = async (
  _parent,
  { input: { userId, ...input } },
  context,
) => {
  return start(context, userId, parseInput(impersonationInput, input));
};
