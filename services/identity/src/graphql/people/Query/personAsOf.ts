import { findPersonAsOf } from '../../../people/history/people-as-of.ts';
import type { QueryResolvers } from '../../generated.ts';

export const personAsOf: QueryResolvers['personAsOf'] = (_parent, { id, at }, context) => {
  return findPersonAsOf(context, id, at);
};
