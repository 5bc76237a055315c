import type { Aggregate } from '../commands/aggregate.ts';
import type { JobKind } from '../jobs/job-kind.ts';
import type { Policy } from '../policies/policy.ts';
import type { Projection } from '../projections/projection.ts';
import type { ServiceContext } from './context.ts';

type Resolver = (parent: never, args: never, context: ServiceContext) => unknown;
export type Resolvers = Record<string, Record<string, unknown>>;
export type { Resolver };

/** What a service is made of, as data. */
export interface ServiceDefinition {
  name: 'identity' | 'content' | 'sharing' | 'analytics' | 'billing';
  aggregates: readonly Aggregate[];
  projections: readonly Projection[];
  policies: readonly Policy[];
  jobs: readonly JobKind[];
  /** By type and field; the SDL is schemas/graphql/<name>.graphql. */
  resolvers: Resolvers;
  /** Once at start, when everything else runs: recurring jobs, the first administrator. */
  onStart?(context: ServiceContext): Promise<void>;
}
