import { nameOf } from '@lectern/kernel/keys/names.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { guesses } from '../guesses/guesses.ts';
import type { GuessedGate } from '../guesses/state.ts';

/** Whether a guess is right. @throws DomainError TOO_MANY_REQUESTS */
export async function judge(
  context: ServiceContext,
  linkId: string,
  { gate, caller, guess, right }: { gate: GuessedGate; caller: string; guess: string; right: readonly string[] },
): Promise<boolean> {
  const callerName = await nameOf(context.engines.keys, linkId, `caller ${caller}`);
  const { isChanged } = await context.execute(guesses, linkId, { type: 'Guess', sharedLinkId: linkId, gate, callerName, guess, right });
  return !isChanged;
}
