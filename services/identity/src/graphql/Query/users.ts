import { z } from 'zod';
import { parseInput } from '@lectern/kernel/graphql/parse-input.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { findMembers } from '../../user/find-members.ts';
import type { QueryUsersArgs } from '../generated.ts';

const paging = z.object({ page: z.number().int().min(1).max(1_000_000), pageSize: z.number().int().min(1).max(300) });

export async function users(_parent: unknown, { page, pageSize, after, sort, ...filter }: QueryUsersArgs, context: ServiceContext) {
  const paged = parseInput(paging, { page, pageSize });
  return { ...(await findMembers(context, filter, { ...paged, sort, after: after ?? null })), ...paged };
}
