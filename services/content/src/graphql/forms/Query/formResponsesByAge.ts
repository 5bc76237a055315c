import { listResponsesByAge } from '../../../form/response/find-responses.ts';
import type { QueryResolvers } from '../../generated.ts';

export const formResponsesByAge: QueryResolvers['formResponsesByAge'] = (
  _,
  { formId, status, search = null, after = null },
  context,
) =>
  listResponsesByAge(context, {
    formId,
    status: status ? (status === 'COMPLETE' ? 'complete' : 'draft') : null,
    search,
    after,
  });
