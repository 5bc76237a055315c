import { expect, test } from '@jest/globals';
import {
  AnnouncementMade,
  AnnouncementRead,
} from '@lectern/schemas/events/sharing/notifications.ts';
import { given } from '@lectern/kernel/testing/given.ts';
import { announcement } from './announcement.ts';

const announcementId = '01a1fa00-0000-7000-8000-0000000000b1';
const userId = '01a1fa00-0000-7000-8000-0000000000f1';
const words = { title: 'New prices', message: 'They hold from Monday.' };
const made = AnnouncementMade({ announcementId, ...words });
const read = AnnouncementRead({ announcementId, userId });

test('an announcement is made once', () => {
  given(announcement, [])
    .when({ type: 'Make', announcementId, ...words })
    .then([made]);
  given(announcement, [made])
    .when({ type: 'Make', announcementId, ...words })
    .thenFails('CONFLICT');
});

test('each member reads it once', () => {
  const markRead = { type: 'MarkReadBy', announcementId, userId } as const;
  given(announcement, [made]).when(markRead).then([read]);
  given(announcement, [made, read]).when(markRead).then([]);
  given(announcement, []).when(markRead).thenFails('NOT_FOUND');
  expect(given(announcement, [made, read]).state).toMatchObject({ readBy: [userId] });
});
