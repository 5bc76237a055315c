import { expect, test } from '@jest/globals';
import {
  NotificationExtended,
  NotificationRaised,
  NotificationRead,
} from '@lectern/schemas/events/sharing/notifications.ts';
import { given } from '@lectern/kernel/testing/given.ts';
import { notification } from './notification.ts';

const notificationId = '01a1fa00-0000-7000-8000-0000000000d1';
const userId = '01a1fa00-0000-7000-8000-0000000000f1';
const sharedLinkId = '01a1fa00-0000-7000-8000-0000000000c1';
const otherHitId = '01a1fa00-0000-7000-8000-0000000000d2';

const raise = {
  type: 'Raise',
  notificationId,
  userId,
  kind: 'opening',
  sharedLinkId,
  hitId: notificationId,
} as const;
const raised = NotificationRaised({
  notificationId,
  userId,
  kind: 'opening',
  sharedLinkId,
  presentationId: null,
  hitId: notificationId,
  detail: null,
});
const extended = NotificationExtended({ notificationId, userId, hitId: otherHitId });
const read = NotificationRead({ notificationId, userId });
const markRead = { type: 'MarkRead', notificationId } as const;

test('a notification is raised once for a repeated cause', () => {
  given(notification, []).when(raise).then([raised]);
  given(notification, [raised]).when(raise).then([]);
});

test('another hit of the visit extends it', () => {
  given(notification, [raised])
    .when({ ...raise, hitId: otherHitId })
    .then([extended]);
  given(notification, [raised, extended])
    .when({ ...raise, hitId: otherHitId })
    .then([]);
  expect(given(notification, [raised, extended]).state).toMatchObject({
    hitIds: [notificationId, otherHitId],
    isRead: false,
  });
});

test('a notification stays read when the visit continues', () => {
  given(notification, [raised]).when(markRead).then([read]);
  given(notification, [raised, read]).when(markRead).then([]);
  expect(given(notification, [raised, read, extended]).state).toMatchObject({ isRead: true });
});

test('a notification that was never raised cannot be read', () => {
  given(notification, []).when(markRead).thenFails('NOT_FOUND');
});

test('the name of the asker is encrypted with that person’s key', () => {
  given(notification, [])
    .when({
      type: 'Raise',
      notificationId,
      userId,
      kind: 'access-asked',
      sharedLinkId,
      person: { id: 'v', name: 'Kim' },
    })
    .then([
      NotificationRaised({
        notificationId,
        userId,
        kind: 'access-asked',
        sharedLinkId,
        presentationId: null,
        hitId: null,
        detail: null,
        personId: 'v',
        personName: 'Kim',
      }),
    ]);
});
