import { metrics, requestBuckets } from '@lectern/kernel/observability/metrics.ts';
import { Histogram } from 'prom-client';
import type { ServerResponse } from 'node:http';

const seconds = new Histogram({
  name: 'lectern_http_request_seconds',
  help: 'How long calls took, by route as it is declared and by status.',
  labelNames: ['route', 'status'],
  buckets: [...requestBuckets],
  registers: [metrics],
});

/** How long a call took. @param route as declared, never with ids in it @param startedAt by `performance.now()` */
export function record(route: string, status: number, startedAt: number): void {
  seconds.observe({ route, status }, (performance.now() - startedAt) / 1000);
}

/** Measures from now until the answer has gone out. @param route as declared, never with ids in it */
export function measure(route: string, res: ServerResponse): void {
  const startedAt = performance.now();
  res.once('finish', () => record(route, res.statusCode, startedAt));
}
