import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { Presentation } from '../presentation/presentation.ts';
import { rowOf, withheld, type PresentationRow } from './presentation-row.ts';

/** Its id and name, for those who see what refers to it; null where it is gone. */
export async function namedPresentation(
  context: ServiceContext,
  id: string | null,
): Promise<PresentationRow | null> {
  const row = id === null ? null : rowOf(await context.view(Presentation).get(id));
  return row && withheld(row);
}
