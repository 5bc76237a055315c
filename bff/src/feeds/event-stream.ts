import type { ServerResponse } from 'node:http';
import { recheckAccess } from '../access/recheck-access.ts';
import type { Call } from '../http/call.ts';
import { dataHeaders } from '../http/send.ts';

const HEARTBEAT_MS = 15_000;
/** A reader with this much unsent data is cut off, and fetches the rest after reconnecting. */
const BACKLOG_BYTES = 1024 * 1024;

export class EventStream {
  readonly #res: ServerResponse;

  constructor(res: ServerResponse) {
    this.#res = res;
    res.writeHead(200, {
      ...dataHeaders,
      'content-type': 'text/event-stream',
      'x-accel-buffering': 'no',
    });
    this.#write('retry: 1000\n\n');
  }

  send(event: string, data: unknown, id?: string): void {
    this.#write(
      `${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`,
    );
  }

  /** Only the id to resume from: browsers dispatch no event without data. */
  passOver(id: string): void {
    this.#write(`id: ${id}\n\n`);
  }

  beat(): void {
    this.#write(':\n\n');
  }

  #write(text: string): void {
    if (this.#res.writableLength > BACKLOG_BYTES) this.#res.destroy();
    else this.#res.write(text);
  }
}

/**
 * Runs until the work is done, the reader leaves, may no longer read, or the edge stops: within a second of what took
 * it away. An answer that fails, or that may not be read any more, is cut, so that no reader takes it for
 * complete.
 */
export async function whileAllowed(
  call: Call,
  { beat, isAllowed }: { beat?: () => void; isAllowed(maxAgeMs: number): Promise<boolean> },
  work: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const over = new AbortController();
  const end = () => over.abort();
  const heartbeat = beat && setInterval(beat, HEARTBEAT_MS);
  let isCut = false;
  const cut = () => {
    isCut = true;
    end();
  };
  const stopAsking = recheckAccess(isAllowed, cut);
  call.res.once('close', end);
  call.edge.stopping.addEventListener('abort', end, { once: true });
  try {
    await work(over.signal);
    if (isCut) call.res.destroy();
    else call.res.end();
  } catch (error) {
    call.res.destroy();
    throw error;
  } finally {
    clearInterval(heartbeat);
    stopAsking();
    call.edge.stopping.removeEventListener('abort', end);
  }
}

/** Resolves when the signal is given, or after so long. */
export function pause(
  signal: AbortSignal,
  ms: number,
  wake?: (resolve: () => void) => () => void,
): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    let stop: (() => void) | undefined;
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      stop?.();
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', done);
    stop = wake?.(done);
  });
}
