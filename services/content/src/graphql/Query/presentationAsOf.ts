import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { Presentation } from '../../presentation/presentation.ts';
import type { QueryPresentationAsOfArgs } from '../generated.ts';
import { rowOf, type PresentationRow } from '../presentation-row.ts';

/** Its commits folded up to then (DESIGN §4). */
export async function presentationAsOf(_: unknown, { id, at }: QueryPresentationAsOfArgs, context: ServiceContext): Promise<PresentationRow | null> {
  const last = (await context.history(Presentation, id, { until: at })).at(-1);
  return last ? rowOf({ id, doc: last.after }) : null;
}
