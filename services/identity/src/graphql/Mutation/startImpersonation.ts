import { parseInput } from '@lectern/kernel/graphql/parse-input.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { impersonationInput, startImpersonation as start, type StartedImpersonation } from '../../impersonation/start-impersonation.ts';
import type { MutationStartImpersonationArgs } from '../generated.ts';

export async function startImpersonation(_parent: unknown, { input: { userId, ...input } }: MutationStartImpersonationArgs, context: ServiceContext): Promise<StartedImpersonation> {
  return start(context, userId, parseInput(impersonationInput, input));
}
