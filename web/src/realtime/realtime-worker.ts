/// <reference lib="webworker" />
import { openEventStream, type EventStream } from './event-stream.ts';

/** Messages from a page: open or close. */
export type PageMessage = { message: 'hello'; url: string } | { message: 'bye' };

declare const self: SharedWorkerGlobalScope;

const ports = new Set<MessagePort>();
let stream: EventStream | undefined;

/** One connection for all tabs: HTTP/1.1 allows six per host, and each tab would hold one. */
self.onconnect = ({ ports: [port] }) => {
  if (port === undefined) return;
  port.onmessage = ({ data }: MessageEvent<PageMessage>) => {
    if (data.message === 'hello') {
      ports.add(port);
      // Someone may have signed in: reconnects for all tabs at once.
      if (stream) stream.retryNow();
      else
        stream = openEventStream(data.url, (message) => {
          for (const each of ports) each.postMessage(message);
        });
    }
    if (data.message !== 'bye') return;
    ports.delete(port);
    if (ports.size > 0) return;
    stream?.close();
    stream = undefined;
  };
};
