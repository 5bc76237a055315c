import { z } from 'zod';
import type { Row } from '@lectern/kernel/service/view-handle.ts';
import { notification } from '../../notification/notification.ts';
import type { Notification, RaisedNotification } from '../../notification/state.ts';
import { callerId } from '../caller.ts';
import type { QueryResolvers } from '../generated.ts';

const input = z.object({
  first: z.number().min(1).max(100),
  after: z.uuid().nullish(),
  unreadOnly: z.boolean(),
});

export const notifications: QueryResolvers['notifications'] = async (_parent, args, context) => {
  const { first, after, unreadOnly } = input.parse(args);
  const userId = callerId(context);
  const rows = context.view(notification);
  const last = after ? await rows.get(after) : null;
  const from =
    last?.doc.status === 'raised' ? { after: { value: last.doc.raisedAt, id: last.id } } : {};
  const [found, unreadCount] = await Promise.all([
    rows.find({
      list: 'newest',
      where: { userId, ...(unreadOnly && { isRead: false }) },
      limit: first + 1,
      ...from,
    }),
    rows.count({ list: 'newest', where: { userId, isRead: false } }),
  ]);
  const items = found.slice(0, first).filter(isRaised);
  return {
    items,
    unreadCount,
    endCursor: found.length > first ? (items.at(-1)?.id ?? null) : null,
  };
};

function isRaised(row: Row<Notification>): row is Row<RaisedNotification> {
  return row.doc.status === 'raised';
}
