import { blindIndex } from '@lectern/kernel/keys/blind-index.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { guesses } from '../code-attempts/code-attempts.ts';
import type { GuessedGate } from '../code-attempts/state.ts';

/** Whether a guess is right. @throws DomainError TOO_MANY_REQUESTS */
export async function judge(
  context: ServiceContext,
  linkId: string,
  {
    gate,
    caller,
    meant,
    right,
  }: { gate: GuessedGate; caller: string; meant: readonly string[]; right: readonly string[] },
): Promise<boolean> {
  const callerName = await blindIndex(context.engines.keys, linkId, `caller ${caller}`);
  const { isChanged } = await context.execute(guesses, linkId, {
    type: 'Guess',
    sharedLinkId: linkId,
    gate,
    callerName,
    meant,
    right,
  });
  return !isChanged;
}
