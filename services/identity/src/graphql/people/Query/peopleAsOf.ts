import { findPeopleAsOf } from '../../../people/history/people-as-of.ts';
import type { QueryResolvers } from '../../generated.ts';

export const peopleAsOf: QueryResolvers['peopleAsOf'] = (_parent, args, context) => {
  return findPeopleAsOf(context, args);
};
