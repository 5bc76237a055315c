import {
  NotificationExtended,
  NotificationRaised,
  NotificationRead,
} from '@lectern/schemas/events/sharing/notifications.ts';
import { aggregate } from '@lectern/kernel/commands/aggregate.ts';
import type { EventMeta } from '@lectern/kernel/events/recorded-event.ts';
import { decide } from './commands.ts';
import { isRaised, type Notification, type NotificationEvent } from './state.ts';

function evolve(
  notification: Notification,
  { type, data }: NotificationEvent,
  { time }: EventMeta,
): Notification {
  if (type === 'NotificationRaised') {
    const { userId, kind, sharedLinkId, presentationId, hitId, detail, personName } = data;
    const hitIds = hitId === null ? [] : [hitId];
    return {
      status: 'raised',
      userId,
      kind,
      sharedLinkId,
      presentationId,
      hitIds,
      detail,
      personName,
      raisedAt: time,
      changedAt: time,
      isRead: false,
    };
  }
  if (!isRaised(notification)) return notification;
  switch (type) {
    case 'NotificationExtended':
      return { ...notification, hitIds: [...notification.hitIds, data.hitId], changedAt: time };
    case 'NotificationRead':
      return { ...notification, isRead: true };
  }
}

/** An entry in a user's feed. */
export const notification = aggregate({
  name: 'Notification',
  scope: 'team',
  events: [NotificationRaised, NotificationExtended, NotificationRead],
  initial: { status: 'none' },
  evolve,
  decide,
  shape: 1,
  view: {
    fields: { userId: 'text', isRead: 'boolean', raisedAt: 'text' },
    lists: { newest: { equals: ['userId'], filters: ['isRead'], orderBy: '-raisedAt' } },
    index: (state) =>
      isRaised(state)
        ? { userId: state.userId, isRead: state.isRead, raisedAt: state.raisedAt }
        : { userId: null, isRead: true, raisedAt: null },
  },
});
