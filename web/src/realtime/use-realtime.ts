import { createContext, use, useEffect, useEffectEvent } from 'react';
import type { RealtimeMessage } from './event-stream.ts';
import type { Realtime } from './realtime.ts';

export const RealtimeContext = createContext<Realtime>({ subscribe: () => () => undefined });

export const useRealtime = () => use(RealtimeContext);

/** How often something in view is asked again at most, in milliseconds. */
const pace = 1_000;

/**
 * Asks again when `isMine` says that a message concerns what is in view; a reconnect concerns everything, except what
 * another question brings along. Messages that come
 * while the answer is under way lead to one more question, never to a queue.
 */
export function useRefetchOn(isMine: (message: RealtimeMessage) => boolean, refetch: () => Promise<unknown>) {
  const realtime = useRealtime();
  const concerns = useEffectEvent(isMine);
  const ask = useEffectEvent(() => refetch());

  useEffect(() => {
    let isBusy = false;
    let isWanted = false;
    let isGone = false;
    async function run() {
      isBusy = true;
      while (isWanted && !isGone) {
        isWanted = false;
        await ask().catch(() => undefined); // The page keeps what it has; the next message asks again.
        await new Promise((resolve) => setTimeout(resolve, pace));
      }
      isBusy = false;
    }
    const leave = realtime.subscribe((message) => {
      if (!concerns(message)) return;
      isWanted = true;
      if (!isBusy) void run();
    });
    return () => {
      isGone = true;
      leave();
    };
  }, [realtime]);
}
