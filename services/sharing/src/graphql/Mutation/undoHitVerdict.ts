import { DomainError } from '@lectern/kernel/errors.ts';
import { undoVerdict } from '../../hit/verdict-on-visit.ts';
import type { MutationResolvers } from '../generated.ts';
import { visibleHit } from '../visible-hit.ts';
import { problems } from '../../texts/problems.ts';

export const undoHitVerdict: MutationResolvers['undoHitVerdict'] = async (
  _parent,
  { id },
  context,
) => {
  const hit = await visibleHit(context, id);
  if (!hit) throw new DomainError('NOT_FOUND', problems.visitUnknown);
  await undoVerdict(context, hit);
  return hit;
};
