import { edgeUrl } from '../edge/edge-fetch.ts';
import { openEventStream, type RealtimeMessage } from './event-stream.ts';

export type Realtime = { subscribe: (listener: (message: RealtimeMessage) => void) => () => void; signedIn: () => void };

type Connection = { signedIn: () => void };

function connectThroughWorker(worker: SharedWorker, url: string, onMessage: (message: RealtimeMessage) => void): Connection {
  const { port } = worker;
  port.onmessage = ({ data }: MessageEvent<RealtimeMessage>) => onMessage(data);
  port.postMessage({ say: 'hello', url });
  window.addEventListener('pagehide', () => port.postMessage({ say: 'bye' }));
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    port.postMessage({ say: 'hello', url });
    onMessage({ kind: 'reconnected' });
  });
  return { signedIn: () => port.postMessage({ say: 'signed-in' }) };
}

/**
 * What changes on the server, said to this page. `startWorker` gives the worker that all tabs share, or nothing where
 * the browser has none: then the page holds a connection of its own.
 */
export function createRealtime(startWorker: () => SharedWorker | undefined): Realtime {
  const listeners = new Set<(message: RealtimeMessage) => void>();
  const versions = new Map<string, number>();
  let connection: Connection | undefined;

  function onMessage(message: RealtimeMessage) {
    if (message.kind === 'changed') {
      const key = `${message.type}/${message.id}`;
      if ((versions.get(key) ?? -1) >= message.version) return;
      versions.set(key, message.version);
    }
    for (const listener of listeners) listener(message);
  }

  function connect(): Connection {
    const url = edgeUrl('/api/realtime');
    const worker = startWorker();
    if (worker !== undefined) return connectThroughWorker(worker, url, onMessage);
    const stream = openEventStream(url, onMessage);
    return { signedIn: stream.retryNow };
  }

  return {
    subscribe: (listener) => {
      connection ??= connect();
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    signedIn: () => connection?.signedIn(),
  };
}
