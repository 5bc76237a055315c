import { createHash } from 'node:crypto';
import { z } from 'zod';
import { streamOf } from '../commands/aggregate.ts';
import type { CommandHandler } from '../commands/handler.ts';
import { jobKind, type JobKind } from '../jobs/job-kind.ts';
import { generationOf } from '../projections/generation.ts';
import type { ServiceStore } from '../store/port.ts';
import type { ViewEntry } from '../store/views-port.ts';
import type { ServiceDefinition } from './service.ts';

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
 * lists of this release may not find. Looks for them every ten minutes, until there are none. The kind names the shapes: a
 * copy of another release would fold rows back to its own.
 */
export function foldLaterOf(folded: Folded): JobKind {
  return jobKind({
    kind: kindOf(folded),
    data: z.object({}),
    async run({ signal }) {
      if ((await foldOtherShapes(folded, signal)) > 0) await foldLater(folded);
    },
  });
}

/** One job looks at all views. */
export async function foldLater(folded: Pick<Folded, 'store' | 'definition'>): Promise<void> {
  const { jobs } = folded.store;
  const kind = kindOf(folded);
  const dueAt = new Date(Date.now() + LATER_MS).toISOString();
  const job = { kind, key: kind, teamId: null, subjectId: kind, dueAt, data: {} };
  if (!(await jobs.add(job))) await jobs.reschedule(kind, kind, dueAt);
}

function kindOf({ definition }: Pick<Folded, 'definition'>): string {
  const shapes = definition.aggregates.map(({ declaration, shape }) => [
    declaration.name,
    generationOf({ ...declaration, version: shape }),
  ]);
  const digest = createHash('sha256').update(JSON.stringify(shapes)).digest('hex').slice(0, 8);
  return `fold-views-${digest}`;
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
