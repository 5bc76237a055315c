import { z } from 'zod';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import type { QueryAnnouncementsArgs } from '../generated.ts';
import { newestAnnouncements } from '../unread.ts';

const asked = z.object({ first: z.number().min(1).max(50) });

export function announcements(_parent: unknown, args: QueryAnnouncementsArgs, context: ServiceContext) {
  return newestAnnouncements(context, asked.parse(args).first);
}
