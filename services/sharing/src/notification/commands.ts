import {
  NotificationExtended,
  NotificationRaised,
  NotificationRead,
} from '@lectern/schemas/events/sharing/notifications.ts';
import type { Decision } from '@lectern/kernel/commands/aggregate.ts';
import { DomainError } from '@lectern/kernel/errors.ts';
import type { Notification, NotificationEvent, NotificationKind } from './state.ts';
import { problems } from '../texts/problems.ts';

/** Further hits of a visit change nothing. */
const MAX_HITS = 100;

export type NotificationCommand =
  /** Raising it again adds the hit. */
  | {
      type: 'Raise';
      notificationId: string;
      userId: string;
      kind: NotificationKind;
      sharedLinkId?: string | null;
      presentationId?: string | null;
      hitId?: string | null;
      detail?: string | null;
      person?: { id: string; name: string } | null;
    }
  | { type: 'MarkRead'; notificationId: string };

export function decide(
  command: NotificationCommand & Decision,
  notification: Notification,
): NotificationEvent[] {
  const { notificationId } = command;
  switch (command.type) {
    case 'Raise': {
      const {
        userId,
        kind,
        sharedLinkId = null,
        presentationId = null,
        hitId = null,
        detail = null,
        person = null,
      } = command;
      if (notification.status === 'none') {
        const of = { personId: person?.id ?? null, personName: person?.name ?? null };
        return [
          NotificationRaised({
            notificationId,
            userId,
            kind,
            sharedLinkId,
            presentationId,
            hitId,
            detail,
            ...of,
          }),
        ];
      }
      const isNew =
        hitId !== null &&
        !notification.hitIds.includes(hitId) &&
        notification.hitIds.length < MAX_HITS;
      return isNew
        ? [NotificationExtended({ notificationId, userId: notification.userId, hitId })]
        : [];
    }
    case 'MarkRead':
      if (notification.status === 'none')
        throw new DomainError('NOT_FOUND', problems.notificationUnknown);
      return notification.isRead
        ? []
        : [NotificationRead({ notificationId, userId: notification.userId })];
  }
}
