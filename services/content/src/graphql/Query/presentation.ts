import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { Presentation } from '../../presentation/presentation.ts';
import type { QueryPresentationArgs } from '../generated.ts';
import { rowOf, type PresentationRow } from '../presentation-row.ts';

export async function presentation(_: unknown, { id }: QueryPresentationArgs, context: ServiceContext): Promise<PresentationRow | null> {
  const row = await context.view(Presentation).get(id);
  return row?.doc.status === 'present' ? rowOf(row) : null;
}
