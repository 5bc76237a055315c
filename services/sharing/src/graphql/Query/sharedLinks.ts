import { z } from 'zod';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import type { Where } from '@lectern/kernel/store/port.ts';
import { NEVER, sharedLink } from '../../shared-link/shared-link.ts';
import type { QuerySharedLinksArgs, SharedLinkStatus } from '../generated.ts';

const paging = z.object({ page: z.number().min(1).max(100_000), pageSize: z.number().min(1).max(300) });

export async function sharedLinks(_parent: unknown, args: QuerySharedLinksArgs, context: ServiceContext) {
  const { page, pageSize } = paging.parse(args);
  const { presentationId, status } = args;
  const query = {
    list: presentationId ? 'ofPresentation' : 'newest',
    ...(presentationId && { where: { presentationId } }),
    ...(status && { or: withStatus(status, new Date().toISOString()) }),
  };
  const links = context.view(sharedLink);
  const [items, total] = await Promise.all([links.find({ ...query, limit: pageSize, skip: (page - 1) * pageSize }), links.count(query)]);
  return { items, total, page, pageSize };
}

/** A date that has passed counts before it is written down. */
function withStatus(status: SharedLinkStatus, now: string): Where[] {
  switch (status) {
    case 'ACTIVE':
      return [{ status: 'active', openUntil: { from: now, to: NEVER } }];
    case 'CANCELED':
      return [{ status: 'canceled' }];
    case 'EXPIRED':
      return [{ status: 'expired' }, { status: 'active', openUntil: { to: now } }];
  }
}
