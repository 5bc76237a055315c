import { useEffect, useEffectEvent, useState } from 'react';
import { problemOf, type Problem } from '../../edge/problem.ts';
import { openEvents, streamPath, type FeedEvent } from './read-events.ts';

/** Older events fall off the page; the feed still has them. */
const MOST = 500;
const LONGEST_WAIT_MS = 15_000;

export interface Tail {
  /** Newest first. */
  events: readonly FeedEvent[];
  /** Events received while paused. */
  heldBack: number;
  /** Where another client can continue. */
  cursor: string | null;
  status: 'connecting' | 'open' | 'cut';
  problem: Problem | null;
  retry: () => void;
}

interface State {
  events: readonly FeedEvent[];
  held: readonly FeedEvent[];
  cursor: string | null;
  status: Tail['status'];
  problem: Problem | null;
}

const connecting: State = {
  events: [],
  held: [],
  cursor: null,
  status: 'connecting',
  problem: null,
};

/** Shows what arrives, or holds it back while paused. */
function withEvent(before: State, event: FeedEvent | null, cursor: string, isPaused: boolean) {
  const more = event ? [event] : [];
  return isPaused
    ? { ...before, cursor, held: [...more, ...before.held].slice(0, MOST) }
    : shown({ ...before, cursor, held: [...more, ...before.held] });
}

function shown(before: State): State {
  if (before.held.length === 0) return before;
  return { ...before, events: [...before.held, ...before.events].slice(0, MOST), held: [] };
}

/** Errors that a retry may get past. */
const isTemporary = ({ code }: Problem) =>
  ['UNREACHABLE', 'UNAVAILABLE', 'INTERNAL'].includes(code);

/** @param from `end`: only new events; null: all events */
export function useTail({
  from,
  types,
  isPaused,
}: {
  from: 'end' | null;
  types: readonly string[];
  isPaused: boolean;
}): Tail {
  const [state, setState] = useState<State>(connecting);
  const [attempt, setAttempt] = useState(0);
  const typesKey = types.join(',');

  const hear = useEffectEvent((event: FeedEvent | null, cursor: string) => {
    setState((before) => withEvent(before, event, cursor, isPaused));
  });

  useEffect(() => {
    const stopping = new AbortController();
    const { signal } = stopping;
    const tail = async () => {
      let after: string | null = from;
      for (let wait = 1_000; !signal.aborted; wait = Math.min(LONGEST_WAIT_MS, wait * 2)) {
        try {
          const events = await openEvents(
            streamPath({ after, types: typesKey === '' ? [] : typesKey.split(',') }),
            signal,
          );
          setState((before) => ({ ...before, status: 'open', problem: null }));
          for await (const { event, cursor } of events) {
            after = cursor;
            wait = 1_000;
            hear(event, cursor);
          }
        } catch (error) {
          const problem = problemOf(error);
          if (signal.aborted) return;
          if (!isTemporary(problem))
            return setState((before) => ({ ...before, status: 'cut', problem }));
          setState((before) => ({ ...before, status: 'cut' }));
        }
        await new Promise((resolve) => setTimeout(resolve, wait));
      }
    };
    setState(connecting);
    void tail();
    return () => stopping.abort();
  }, [from, typesKey, attempt]);

  useEffect(() => {
    if (!isPaused) setState(shown);
  }, [isPaused]);

  const { events, held, cursor, status, problem } = state;
  return {
    events,
    heldBack: held.length,
    cursor,
    status,
    problem,
    retry: () => setAttempt((before) => before + 1),
  };
}
