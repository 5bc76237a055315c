import { findExport } from '../../../people/person-export/find-export.ts';
import type { QueryResolvers } from '../../generated.ts';

export const personExport: QueryResolvers['personExport'] = (_parent, { userId }, context) => {
  return findExport(context, userId);
};
