import { setTimeout as pause } from 'node:timers/promises';
import { Gauge } from 'prom-client';
import { metrics } from '../metrics.ts';
import type { Job } from '../store/jobs-port.ts';
import type { RunningService } from './running-service.ts';

/** Engines that do not answer must not keep the rest of the page. */
const PATIENCE_MS = 2_000;
const statuses: readonly Job['status'][] = ['waiting', 'running', 'failed'];

/** What runs in this process. */
const observed = new Set<RunningService>();

type Sample = [labels: Record<string, string>, value: number];

/** Asked when it is scraped; what cannot be told in time is left out. */
function gauge(
  name: string,
  help: string,
  labelNames: string[],
  ask: (service: RunningService) => Promise<Sample[]>,
): void {
  new Gauge({
    name,
    help,
    labelNames: ['service', ...labelNames],
    registers: [metrics],
    async collect() {
      this.reset();
      await Promise.all(
        [...observed].map(async (service) => {
          const samples = await Promise.race([
            ask(service).catch(() => []),
            pause<Sample[]>(PATIENCE_MS, [], { ref: false }),
          ]);
          for (const [labels, value] of samples)
            this.set({ service: service.definition.name, ...labels }, value);
        }),
      );
    },
  });
}

gauge(
  'lectern_projection_lag_records',
  'Records of the log that a projection does not contain yet',
  ['projection'],
  ({ projections }) =>
    Promise.all(
      projections.map(async (served): Promise<Sample> => [
        { projection: served.projection.name },
        await served.lag(),
      ]),
    ),
);

gauge(
  'lectern_policy_lag_records',
  'Records of the log that a policy has not taken yet',
  ['policy'],
  ({ policies }) =>
    Promise.all(
      policies.map(async (runner): Promise<Sample> => [
        { policy: runner.policy.name },
        await runner.lag(),
      ]),
    ),
);

gauge(
  'lectern_parked_events',
  'Events that could not be processed and wait for an operator',
  ['consumer'],
  async ({ projections, policies, store }) => {
    const counts = new Map<string, number>();
    for (const { projection } of projections) counts.set(projection.name, 0);
    for (const { policy } of policies) counts.set(policy.name, 0);
    for (const { consumer } of await store.parked.list()) {
      const [name = ''] = consumer.split('@'); // Without the generation, which comes and goes.
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
    return [...counts].map(([consumer, count]) => [{ consumer }, count]);
  },
);

gauge(
  'lectern_jobs',
  'Jobs that wait, run or have failed for good',
  ['kind', 'status'],
  ({ jobs, store }) =>
    Promise.all(
      jobs.flatMap(({ kind }) =>
        statuses.map(async (status): Promise<Sample> => [
          { kind, status },
          await store.jobs.count(kind, status),
        ]),
      ),
    ),
);

/** Its lag, its parked events and its jobs stand on the page of metrics from now on. */
export function observe(service: RunningService): void {
  observed.add(service);
}

export function forget(service: RunningService): void {
  observed.delete(service);
}
