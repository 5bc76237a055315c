import type { Aggregate } from '../commands/aggregate.ts';
import type { JobKind } from '../jobs/job-kind.ts';
import type { PersonalSection, PersonExport } from '../personal-data/person-export.ts';
import type { Policy } from '../policies/policy.ts';
import type { Projection } from '../projections/projection.ts';
import type { ServiceContext } from './context.ts';

export type Resolvers = Record<string, Record<string, unknown>>;
export const serviceNames = ['identity', 'content', 'sharing', 'analytics', 'billing'] as const;

/** What a service is made of, as data. */
export interface ServiceDefinition {
  name: (typeof serviceNames)[number];
  aggregates: readonly Aggregate[];
  projections: readonly Projection[];
  policies: readonly Policy[];
  jobs: readonly JobKind[];
  /** All that it has of somebody in a team, for their export; missing where it has nothing. */
  personalData?(context: ServiceContext, person: PersonExport): Promise<PersonalSection[]>;
  /** By type and field, loaded with the first question; the SDL is schemas/graphql/<name>.graphql. */
  resolvers(): Promise<Resolvers>;
  /** Once at start, when everything else runs: recurring jobs, the first administrator. */
  onStart?(context: ServiceContext): Promise<void>;
}
