import { useEffect, useRef, useState } from 'react';
import { problemOf } from '../../edge/problem.ts';

interface Progress {
  done: number;
  total: number;
  problem: string | null;
  /** Somebody stopped it. */
  isStopped: boolean;
}

/**
 * Sends a long list part by part, one after the other. What failed goes on with the part that failed; leaving the page, or
 * stopping, lets the part that is under way be the last.
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
  /** Whether all of it went. */
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
