import type { EventOf } from '@lectern/schemas/events/event.ts';
import {
  NotificationExtended,
  NotificationRaised,
  NotificationRead,
} from '@lectern/schemas/events/sharing.ts';
import { aggregate } from '@lectern/kernel/commands/aggregate.ts';
import type { EventMeta } from '@lectern/kernel/events/recorded-event.ts';
import { decide } from './commands.ts';

export type NotificationKind = EventOf<typeof NotificationRaised>['data']['kind'];

export interface RaisedNotification {
  status: 'raised';
  userId: string;
  kind: NotificationKind;
  sharedLinkId: string | null;
  presentationId: string | null;
  /** The hits of the visit it tells of, the first one first. */
  hitIds: string[];
  detail: string | null;
  personName: string | null;
  raisedAt: string;
  changedAt: string;
  isRead: boolean;
}

export type Notification = { status: 'none' } | RaisedNotification;
export type NotificationEvent = EventOf<
  typeof NotificationRaised | typeof NotificationExtended | typeof NotificationRead
>;

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
  if (notification.status === 'none') return notification;
  switch (type) {
    case 'NotificationExtended':
      return { ...notification, hitIds: [...notification.hitIds, data.hitId], changedAt: time };
    case 'NotificationRead':
      return { ...notification, isRead: true };
  }
}

/** Something one user hears of, in their feed. */
export const notification = aggregate({
  name: 'Notification',
  scope: 'team',
  events: [NotificationRaised, NotificationExtended, NotificationRead],
  initial: { status: 'none' } as Notification,
  evolve,
  decide,
  shape: 1,
  view: {
    fields: { userId: 'text', isRead: 'boolean', raisedAt: 'text' },
    lists: { newest: { equals: ['userId'], filters: ['isRead'], orderBy: '-raisedAt' } },
    index: (raised) =>
      raised.status === 'none'
        ? { userId: null, isRead: true, raisedAt: null }
        : { userId: raised.userId, isRead: raised.isRead, raisedAt: raised.raisedAt },
  },
});
