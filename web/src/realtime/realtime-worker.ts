/// <reference lib="webworker" />
import { openEventStream, type EventStream } from './event-stream.ts';

/** What a page tells the worker: it is there, it goes. */
export type PageMessage = { message: 'hello'; url: string } | { message: 'bye' };

const ports = new Set<MessagePort>();
let stream: EventStream | undefined;

/** One connection for all the tabs of a browser: HTTP/1.1 gives a host six, and each tab would hold one for ever. */
(self as unknown as SharedWorkerGlobalScope).onconnect = ({ ports: [port] }) => {
  if (port === undefined) return;
  port.onmessage = ({ data }: MessageEvent<PageMessage>) => {
    if (data.message === 'hello') {
      ports.add(port);
      // Somebody may have signed in: what was refused to the other tabs is asked at once.
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
