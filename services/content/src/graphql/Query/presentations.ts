import { z } from 'zod';
import { parseInput } from '@lectern/kernel/graphql/parse-input.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { searchPrefix } from '@lectern/kernel/text/fold.ts';
import { Presentation } from '../../presentation/presentation.ts';
import type { QueryPresentationsArgs } from '../generated.ts';
import { rowOf } from '../presentation-row.ts';

const paging = z.object({ page: z.number().int().min(1).max(1_000_000).default(1), pageSize: z.number().int().min(1).max(300).default(300) });

export async function presentations(_: unknown, { search, status, ...given }: QueryPresentationsArgs, context: ServiceContext) {
  const { page, pageSize } = parseInput(paging, given);
  const prefix = searchPrefix(search ?? '');
  // Asked for something that no name can have.
  if (search?.trim() && prefix === null) return { items: [], total: 0, page, pageSize };
  const query = { list: 'newest', where: { isDeleted: false, ...(status && { status }), ...(prefix && { terms: { prefix } }) } };
  const view = context.view(Presentation);
  const [rows, total] = await Promise.all([view.find({ ...query, limit: pageSize, skip: (page - 1) * pageSize }), view.count(query)]);
  return { items: rows.map(rowOf), total, page, pageSize };
}
