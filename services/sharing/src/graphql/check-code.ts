import { blindIndex } from '@lectern/kernel/keys/blind-index.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { codeAttempts } from '../code-attempts/code-attempts.ts';
import type { CodeGate } from '../code-attempts/state.ts';

/** Records wrong codes. @throws DomainError TOO_MANY_REQUESTS */
export async function checkCode(
  context: ServiceContext,
  linkId: string,
  {
    gate,
    caller,
    candidates,
    accepted,
  }: { gate: CodeGate; caller: string; candidates: readonly string[]; accepted: readonly string[] },
): Promise<boolean> {
  const callerName = await blindIndex(context.engines.keys, linkId, `caller ${caller}`);
  const { isChanged } = await context.execute(codeAttempts, linkId, {
    type: 'Guess',
    sharedLinkId: linkId,
    gate,
    callerName,
    candidates,
    accepted,
  });
  return !isChanged;
}
