import { requestExport } from '../../../people/person-export/find-export.ts';
import type { MutationResolvers } from '../../generated.ts';

export const requestPersonExport: MutationResolvers['requestPersonExport'] = (
  _parent,
  { userId },
  context,
) => {
  return requestExport(context, userId);
};
