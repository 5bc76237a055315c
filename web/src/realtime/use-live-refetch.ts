import { useEffect, useEffectEvent } from 'react';
import type { RealtimeMessage } from './event-stream.ts';
import { useRefetchOn } from './use-realtime.ts';

/** Nobody announces that a reader has gone silent, so while a lamp is lit it is looked after this often. */
const liveCheckMs = 3_000;

type LiveOptions = {
  isLive: boolean;
  refetch: () => Promise<unknown>;
  /** False where the list around asks again by itself. */ onReconnect?: boolean;
};

/** Asks again while the presentation is being read, and on until its last reader has gone. */
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

/** The same for whatever is being read. */
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
