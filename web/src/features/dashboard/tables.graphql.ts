import { graphql } from '../../gql/gql.ts';

graphql(`
  fragment DashboardStrip on Figures {
    views
    fileId
    filePageCount
    isOfFormerFile
    fileViews
    lastViewedAt
    pages {
      page
      timeMs
    }
    liveSessions {
      id
      currentPage
      fileId
    }
    viewsByDay(days: 30, timeZone: $timeZone)
  }
`);

export const DashboardLinksQuery = graphql(`
  query DashboardLinks($filter: ViewingFilter!, $timeZone: String!, $page: Int!) {
    dashboard(filter: $filter, timeZone: $timeZone) {
      links(page: $page, pageSize: 10) {
        total
        items {
          sharedLink {
            id
            isVisible
            name
            userName
            presentation {
              id
              name
              thumbnailUrl
              pageCount
            }
            recipients {
              email
              name
            }
          }
          figures {
            ...DashboardStrip
          }
        }
      }
    }
  }
`);

export const DashboardPresentationsQuery = graphql(`
  query DashboardPresentations($filter: ViewingFilter!, $timeZone: String!, $page: Int!) {
    dashboard(filter: $filter, timeZone: $timeZone) {
      presentations(page: $page, pageSize: 10) {
        total
        items {
          presentation {
            id
            name
            thumbnailUrl
            pageCount
            owner {
              id
              name
            }
          }
          figures {
            ...DashboardStrip
          }
        }
      }
    }
  }
`);

export const DashboardVisitorsQuery = graphql(`
  query DashboardVisitors($filter: ViewingFilter!, $timeZone: String!, $page: Int!) {
    dashboard(filter: $filter, timeZone: $timeZone) {
      visitors(page: $page, pageSize: 10) {
        total
        items {
          key
          views
          timeMs
          isContactVerified
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
            lastSeenAt
            isLive
            presentation {
              id
              name
            }
            sharedLink {
              id
              name
            }
            userAgent
          }
        }
      }
    }
  }
`);

export const DashboardRecentQuery = graphql(`
  query DashboardRecent($filter: ViewingFilter!, $timeZone: String!, $page: Int!) {
    dashboard(filter: $filter, timeZone: $timeZone) {
      recentViews(page: $page, pageSize: 10) {
        total
        items {
          id
          startedAt
          lastSeenAt
          isLive
          isContactVerified
          currentPage
          pageCount
          fileId
          elapsedMs
          userAgent
          pages {
            page
            timeMs
          }
          presentation {
            id
            name
            thumbnailUrl
            pageCount
          }
          hitId
          sharedLink {
            id
            name
            isVisible
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
      }
    }
  }
`);
