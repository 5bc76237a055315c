import { z } from 'zod';
import { graphql } from '../../gql/gql.ts';
import type { NotificationTone } from '../../gql/graphql.ts';
import { at, data, dataOf, id } from '../../present/data.ts';
import { route } from '../../route/route.ts';

const RecentNotifications = graphql(`
  query RecentNotifications {
    notifications(first: 50) {
      items {
        id
        kind
        tone
        title
        message
        isRead
        createdAt
        hitCount
        hitId
        sharedLink {
          id
        }
        presentation {
          id
        }
      }
    }
    announcements {
      id
      title
      message
      isRead
      createdAt
    }
    unreadNotificationCount
  }
`);
const ReadNotifications = graphql(`
  mutation ReadNotifications($ids: [ID!]!) {
    readNotifications(ids: $ids)
  }
`);

const messageType = z.enum(['success', 'warning', 'error']);
const types = { SUCCESS: 'success', WARNING: 'warning', ERROR: 'error' } as const satisfies Record<
  NotificationTone,
  z.output<typeof messageType>
>;
const read = z.union([z.literal(0), z.literal(1)]).describe('1 when it was read, 0 otherwise.');

/** accounts §3 */
const notificationResource = z.strictObject({
  id: z.string().describe('The id of the notification.'),
  read,
  message: z.string().describe('What happened, as a sentence.'),
  message_type: messageType.describe('How it is shown: error, warning or success.'),
  message_title: z.string().describe('A short title.'),
  kind: z
    .string()
    .describe(
      'What it is about: `first_opening`, `opening`, `access_asked`, `upload_failed`, `link_expiring`, `digest_sent` or `code_guessed`.',
    ),
  created_at: at.describe('When it was created.'),
  shared_link_id: z.string().nullable().describe('The link that it is about; null for none.'),
  presentation_id: z
    .string()
    .nullable()
    .describe('The presentation that it is about; null for none.'),
  hit_uuid: z.string().nullable().describe('The opening that it is about; null for none.'),
  hit_count: z.number().int().describe('How many openings of one visit it covers.'),
});
const announcementResource = z.strictObject({
  id: z.string().describe('The id of the announcement.'),
  read,
  message: z.string().describe('What it says.'),
  message_title: z.string().describe('The title of the announcement.'),
  created_at: at.describe('When it was made.'),
});

/** The caller's notifications and the team's announcements, newest first (accounts §7). */
export const listRecentNotifications = route('GET /api/admin/notifications/recent', {
  answer: z.strictObject({
    notifications: z
      .array(notificationResource)
      .describe("The caller's notifications, newest first."),
    announcements: z
      .array(announcementResource)
      .describe("The team's announcements, newest first."),
    unread_count: z.number().int().describe('How many of both are unread.'),
  }),
  operation: RecentNotifications,
  variables: () => ({}),
  present: ({ notifications, announcements, unreadNotificationCount }) => ({
    notifications: notifications.items.map((each) => ({
      id: each.id,
      read: each.isRead ? (1 as const) : (0 as const),
      message: each.message,
      message_type: types[each.tone],
      message_title: each.title,
      kind: each.kind.toLowerCase(),
      created_at: each.createdAt,
      shared_link_id: each.sharedLink?.id ?? null,
      presentation_id: each.presentation?.id ?? null,
      hit_uuid: each.hitId ?? null,
      hit_count: each.hitCount,
    })),
    announcements: announcements.map((each) => ({
      id: each.id,
      read: each.isRead ? (1 as const) : (0 as const),
      message: each.message,
      message_title: each.title,
      created_at: each.createdAt,
    })),
    unread_count: unreadNotificationCount,
  }),
});

/** Marks notifications and announcements as read; ids of other users are ignored (accounts §7). */
export const markNotificationsRead = route('PUT /api/admin/notifications/read', {
  body: z.object({
    notifications: z
      .array(id)
      .max(200)
      .describe('Ids of notifications and announcements; those of other users are ignored.'),
  }),
  answer: dataOf(
    z.strictObject({ unread_count: z.number().int().describe('How many are still unread.') }),
  ),
  operation: ReadNotifications,
  variables: ({ body }) => ({ ids: body.notifications }),
  present: ({ readNotifications }) => data({ unread_count: readNotifications }),
});
