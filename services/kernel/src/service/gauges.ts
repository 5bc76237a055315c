import { setTimeout as pause } from 'node:timers/promises';
import { Gauge } from 'prom-client';
import { metrics } from '../observability/metrics.ts';
import type { Job } from '../store/jobs-port.ts';
import type { JobKind } from '../jobs/job-kind.ts';
import type { PolicyRunner } from '../policies/runner.ts';
import type { ServedProjection } from '../projections/serving.ts';
import type { ServiceStore } from '../store/port.ts';
import type { ServiceDefinition } from './service.ts';

/** An engine that does not answer must not hold up the other metrics. */
const PATIENCE_MS = 2_000;
const statuses: readonly Job['status'][] = ['waiting', 'running', 'failed'];

/** A running service, as far as its metrics need it. */
interface Observed {
  readonly definition: Pick<ServiceDefinition, 'name'>;
  readonly store: ServiceStore;
  readonly projections: readonly ServedProjection[];
  readonly policies: readonly PolicyRunner[];
  readonly jobs: readonly JobKind[];
}

/** What runs in this process. */
const observed = new Set<Observed>();

type Sample = [labels: Record<string, string>, value: number];

/** Measured on each scrape; leaves out what takes too long. */
function gauge(
  name: string,
  help: string,
  labelNames: string[],
  measure: (service: Observed) => Promise<Sample[]>,
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
            measure(service).catch(() => []),
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

/** Adds its lag, parked events and jobs to the metrics. */
export function observe(service: Observed): void {
  observed.add(service);
}

export function forget(service: Observed): void {
  observed.delete(service);
}
