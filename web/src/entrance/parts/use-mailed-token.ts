import { useEffect, useState } from 'preact/hooks';
import { callEdge } from '../../edge/edge-fetch.ts';
import { problemOf, type Problem } from '../../edge/problem.ts';

interface Answer<Found> {
  found: Found | null;
  problem: Problem | null;
  isLoading: boolean;
}

/** Looks up the token of a mail at `path`. */
export function useMailedToken<Found>(path: string, token: string) {
  const [answer, setAnswer] = useState<Answer<Found>>({
    found: null,
    problem: null,
    isLoading: token !== '',
  });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (token === '') return undefined;
    let isGone = false;
    const update = (change: Partial<Answer<Found>>) => {
      if (!isGone) setAnswer({ found: null, problem: null, isLoading: false, ...change });
    };
    void callEdge<{ data: Found }>(path, { method: 'POST', json: { token } }).then(
      ({ data }) => update({ found: data }),
      (error: unknown) => update({ problem: problemOf(error) }),
    );
    return () => {
      isGone = true;
    };
  }, [path, token, attempt]);
  const retry = () => {
    setAnswer({ found: null, problem: null, isLoading: true });
    setAttempt(attempt + 1);
  };
  return { ...answer, retry };
}
