import { DomainError } from '@lectern/kernel/errors.ts';

/** @throws DomainError UNAVAILABLE if too many wait */
export function limitConcurrency({
  atOnce,
  waiting,
}: {
  atOnce: number;
  waiting: number;
}): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const queue: (() => void)[] = [];
  let running = 0;

  return async (work) => {
    if (running < atOnce) running += 1;
    else if (queue.length >= waiting)
      throw new DomainError(
        'UNAVAILABLE',
        'Too many people are signing in at this moment.',
        undefined,
        2,
      );
    else await new Promise<void>((resolve) => queue.push(resolve)); // A finished call hands over its slot.
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
