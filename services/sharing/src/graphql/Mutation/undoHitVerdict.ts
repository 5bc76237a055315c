import { DomainError } from '@lectern/kernel/errors.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { undoVerdict } from '../../hit/verdict-on-visit.ts';
import type { MutationUndoHitVerdictArgs } from '../generated.ts';
import { visibleHit } from '../visible-hit.ts';

export async function undoHitVerdict(_parent: unknown, { id }: MutationUndoHitVerdictArgs, context: ServiceContext) {
  const hit = await visibleHit(context, id);
  if (!hit) throw new DomainError('NOT_FOUND', 'There is no such visit.');
  await undoVerdict(context, hit);
  return hit;
}
