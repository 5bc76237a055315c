import { z } from 'zod';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { withTheRest } from '../../reading/read-sessions.ts';
import { viewerSessions as sessions } from '../../viewer-sessions/projection.ts';
import type { QueryViewerSessionsArgs } from '../generated.ts';

const paging = z.object({ page: z.number().min(1).max(100_000), pageSize: z.number().min(1).max(300) });

export async function viewerSessions(_parent: unknown, args: QueryViewerSessionsArgs, context: ServiceContext) {
  const { page, pageSize } = paging.parse(args);
  const query = listOf(args);
  const rows = context.rowsOf(sessions);
  const [found, total] = await Promise.all([rows.find({ ...query, limit: pageSize, skip: (page - 1) * pageSize }), rows.count(query)]);
  return { items: found.map((row) => withTheRest(context, row)), total, page, pageSize };
}

function listOf({ presentationId, sharedLinkId }: QueryViewerSessionsArgs) {
  if (sharedLinkId) return { list: 'ofLink', where: { sharedLinkId, ...(presentationId && { presentationId }) } };
  return presentationId ? { list: 'ofPresentation', where: { presentationId } } : { list: 'newest' };
}
