import { useEffect, useState } from 'preact/hooks';
import { callEdge } from '../../edge/edge-fetch.ts';
import { problemOf, type Problem } from '../../edge/problem.ts';

export interface Invitation {
  email: string;
  name: string | null;
  team_name: string;
}

interface Answer {
  invitation: Invitation | null;
  problem: Problem | null;
  isLoading: boolean;
}

/** What a token stands for. */
export function useInvitation(token: string) {
  const [answer, setAnswer] = useState<Answer>({ invitation: null, problem: null, isLoading: token !== '' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (token === '') return undefined;
    let isGone = false;
    const tell = (told: Partial<Answer>) => { if (!isGone) setAnswer({ invitation: null, problem: null, isLoading: false, ...told }); };
    void callEdge<{ data: Invitation }>('/api/public/invitations/check', { method: 'POST', json: { token } }).then(
      ({ data }) => tell({ invitation: data }),
      (error: unknown) => tell({ problem: problemOf(error) }),
    );
    return () => { isGone = true; };
  }, [token, attempt]);
  const retry = () => {
    setAnswer({ invitation: null, problem: null, isLoading: true });
    setAttempt(attempt + 1);
  };
  return { ...answer, retry };
}
