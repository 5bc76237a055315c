import Counter from 'prom-client/lib/counter.js';
import Registry from 'prom-client/lib/registry.js';

/** Ours, not prom-client's global one. Counters and histograms are declared where they are used, with `registers: [metrics]`. */
export const metrics = new Registry();

let ofProcess: Promise<void> | undefined;

/**
 * The page of metrics, with what every process tells about itself: memory, CPU, event loop, garbage collection. That is
 * watched from the first look on: who is never looked at is not woken a hundred times a second for it.
 */
export async function metricsText(): Promise<string> {
  ofProcess ??= import('prom-client/lib/defaultMetrics.js').then(
    ({ default: collectDefaultMetrics }) => collectDefaultMetrics({ register: metrics }),
  );
  await ofProcess;
  return metrics.metrics();
}

/** Seconds, for whatever answers a request. */
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
