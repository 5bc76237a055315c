import { DomainError } from '@lectern/kernel/errors.ts';
import pLimit from 'p-limit';

/**
 * Lets a few pieces of work run at once and some more wait their turn.
 * @throws DomainError UNAVAILABLE when too many wait already
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
    if (limit.activeCount >= atOnce && limit.pendingCount >= waiting)
      throw new DomainError(
        'UNAVAILABLE',
        'Too many people are signing in at this moment.',
        undefined,
        2,
      );
    return limit(work);
  };
}
