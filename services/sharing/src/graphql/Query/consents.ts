import { z } from 'zod';
import { consents as ledger } from '../../consents/projection.ts';
import { sharedLink } from '../../shared-link/shared-link.ts';
import type { QueryResolvers } from '../generated.ts';

const paging = z.object({
  page: z.number().min(1).max(100_000),
  pageSize: z.number().min(1).max(300),
});

/**
 * For one link: all of its consents, also under former owners. Without a link: those given while the caller owned the
 * link.
 */
export const consents: QueryResolvers['consents'] = async (_parent, args, context) => {
  const { page, pageSize } = paging.parse(args);
  const { linkId } = args;
  if (linkId && !(await context.view(sharedLink).get(linkId)))
    return { items: [], total: 0, page, pageSize };
  const query = linkId ? { list: 'ofLink', where: { sharedLinkId: linkId } } : { list: 'newest' };
  const rows = context.rowsOf(ledger, { isUnfiltered: Boolean(linkId) });
  const [items, total] = await Promise.all([
    rows.find({ ...query, limit: pageSize, skip: (page - 1) * pageSize }),
    rows.count(query),
  ]);
  return { items, total, page, pageSize };
};
