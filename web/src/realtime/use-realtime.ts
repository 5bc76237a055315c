import { createContext, use, useEffect, useEffectEvent } from 'react';
import type { RealtimeMessage } from './event-stream.ts';
import { paced } from './paced.ts';
import type { Realtime } from './realtime.ts';

export const RealtimeContext = createContext<Realtime>({ subscribe: () => () => undefined });

const useRealtime = () => use(RealtimeContext);

/**
 * Asks again when `isMine` says that a message concerns what is in view; a reconnect concerns everything, except what
 * another question brings along.
 */
export function useRefetchOn(
  isMine: (message: RealtimeMessage) => boolean,
  refetch: () => Promise<unknown>,
) {
  const realtime = useRealtime();
  const concerns = useEffectEvent(isMine);
  const ask = useEffectEvent(() => refetch());

  useEffect(() => {
    const { want, stop } = paced(() => ask());
    const leave = realtime.subscribe((message) => {
      if (concerns(message)) want({ isLive: message.kind === 'live' });
    });
    return () => {
      stop();
      leave();
    };
  }, [realtime]);
}
