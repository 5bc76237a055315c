import type { JobKind } from '../jobs/job-kind.ts';
import type { Policy } from '../policies/policy.ts';
import type { Projection } from '../projections/projection.ts';
import { parseStream } from '../commands/aggregate.ts';
import type { EventMeta } from '../events/recorded-event.ts';

/** What `owned` and `deletable` add to a service. */
export interface Lifecycle {
  projections: readonly Projection[];
  policies: readonly Policy[];
  jobs: readonly JobKind[];
}

/** The entity that an event of its own stream is about. @throws Error for a fact, which has no stream */
export function entityOf({ stream }: Pick<EventMeta, 'stream'>): string {
  if (stream === null) throw new Error('A reported fact belongs to no entity');
  return parseStream(stream).id;
}
