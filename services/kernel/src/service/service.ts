import type { Aggregate } from '../commands/aggregate.ts';
import type { Lifecycle } from '../lifecycle/lifecycle.ts';
import type { JobKind } from '../jobs/job-kind.ts';
import type { PersonalData } from '../personal-data/person-export.ts';
import type { Policy } from '../policies/policy.ts';
import type { Projection } from '../projections/projection.ts';
import type { ServiceContext } from './context.ts';

export type Resolvers = Record<string, Record<string, unknown>>;

/** What a service is made of, as data. */
export interface ServiceDefinition {
  /** That of its folder. */
  name: string;
  aggregates: readonly Aggregate[];
  projections: readonly Projection[];
  policies: readonly Policy[];
  jobs: readonly JobKind[];
  /** For exports; missing where the service has nothing about people. */
  personalData?: PersonalData;
  /** By type and field, loaded with the first question; the SDL is schemas/graphql/<name>.graphql. */
  resolvers(): Promise<Resolvers>;
  /** Once at start, before jobs run: recurring jobs, the first administrator. A failure ends the start. */
  onStart?(context: ServiceContext): Promise<void>;
}

/** What codegen finds in the files of a service. */
interface Parts extends Pick<
  ServiceDefinition,
  'aggregates' | 'projections' | 'policies' | 'jobs'
> {
  lifecycles: readonly Lifecycle[];
}

/** Defines a service by its generated parts and what is no part. */
export function service({
  parts,
  ...rest
}: { parts: Parts } & Omit<ServiceDefinition, keyof Parts>): ServiceDefinition {
  const { aggregates, lifecycles } = parts;
  const all = [parts, ...lifecycles];
  return {
    ...rest,
    aggregates,
    projections: [...new Set(all.flatMap(({ projections }) => projections))], // Lifecycles share replicas.
    policies: all.flatMap(({ policies }) => policies),
    jobs: all.flatMap(({ jobs }) => jobs),
  };
}
