import { graphql } from '../../gql/gql.ts';

export const VisitorsQuery = graphql(`
  query Visitors(
    $presentationId: ID
    $sharedLinkId: ID
    $filter: ViewingFilter
    $page: Int!
    $pageSize: Int!
  ) {
    visitors(
      presentationId: $presentationId
      sharedLinkId: $sharedLinkId
      filter: $filter
      page: $page
      pageSize: $pageSize
    ) {
      total
      items {
        key
        views
        timeMs
        isContactVerified
        firstSeenAt
        lastSeenAt
        contact {
          id
          name
          email
        }
        user {
          id
          name
        }
        lastSession {
          id
          lane
          isLive
          userAgent
          currentPage
          pageCount
          pages {
            page
            timeMs
          }
        }
      }
    }
  }
`);

/** Who is reading now. */
graphql(`
  fragment LiveReader on ViewerSession {
    contact {
      id
      name
      email
    }
    viewer {
      id
      name
    }
    hit {
      id
      email
    }
  }
`);
