import { blindIndex } from '@lectern/kernel/keys/blind-index.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { codeAttempts } from '../code-attempts/code-attempts.ts';
import type { CodeGate } from '../code-attempts/state.ts';

export interface Guess {
  /** Null unless the code is the presentation's: then guesses over all its links count together. */
  presentationId: string | null;
  gate: CodeGate;
  caller: string;
  /** The visit, if it has passed this gate before. */
  knownVisitId: string | null;
  candidates: readonly string[];
  accepted: readonly string[];
}

/** Records wrong codes. @throws DomainError TOO_MANY_REQUESTS */
export async function checkCode(
  context: ServiceContext,
  linkId: string,
  { presentationId, gate, caller, knownVisitId, candidates, accepted }: Guess,
): Promise<boolean> {
  const codeId = presentationId ?? linkId;
  const callerName = await blindIndex(
    context.engines.keys,
    codeId,
    knownVisitId === null ? `caller ${caller}` : `visit ${knownVisitId}`,
  );
  const { isChanged } = await context.execute(codeAttempts, codeId, {
    type: 'Guess',
    sharedLinkId: linkId,
    presentationId,
    gate,
    callerName,
    isKnownReader: knownVisitId !== null,
    candidates,
    accepted,
  });
  return !isChanged;
}
