import { z } from 'zod';
import { announcement } from '../../announcement/announcement.ts';
import { notification } from '../../notification/notification.ts';
import { callerId } from '../caller.ts';
import type { MutationResolvers } from '../generated.ts';
import { countUnread } from '../unread.ts';
import { problems } from '../../texts/problems.ts';

const input = z.object({ ids: z.array(z.uuid()).max(200, problems.tooManyAtOnce) });

export const readNotifications: MutationResolvers['readNotifications'] = async (
  _parent,
  args,
  context,
) => {
  const userId = callerId(context);
  const ids = [...new Set(input.parse(args).ids)];
  const [notifications, announcements] = await Promise.all([
    context.view(notification).getMany(ids),
    context.view(announcement, { isUnfiltered: true }).getMany(ids),
  ]);
  for (const row of notifications)
    if (row)
      await context.execute(notification, row.id, { type: 'MarkRead', notificationId: row.id });
  const unfiltered = context.withRows(undefined);
  for (const row of announcements)
    if (row)
      await unfiltered.execute(announcement, row.id, {
        type: 'MarkReadBy',
        announcementId: row.id,
        userId,
      });
  return countUnread(context, userId);
};
