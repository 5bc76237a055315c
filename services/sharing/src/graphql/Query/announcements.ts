import { z } from 'zod';
import type { QueryResolvers } from '../generated.ts';
import { newestAnnouncements } from '../unread.ts';

const input = z.object({ first: z.number().min(1).max(50) });

export const announcements: QueryResolvers['announcements'] = (_parent, args, context) => {
  return newestAnnouncements(context, input.parse(args).first);
};
