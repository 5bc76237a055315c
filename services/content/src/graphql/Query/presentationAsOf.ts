import { Presentation } from '../../presentation/presentation.ts';
import type { QueryResolvers } from '../generated.ts';
import { rowOf } from '../presentation-row.ts';

/** Folds its commits up to that time. */
export const presentationAsOf: QueryResolvers['presentationAsOf'] = async (
  _,
  { id, at },
  context,
) => {
  const last = (await context.history(Presentation, id, { until: at })).at(-1);
  return last ? rowOf({ id, doc: last.after }) : null;
};
