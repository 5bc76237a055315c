import { graphql } from '../../gql/gql.ts';

export const BellQuery = graphql(`
  query Bell {
    unreadNotificationCount
  }
`);

export const NotificationsQuery = graphql(`
  query Notifications($first: Int!, $after: ID) {
    notifications(first: $first, after: $after) {
      unreadCount
      endCursor
      items {
        id
        kind
        tone
        title
        message
        isRead
        createdAt
        changedAt
        hitCount
        hitId
        sharedLink {
          id
          name
          notificationLevel
        }
        presentation {
          id
          name
        }
      }
    }
    announcements(first: 5) {
      id
      title
      message
      isRead
      createdAt
      madeBy {
        id
        name
      }
    }
  }
`);

export const ReadNotificationsMutation = graphql(`
  mutation ReadNotifications($ids: [ID!]!) {
    readNotifications(ids: $ids)
  }
`);
export const ReadAllNotificationsMutation = graphql(`
  mutation ReadAllNotifications {
    readAllNotifications
  }
`);
export const MuteLinkMutation = graphql(`
  mutation MuteLink($id: ID!, $level: Int!) {
    reviseSharedLink(id: $id, input: { notificationLevel: $level }) {
      id
      notificationLevel
    }
  }
`);
