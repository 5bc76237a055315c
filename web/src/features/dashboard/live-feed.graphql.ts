import { graphql } from '../../gql/gql.ts';

graphql(`
  fragment FeedSession on ViewerSession {
    id
    startedAt
    lastSeenAt
    isLive
    isContactVerified
    elapsedMs
    pagesRead
    currentPage
    pageCount
    pages {
      page
      timeMs
    }
    userAgent
    presentation {
      id
      name
      pageCount
    }
    sharedLink {
      id
      name
    }
    contact {
      id
      name
      email
    }
    viewer {
      id
      name
    }
  }
`);

export const DashboardFeedQuery = graphql(`
  query DashboardFeed($since: DateTime!) {
    liveSessions {
      ...FeedSession
    }
    viewerSessions(filter: { from: $since }, pageSize: 25) {
      items {
        ...FeedSession
      }
    }
  }
`);
