import { z } from 'zod';
import { jobKind, type JobKind } from '../jobs/job-kind.ts';
import { placeOf } from '../policies/first-offsets.ts';
import type { ServedProjection } from '../projections/serving.ts';
import type { ServiceDefinition } from '../service/service.ts';
import type { Jobs, NewJob } from '../store/jobs-port.ts';
import type { ServiceStore } from '../store/port.ts';

const DAY_MS = 86_400_000;
/** Unused data is kept this long: another process may be filling it, or run the previous release. */
const PATIENCE_MS = DAY_MS / 2;
/** Longer than events may be read again. */
const JOB_DAYS = 30;
const KIND = 'sweep-store';
const SEEN = 'sweep';

const lookSchema = z.object({ at: z.string(), seen: z.array(z.string()) });

interface Holdings {
  store: ServiceStore;
  definition: ServiceDefinition;
  projections: readonly ServedProjection[];
  /** Names of its policies. */
  policies: readonly string[];
  /** Whether readers here share this journal. */
  isReader(consumer: string): boolean;
}

/** Once a day, deletes what a crash or an earlier release has left behind. */
export function sweepOf(holdings: Holdings): JobKind {
  return jobKind({
    kind: KIND,
    data: z.object({}),
    async run({ job, context, signal }) {
      const now = new Date();
      // First, so that a failed sweep does not end them all. Two rows alternate: a job cannot be due again while it runs.
      const next = sweep(job.key === 'odd' ? 'even' : 'odd', new Date(now.getTime() + DAY_MS));
      if (!(await context.jobs.add(next)))
        await context.jobs.reschedule(next.kind, next.key, next.dueAt);
      await sweepStore(holdings, now, signal);
    },
  });
}

/** The first one is due at once. */
export async function startSweeping(jobs: Pick<Jobs, 'add'>): Promise<void> {
  await jobs.add(sweep('odd', new Date()));
}

function sweep(key: 'odd' | 'even', dueAt: Date): NewJob {
  return { kind: KIND, key, teamId: null, subjectId: KIND, dueAt: dueAt.toISOString(), data: {} };
}

/**
 * Deletes old finished jobs, and what was unused in this sweep and the previous one: generations that neither serve nor fill
 * here, journals without a reader, and removed projections.
 */
export async function sweepStore(
  holdings: Holdings,
  now: Date,
  signal: AbortSignal,
): Promise<void> {
  const { journals, jobs } = holdings.store;
  await jobs.sweep(new Date(now.getTime() - JOB_DAYS * DAY_MS).toISOString(), signal);
  const leftOver = await leftOvers(holdings);
  const before = lookSchema.safeParse(JSON.parse((await journals.serving(SEEN)) ?? 'null')).data;
  const isRipe = before !== undefined && now.getTime() - Date.parse(before.at) >= PATIENCE_MS;
  const ripe = leftOver.filter((consumer) => isRipe && before.seen.includes(consumer));
  for (const consumer of ripe) {
    signal.throwIfAborted();
    await forget(holdings, consumer);
  }
  // A sweep that runs too early keeps the previous findings.
  if (before === undefined || isRipe)
    await journals.serve(
      SEEN,
      JSON.stringify({
        at: now.toISOString(),
        seen: leftOver.filter((consumer) => !ripe.includes(consumer)),
      }),
    );
}

/** Readers that no longer exist: `<projection>@<generation>`, or a policy. */
async function leftOvers({ store, projections, policies, isReader }: Holdings): Promise<string[]> {
  const { views, journals } = store;
  const needed = new Set(policies);
  for (const served of projections) {
    for (const consumer of served.consumers) needed.add(consumer);
    const serving = await journals.serving(served.projection.name);
    if (serving !== null) needed.add(`${served.projection.name}@${serving}`);
  }
  const generations = (await views.declared()).filter((view) => view.includes('@'));
  return [...new Set([...generations, ...(await journals.consumers())])].filter(
    (consumer) => !needed.has(consumer) && !isReader(consumer),
  );
}

async function forget({ store, definition }: Holdings, consumer: string): Promise<void> {
  const [name = ''] = consumer.split('@');
  const isProjection = consumer !== name;
  if (isProjection) await store.views.drop({ name: consumer });
  await store.journals.forget(consumer);
  if (!isProjection) await store.journals.serve(placeOf(consumer), null);
  // If it comes back one day, it fills before it serves.
  else if (definition.projections.every((projection) => projection.name !== name))
    await store.journals.serve(name, null);
}
