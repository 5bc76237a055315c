import { useEffect, useRef, useState } from 'react';
import { problemOf } from '../../edge/problem.ts';

interface Progress {
  done: number;
  total: number;
  problem: string | null;
  /** The user stopped it. */
  isStopped: boolean;
}

/**
 * Sends a long list in batches, one after another. A retry continues at the failed batch; leaving
 * or stopping finishes the current one.
 */
export function useBatches<Item>(
  size: number,
  send: (part: readonly Item[], first: number) => Promise<void>,
) {
  const [progress, setProgress] = useState<Progress | null>(null);
  const isGone = useRef(false);
  const isStopped = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => void (isGone.current = true);
  }, []);
  /** Whether everything was sent. */
  async function run(items: readonly Item[], from = 0): Promise<boolean> {
    isStopped.current = false;
    for (let done = from; done < items.length; done += size) {
      setProgress({ done, total: items.length, problem: null, isStopped: false });
      try {
        await send(items.slice(done, done + size), done);
      } catch (failure) {
        setProgress({
          done,
          total: items.length,
          problem: problemOf(failure).message,
          isStopped: false,
        });
        return false;
      }
      if (isGone.current) return false;
      if (isStopped.current && done + size < items.length) {
        setProgress({ done: done + size, total: items.length, problem: null, isStopped: true });
        return false;
      }
    }
    setProgress(null);
    return true;
  }
  return { progress, run, stop: () => void (isStopped.current = true) };
}
