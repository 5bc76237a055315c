import { z } from 'zod';
import { parseInput } from '@lectern/kernel/graphql/parse-input.ts';
import { findMembers } from '../../../people/members/find-members.ts';
import type { QueryResolvers } from '../../generated.ts';

const paging = z.object({
  page: z.number().int().min(1).max(1_000_000),
  pageSize: z.number().int().min(1).max(300),
});

export const users: QueryResolvers['users'] = async (
  _parent,
  { page, pageSize, after, sort, ...filter },
  context,
) => {
  const paged = parseInput(paging, { page, pageSize });
  return {
    ...(await findMembers(context, filter, { ...paged, sort, after: after ?? null })),
    ...paged,
  };
};
