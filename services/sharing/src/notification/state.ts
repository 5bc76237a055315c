import type { EventOf } from '@lectern/schemas/events/event.ts';
import type {
  NotificationExtended,
  NotificationRaised,
  NotificationRead,
} from '@lectern/schemas/events/sharing/notifications.ts';

export type NotificationKind = EventOf<typeof NotificationRaised>['data']['kind'];

export interface RaisedNotification {
  status: 'raised';
  userId: string;
  kind: NotificationKind;
  sharedLinkId: string | null;
  presentationId: string | null;
  /** The hits of the visit, in order. */
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

export function isRaised(notification: Notification): notification is RaisedNotification {
  return notification.status === 'raised';
}
