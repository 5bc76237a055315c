import type { PageMessage } from './realtime-worker.ts';
import { edgeUrl } from '../edge/edge-fetch.ts';
import { openEventStream, type RealtimeMessage } from './event-stream.ts';

export type Realtime = { subscribe: (listener: (message: RealtimeMessage) => void) => () => void };

function connectThroughWorker(
  worker: SharedWorker,
  url: string,
  onMessage: (message: RealtimeMessage) => void,
): void {
  const { port } = worker;
  port.onmessage = ({ data }: MessageEvent<RealtimeMessage>) => onMessage(data);
  port.postMessage({ message: 'hello', url } satisfies PageMessage);
  window.addEventListener('pagehide', () =>
    port.postMessage({ message: 'bye' } satisfies PageMessage),
  );
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    port.postMessage({ message: 'hello', url } satisfies PageMessage);
    onMessage({ kind: 'reconnected' });
  });
}

/**
 * Realtime messages for this page. `startWorker` starts the worker all tabs share; without one
 * the page connects itself.
 */
export function createRealtime(startWorker: () => SharedWorker | undefined): Realtime {
  const listeners = new Set<(message: RealtimeMessage) => void>();
  const versions = new Map<string, number>();
  let isConnected = false;

  function onMessage(message: RealtimeMessage) {
    if (message.kind === 'changed') {
      const key = `${message.type}/${message.id}`;
      if ((versions.get(key) ?? -1) >= message.version) return;
      versions.set(key, message.version);
    }
    for (const listener of listeners) listener(message);
  }

  function connect(): void {
    const url = edgeUrl('/api/realtime');
    const worker = startWorker();
    if (worker !== undefined) connectThroughWorker(worker, url, onMessage);
    else openEventStream(url, onMessage);
  }

  return {
    subscribe: (listener) => {
      if (!isConnected) connect();
      isConnected = true;
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
