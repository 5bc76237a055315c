// The load generator, in its own process on the other core.
import autocannon from 'autocannon';
import { roundRobin } from '@lectern/deploy/demo/round-robin.ts';

export interface Load {
  url: string;
  method: 'GET' | 'PUT' | 'POST';
  seconds: number;
  connections: number;
  /** Paths, called in turn. */
  paths: string[];
  /** For pings: the first elapsed_ms; every request has a new one. */
  elapsedFrom?: number;
  headers?: Record<string, string>;
  /** The same for every request. */
  body?: string;
}

export interface LoadResult {
  requests: number;
  failed: number;
  failure: string;
  /** Requests per second. */
  rate: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
}

function pingBody(elapsedMs: number, page: number): string {
  const meta = {
    currentPage: page,
    pageCount: 30,
    timestamp: Date.now(),
    elapsed_ms: elapsedMs,
    paused: false,
    visibility: 'visible',
    hasFocus: true,
  };
  return JSON.stringify({ elapsed_ms: elapsedMs, meta });
}

async function run({
  url,
  method,
  seconds,
  connections,
  paths,
  elapsedFrom,
  headers,
  body,
}: Load): Promise<LoadResult> {
  let count = 0;
  const instance = autocannon({
    url,
    method,
    connections,
    duration: seconds,
    headers: { 'content-type': 'application/json', ...headers },
    requests: [
      {
        setupRequest(request) {
          const turn = count++;
          const path = roundRobin(paths, turn);
          if (elapsedFrom === undefined)
            return { ...request, path, ...(body !== undefined && { body }) };
          return {
            ...request,
            path,
            body: pingBody(elapsedFrom + Math.floor(turn / paths.length), (turn % 30) + 1),
          };
        },
      },
    ],
  });
  const result = await instance;
  return {
    requests: result['2xx'] + result.non2xx,
    failed: result.non2xx + result.errors + result.timeouts,
    failure: JSON.stringify(result.statusCodeStats ?? {}),
    rate: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
  };
}

process.once('message', (load: Load) => {
  void run(load).then((result) =>
    process.send?.(result, undefined, {}, () => process.disconnect?.()),
  );
});
