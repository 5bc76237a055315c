import { entity } from '@lectern/kernel/graphql/entity.ts';
import type { Row } from '@lectern/kernel/service/view-handle.ts';
import { announcement, type MadeAnnouncement } from '../announcement/announcement.ts';
import { callerId } from './caller.ts';
import type { AnnouncementResolvers } from './generated.ts';

export type AnnouncementParent = Row<MadeAnnouncement>;

export const Announcement = {
  __resolveReference: async ({ id }, context) => {
    const row = await context.view(announcement).get(id);
    return row?.doc.status === 'made' ? { ...row, doc: row.doc } : null;
  },
  title: ({ doc }) => doc.title,
  message: ({ doc }) => doc.message,
  madeBy: ({ doc }) => entity(doc.madeBy),
  createdAt: ({ doc }) => doc.madeAt,
  isRead: ({ doc }, _args, context) => doc.readBy.includes(callerId(context)),
} satisfies AnnouncementResolvers;
