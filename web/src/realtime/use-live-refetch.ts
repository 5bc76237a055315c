import { useEffect, useEffectEvent } from 'react';
import type { RealtimeMessage } from './event-stream.ts';
import { useRefetchOn } from './use-realtime.ts';

/** Nothing announces that a reader has left, so live figures poll. */
const liveCheckMs = 3_000;

type LiveOptions = {
  isLive: boolean;
  refetch: () => Promise<unknown>;
  /** False if the surrounding list refetches itself. */ onReconnect?: boolean;
};

/** Refetches during a reading, until the last reader has left. */
export function useLiveRefetch(
  presentationId: string,
  { onReconnect = true, ...options }: LiveOptions,
) {
  useWhileLive(
    (message) =>
      (message.kind === 'live' && message.id === presentationId) ||
      (onReconnect && message.kind === 'reconnected'),
    options,
  );
}

/** The same for any presentation. */
export function useLivePages(options: Omit<LiveOptions, 'onReconnect'>) {
  useWhileLive(({ kind }) => kind === 'live' || kind === 'reconnected', options);
}

function useWhileLive(
  isMine: (message: RealtimeMessage) => boolean,
  { isLive, refetch }: LiveOptions,
) {
  useRefetchOn(isMine, refetch);
  const check = useEffectEvent(() => void refetch().catch(() => undefined));
  useEffect(() => {
    if (!isLive) return undefined;
    const timer = setInterval(() => check(), liveCheckMs);
    return () => clearInterval(timer);
  }, [isLive]);
}
