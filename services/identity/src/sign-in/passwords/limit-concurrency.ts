import { DomainError } from '@lectern/kernel/errors.ts';
import pLimit from 'p-limit';

/**
 * Runs `atOnce` pieces of work side by side and queues up to `waiting` more.
 * @throws DomainError UNAVAILABLE if the queue is full
 */
export function limitConcurrency({
  atOnce,
  waiting,
}: {
  atOnce: number;
  waiting: number;
}): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const limit = pLimit(atOnce);
  return async (work) => {
    // What was handed over just now counts as pending until the next microtask.
    if (limit.activeCount + limit.pendingCount >= atOnce + waiting)
      throw new DomainError(
        'UNAVAILABLE',
        'Too many people are signing in at this moment.',
        undefined,
        2,
      );
    return limit(work);
  };
}
