import { z } from 'zod';
import { parseInput } from '@lectern/kernel/graphql/parse-input.ts';
import { listResponses } from '../../../form/response/find-responses.ts';
import type { QueryResolvers } from '../../generated.ts';

const paging = z.object({
  page: z.number().int().min(1).max(100_000),
  pageSize: z.number().int().min(1).max(100),
});

export const formResponses: QueryResolvers['formResponses'] = async (
  _,
  { formId, status, presentationId = null, search = null, ...given },
  context,
) => {
  const { page, pageSize } = parseInput(paging, given);
  const { items, total } = await listResponses(context, {
    formId,
    status: status ? (status === 'COMPLETE' ? 'complete' : 'draft') : null,
    presentationId,
    search,
    page,
    pageSize,
  });
  return { items, total, page, pageSize };
};
