export type RealtimeMessage =
  | { kind: 'changed'; type: string; id: string; version: number }
  /** A presentation is being read; said at most once a second. */
  | { kind: 'live'; type: string; id: string }
  /** Messages may have been missed: everything in view must be fetched again. */
  | { kind: 'reconnected' };

export type EventStream = { retryNow: () => void; close: () => void };

const shortestWait = 1_000;
const longestWait = 30_000;

/**
 * One server-sent stream of `/api/realtime`. The browser reconnects after a cut; after a refusal
 * this does, with growing delays.
 */
export function openEventStream(
  url: string,
  onMessage: (message: RealtimeMessage) => void,
): EventStream {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wait = shortestWait;
  let wasOpen = false;

  function open() {
    clearTimeout(timer);
    source?.close();
    const opened = new EventSource(url, { withCredentials: true });
    source = opened;
    const read = (kind: 'changed' | 'live') => (event: MessageEvent<string>) =>
      onMessage({ kind, ...JSON.parse(event.data) });
    opened.addEventListener('changed', read('changed'));
    opened.addEventListener('live', read('live'));
    opened.onopen = () => {
      if (wasOpen) onMessage({ kind: 'reconnected' });
      wasOpen = true;
      wait = shortestWait;
    };
    opened.onerror = () => {
      if (opened.readyState !== EventSource.CLOSED) return;
      // A signed-out user may be cut off before the page knows: the first refusal makes it refetch
      // everything.
      if (wait === shortestWait) onMessage({ kind: 'reconnected' });
      timer = setTimeout(open, wait);
      wait = Math.min(longestWait, wait * 2);
    };
  }

  open();
  return {
    retryNow: () => {
      if (source?.readyState === EventSource.OPEN) return;
      wait = shortestWait;
      open();
    },
    close: () => {
      clearTimeout(timer);
      source?.close();
    },
  };
}
