import { announcement } from '../../announcement/announcement.ts';
import { notification } from '../../notification/notification.ts';
import { callerId } from '../caller.ts';
import { countUnread, newestAnnouncements } from '../unread.ts';
import type { MutationResolvers } from '../generated.ts';

const CHUNK = 200;

/** Notifications raised meanwhile may stay unread. */
export const readAllNotifications: MutationResolvers['readAllNotifications'] = async (
  _parent,
  _args,
  context,
) => {
  const userId = callerId(context);
  for (;;) {
    const unread = await context
      .view(notification)
      .find({ list: 'newest', where: { userId, isRead: false }, limit: CHUNK });
    for (const { id } of unread)
      await context.execute(notification, id, { type: 'MarkRead', notificationId: id });
    if (unread.length < CHUNK) break;
  }
  const unfiltered = context.withRows(undefined);
  for (const { id, doc } of await newestAnnouncements(context)) {
    if (!doc.readBy.includes(userId))
      await unfiltered.execute(announcement, id, {
        type: 'MarkReadBy',
        announcementId: id,
        userId,
      });
  }
  return countUnread(context, userId);
};
