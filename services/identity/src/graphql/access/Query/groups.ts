import { z } from 'zod';
import { parseInput } from '@lectern/kernel/graphql/parse-input.ts';
import { searchGroups } from '../../../access/group/team-group.ts';
import type { QueryResolvers } from '../../generated.ts';

const paging = z.object({
  page: z.number().int().min(1).max(1_000_000),
  pageSize: z.number().int().min(1).max(300),
});

export const groups: QueryResolvers['groups'] = async (
  _parent,
  { search, page, pageSize },
  context,
) => {
  const paged = parseInput(paging, { page, pageSize });
  return { ...(await searchGroups(context, search, paged)), ...paged };
};
