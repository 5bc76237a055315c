import { parseStream, type Aggregate } from '../commands/aggregate.ts';
import type { CommandHandler } from '../commands/handler.ts';
import { generationOf } from '../projections/generation.ts';
import type { ServiceStore } from '../store/port.ts';
import type { Views } from '../store/views-port.ts';

const BATCH = 200;

type Entries = Parameters<Views['put']>[0];

/**
 * Declares an aggregate's view, and folds its rows again where it is new or has another shape. The shape is noted after the last
 * row, so that the next start continues what was interrupted.
 */
export async function prepareInlineView(
  { commits, views, journals }: ServiceStore,
  handler: Pick<CommandHandler, 'foldView'>,
  { declaration, shape }: Aggregate,
): Promise<void> {
  const place = `view ${declaration.name}`;
  const wanted = generationOf({ ...declaration, version: shape });
  const isEmpty = await views.declare(declaration);
  if (!isEmpty && (await journals.serving(place)) === wanted) return;
  let entries: Entries[number][] = [];
  for await (const stream of commits.streams()) {
    if (parseStream(stream).name !== declaration.name) continue;
    const view = await handler.foldView(stream);
    if (view) entries.push(view);
    if (entries.length < BATCH) continue;
    await views.put(entries);
    entries = [];
  }
  if (entries.length > 0) await views.put(entries);
  await journals.serve(place, wanted);
}
