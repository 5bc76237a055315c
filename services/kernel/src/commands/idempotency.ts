import { DomainError } from '../errors.ts';
import type { Commit, Commits, Idempotency } from '../store/commits-port.ts';

/**
 * The commit that answered this key before. A call that commands several streams may find them in another order than
 * the first time, or fewer of them: a key that another stream used already gets the stream's name.
 * @throws DomainError IDEMPOTENCY_MISMATCH
 */
export async function lookUpKey(
  commits: Pick<Commits, 'findByIdempotencyKey'>,
  given: Idempotency | null,
  stream: string,
  { number }: { number: number },
): Promise<{ idempotency: Idempotency | null; repeated: Commit | null }> {
  if (!given) return { idempotency: null, repeated: null };
  const repeated = await commits.findByIdempotencyKey(given.key);
  if (!repeated || repeated.stream === stream || number === 0)
    return { idempotency: given, repeated };
  if (repeated.idempotency?.hash !== given.hash) throw mismatch();
  const idempotency = { ...given, key: `${given.key}/${stream}` };
  return { idempotency, repeated: await commits.findByIdempotencyKey(idempotency.key) };
}

export function mismatch(): DomainError {
  return new DomainError(
    'IDEMPOTENCY_MISMATCH',
    'This Idempotency-Key was used for another request.',
  );
}

/**
 * A request that decides nothing is stored all the same, so that a repetition does nothing either after the stream has
 * changed. A policy sees an event twice only after a crash and often decides nothing: that is not stored.
 */
export function isToBeRemembered(
  { idempotency, causationId }: { idempotency: Idempotency | null; causationId: string | null },
  { number }: { number: number },
): boolean {
  return idempotency !== null && causationId === null && number > 0;
}
