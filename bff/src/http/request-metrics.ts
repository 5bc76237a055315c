import { durations } from '@lectern/kernel/metrics.ts';
import type { ServerResponse } from 'node:http';

const seconds = durations('lectern_http_request_seconds', 'How long calls took, by route as it is declared and by status.', ['route', 'status']);

/** How long a call took. @param route as declared, never with ids in it @param startedAt by `performance.now()` */
export function record(route: string, status: number, startedAt: number): void {
  seconds.observe({ route, status }, (performance.now() - startedAt) / 1000);
}

/** Measures from now until the answer has gone out. @param route as declared, never with ids in it */
export function measure(route: string, res: ServerResponse): void {
  const startedAt = performance.now();
  res.once('finish', () => record(route, res.statusCode, startedAt));
}
