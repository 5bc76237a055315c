import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import type { Row } from '@lectern/kernel/service/view-handle.ts';
import { announcement, type MadeAnnouncement } from '../announcement/announcement.ts';
import { callerId } from './caller.ts';

export const Announcement = {
  __resolveReference: async ({ id }: { id: string }, context: ServiceContext) => {
    const row = await context.view(announcement).get(id);
    return row?.doc.status === 'made' ? row : null;
  },
  title: ({ doc }: Row<MadeAnnouncement>) => doc.title,
  message: ({ doc }: Row<MadeAnnouncement>) => doc.message,
  madeBy: ({ doc }: Row<MadeAnnouncement>) => doc.madeBy && { id: doc.madeBy },
  createdAt: ({ doc }: Row<MadeAnnouncement>) => doc.madeAt,
  isRead: ({ doc }: Row<MadeAnnouncement>, _args: unknown, context: ServiceContext) => doc.readBy.includes(callerId(context)),
};
