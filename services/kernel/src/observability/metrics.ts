import { collectDefaultMetrics, Counter, Registry } from 'prom-client';

/** Ours, not prom-client's global one. Counters and histograms are declared where they are used, with `registers: [metrics]`. */
export const metrics = new Registry();

let isProcessWatched = false;

/**
 * The page of metrics, with memory, CPU, event loop and garbage collection of the process. Measured from the first scrape
 * on: without a scraper it would wake the process a hundred times a second for nothing.
 */
export async function metricsText(): Promise<string> {
  if (!isProcessWatched) collectDefaultMetrics({ register: metrics });
  isProcessWatched = true;
  return metrics.metrics();
}

/** Seconds, for everything that answers a request. */
export const requestBuckets = [
  0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10,
];

/** How often something happened, by labels with few values. */
export function counts<Label extends string>(
  name: string,
  help: string,
  labelNames: readonly Label[],
): Counter<Label> {
  return new Counter({ name, help, labelNames: [...labelNames], registers: [metrics] });
}
