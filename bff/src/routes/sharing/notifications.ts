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
const read = z.union([z.literal(0), z.literal(1)]);

/** accounts §3 */
const notificationResource = z.strictObject({
  id: z.string(),
  read,
  message: z.string(),
  message_type: messageType,
  message_title: z.string(),
  /** `first_opening`, `opening`, `access_asked`, `upload_failed`, `link_expiring`, `digest_sent`. */
  kind: z.string(),
  created_at: at,
  shared_link_id: z.string().nullable(),
  presentation_id: z.string().nullable(),
  hit_uuid: z.string().nullable(),
  hit_count: z.number().int(),
});
const announcementResource = z.strictObject({
  id: z.string(),
  read,
  message: z.string(),
  message_title: z.string(),
  created_at: at,
});

/** The caller's notifications and the team's announcements, newest first (accounts §7). */
export const listRecentNotifications = route('GET /api/admin/notifications/recent', {
  answer: z.strictObject({
    notifications: z.array(notificationResource),
    announcements: z.array(announcementResource),
    unread_count: z.number().int(),
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
  body: z.object({ notifications: z.array(id).max(200) }),
  answer: dataOf(z.strictObject({ unread_count: z.number().int() })),
  operation: ReadNotifications,
  variables: ({ body }) => ({ ids: body.notifications }),
  present: ({ readNotifications }) => data({ unread_count: readNotifications }),
});
