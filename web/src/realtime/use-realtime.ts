import { createContext, use, useEffect, useEffectEvent } from 'react';
import type { RealtimeMessage } from './event-stream.ts';
import { throttle } from './throttle.ts';
import type { Realtime } from './realtime.ts';

export const RealtimeContext = createContext<Realtime>({ subscribe: () => () => undefined });

const useRealtime = () => use(RealtimeContext);

/**
 * Refetches when `isMine` accepts a message; a reconnect concerns everything, except what another
 * query covers.
 */
export function useRefetchOn(
  isMine: (message: RealtimeMessage) => boolean,
  refetch: () => Promise<unknown>,
) {
  const realtime = useRealtime();
  const concerns = useEffectEvent(isMine);
  const refetchNow = useEffectEvent(() => refetch());

  useEffect(() => {
    const { request, stop } = throttle(() => refetchNow());
    const leave = realtime.subscribe((message) => {
      if (concerns(message)) request({ isLive: message.kind === 'live' });
    });
    return () => {
      stop();
      leave();
    };
  }, [realtime]);
}
