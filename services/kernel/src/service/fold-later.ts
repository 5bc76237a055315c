import { z } from 'zod';
import { streamOf } from '../commands/aggregate.ts';
import type { CommandHandler } from '../commands/handler.ts';
import { jobKind, type JobKind } from '../jobs/job-kind.ts';
import type { NewJob } from '../store/jobs-port.ts';
import type { ServiceStore } from '../store/port.ts';
import type { ViewEntry } from '../store/views-port.ts';
import type { ServiceDefinition } from './service.ts';

const KIND = 'fold-views';
/** By then an upgrade has usually replaced every copy. */
const LATER_MS = 10 * 60_000;
const BATCH = 200;

interface Folded {
  store: ServiceStore;
  handler: Pick<CommandHandler, 'foldView'>;
  definition: Pick<ServiceDefinition, 'aggregates'>;
}

/**
 * Until an upgrade has replaced the last copy of the earlier release, that writes rows of the shape that it knows, which
 * lists of this release may not find. Looks for them every ten minutes, until there are none.
 */
export function foldLaterOf(folded: Folded): JobKind {
  return jobKind({
    kind: KIND,
    data: z.object({}),
    async run({ job, context, signal }) {
      if ((await foldOtherShapes(folded, signal)) > 0) await foldLater(context.jobs, job.key);
    },
  });
}

/** @param key of one job; it looks at all views */
export async function foldLater(
  jobs: Pick<ServiceStore['jobs'], 'add' | 'reschedule'>,
  key = KIND,
): Promise<void> {
  const dueAt = new Date(Date.now() + LATER_MS).toISOString();
  const job: NewJob = { kind: KIND, key, teamId: null, subjectId: KIND, dueAt, data: {} };
  if (!(await jobs.add(job))) await jobs.reschedule(KIND, key, dueAt);
}

/** Folds every row of another shape again. @returns how many there were */
export async function foldOtherShapes(
  { store, handler, definition }: Folded,
  signal: AbortSignal,
): Promise<number> {
  let count = 0;
  for (const aggregate of definition.aggregates) {
    const { declaration, shape } = aggregate;
    let entries: ViewEntry[] = [];
    const write = async () => {
      count += entries.length;
      await store.views.put(entries);
      entries = [];
    };
    for await (const row of store.views.all(declaration)) {
      signal.throwIfAborted();
      if (row.shape === shape) continue;
      const entry = await handler.foldView(streamOf(aggregate, row.teamId, row.id));
      if (entry) entries.push(entry);
      if (entries.length === BATCH) await write();
    }
    if (entries.length > 0) await write();
  }
  return count;
}
