import { findChanges } from '../../../people/history/find-changes.ts';
import type { QueryResolvers } from '../../generated.ts';

export const peopleHistory: QueryResolvers['peopleHistory'] = (_parent, args, context) => {
  return findChanges(context, args);
};
