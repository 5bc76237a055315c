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
  const [state, setState] = useState<State>({
    events: [],
    held: [],
    cursor: null,
    status: 'connecting',
    problem: null,
  });
  const [attempt, setAttempt] = useState(0);
  const typesKey = types.join(',');

  const hear = useEffectEvent((event: FeedEvent | null, cursor: string) => {
    setState((before) => {
      const more = event ? [event] : [];
      if (isPaused) return { ...before, cursor, held: [...more, ...before.held].slice(0, MOST) };
      return {
        ...before,
        cursor,
        events: [...more, ...before.held, ...before.events].slice(0, MOST),
        held: [],
      };
    });
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
          // A retry would not change the refusal.
          if (!['UNREACHABLE', 'UNAVAILABLE', 'INTERNAL'].includes(problem.code))
            return setState((before) => ({ ...before, status: 'cut', problem }));
          setState((before) => ({ ...before, status: 'cut' }));
        }
        await new Promise((resolve) => setTimeout(resolve, wait));
      }
    };
    setState({ events: [], held: [], cursor: null, status: 'connecting', problem: null });
    void tail();
    return () => stopping.abort();
  }, [from, typesKey, attempt]);

  useEffect(() => {
    if (!isPaused)
      setState((before) =>
        before.held.length === 0
          ? before
          : { ...before, events: [...before.held, ...before.events].slice(0, MOST), held: [] },
      );
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
