import { z } from 'zod';
import { parseInput } from '@lectern/kernel/graphql/parse-input.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { findGroups } from '../../group/seen-group.ts';
import type { QueryGroupsArgs } from '../generated.ts';

const paging = z.object({ page: z.number().int().min(1).max(1_000_000), pageSize: z.number().int().min(1).max(300) });

export async function groups(_parent: unknown, { search, page, pageSize }: QueryGroupsArgs, context: ServiceContext) {
  const paged = parseInput(paging, { page, pageSize });
  return { ...(await findGroups(context, search, paged)), ...paged };
}
