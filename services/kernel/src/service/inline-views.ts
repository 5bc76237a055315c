import { parseStream, type Aggregate } from '../commands/aggregate.ts';
import type { CommandHandler } from '../commands/handler.ts';
import { generationOf } from '../projections/generation.ts';
import type { ServiceStore } from '../store/port.ts';
import type { ViewEntry } from '../store/views-port.ts';

const BATCH = 200;

/**
 * Declares an aggregate's view. Where it is new or has another shape, folds its rows again and notes their persons.
 * The shape is noted after the last row: an interrupted run is repeated at the next start.
 * @returns whether rows were folded
 */
export async function prepareInlineView(
  { commits, views, journals }: ServiceStore,
  handler: Pick<CommandHandler, 'foldView'>,
  { declaration, shape }: Aggregate,
): Promise<boolean> {
  const place = `view ${declaration.name}`;
  const wanted = generationOf({ ...declaration, version: shape });
  const isEmpty = await views.declare(declaration);
  if (!isEmpty && (await journals.serving(place)) === wanted) return false;
  let entries: ViewEntry[] = [];
  let hasRows = false;
  for await (const stream of commits.streams()) {
    if (parseStream(stream).name !== declaration.name) continue;
    const view = await handler.foldView(stream);
    if (view) entries.push(view);
    hasRows ||= view !== null;
    if (entries.length < BATCH) continue;
    await views.put(entries);
    entries = [];
  }
  if (entries.length > 0) await views.put(entries);
  await journals.serve(place, wanted);
  return hasRows;
}
