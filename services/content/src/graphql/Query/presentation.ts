import { Presentation } from '../../presentation/presentation.ts';
import type { QueryResolvers } from '../generated.ts';
import { rowOf } from '../presentation-row.ts';

export const presentation: QueryResolvers['presentation'] = async (_, { id }, context) => {
  const row = await context.view(Presentation).get(id);
  return row?.doc.status === 'present' ? rowOf(row) : null;
};
