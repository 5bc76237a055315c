import { z } from 'zod';
import type { EventDefinition } from '@lectern/schemas/events/event.ts';
import type { Aggregate } from '../commands/aggregate.ts';
import type { Executed } from '../commands/handler.ts';
import { jobKind, type JobRun } from '../jobs/job-kind.ts';
import { policy } from '../policies/policy.ts';
import { entityOf, type Lifecycle } from './lifecycle.ts';

/** How long something that was deleted can be restored. */
export const RESTORE_DAYS = 30;

/** From this moment on it cannot be restored. */
export function endOfRestoring(deletedAt: string): string {
  return new Date(Date.parse(deletedAt) + RESTORE_DAYS * 24 * 3600_000).toISOString();
}

interface Deletion<State, Command> {
  /** What the name of its policy calls it; it is stored. */
  noun: string;
  deleted: EventDefinition;
  /** Its `decide` does nothing where the entity was restored, or deleted again later. */
  purge(id: string, deletedAt: string): Command;
  /** What goes with it; it may run more than once. */
  afterPurge?(purged: Executed<State>, run: JobRun<unknown>): Promise<void>;
  /** The kind of its job; it is stored. */
  job?: string;
}

/** An entity that can be restored for `RESTORE_DAYS` after its deletion and is purged then. */
export function deletable<
  State,
  Command extends { type: string },
  Definitions extends EventDefinition,
>(
  aggregate: Aggregate<State, Command, Definitions>,
  {
    noun,
    deleted,
    purge,
    afterPurge,
    job: kind = `purge-${noun}`,
  }: Deletion<State, NoInfer<Command>>,
): Lifecycle {
  const purgeJob = jobKind({
    kind,
    data: z.unknown(), // The key says it all; jobs of earlier releases have data as well.
    async run(run) {
      const { job, context } = run;
      const [id = '', deletedAt = ''] = job.key.split('/');
      const purged = await context.execute(aggregate, id, purge(id, deletedAt));
      await afterPurge?.(purged, run);
    },
  });
  const purgeWhenDeleted = policy({
    name: `purge-${noun}-when-deleted`,
    on: [deleted],
    async react({ meta }, context) {
      const { teamId, time } = meta;
      if (teamId === null) return;
      await context.jobs.add({
        kind,
        key: `${entityOf(meta)}/${time}`,
        teamId,
        subjectId: teamId, // Not the entity: pages show the jobs of an entity as work on it.
        dueAt: endOfRestoring(time),
        data: {},
      });
    },
  });
  return { projections: [], policies: [purgeWhenDeleted], jobs: [purgeJob] };
}
