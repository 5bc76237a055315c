import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import type { Row } from '@lectern/kernel/service/view-handle.ts';
import {
  announcement,
  type Announcement,
  type MadeAnnouncement,
} from '../announcement/announcement.ts';
import { notification } from '../notification/notification.ts';

const MAX_ANNOUNCEMENTS = 50;

export async function newestAnnouncements(
  context: ServiceContext,
  limit = MAX_ANNOUNCEMENTS,
): Promise<Row<MadeAnnouncement>[]> {
  const rows = await context
    .view(announcement, { isUnfiltered: true })
    .find({ list: 'newest', where: { isMade: true }, limit });
  return rows.filter(
    (row: Row<Announcement>): row is Row<MadeAnnouncement> => row.doc.status === 'made',
  );
}

/** The number on the bell. */
export async function countUnread(context: ServiceContext, userId: string): Promise<number> {
  const [notifications, announcements] = await Promise.all([
    context.view(notification).count({ list: 'newest', where: { userId, isRead: false } }),
    newestAnnouncements(context),
  ]);
  return notifications + announcements.filter(({ doc }) => !doc.readBy.includes(userId)).length;
}
