import { graphql } from '../../gql/gql.ts';

graphql(`
  fragment ContactRow on Contact {
    id
    name
    email
    isVerified
    figures(filter: $filter) {
      views
      timeMs
    }
    lastSession(filter: $filter) {
      id
      lastSeenAt
      isLive
      currentPage
      pageCount
      fileId
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
    }
  }
`);

export const ContactsPageQuery = graphql(`
  query ContactsPage($search: String, $filter: ViewingFilter!, $page: Int!, $pageSize: Int!) {
    contacts(search: $search, filter: $filter, page: $page, pageSize: $pageSize) {
      total
      asOf
      items {
        ...ContactRow
      }
    }
  }
`);

export const ContactPageQuery = graphql(`
  query ContactPage($id: ID!, $filter: ViewingFilter!, $timeZone: String!) {
    contact(id: $id) {
      id
      name
      email
      isVerified
      firstSeenAt
      lastSeenAt
      figures(filter: $filter) {
        asOf
        views
        timeMs
        completion
        downloads
        linkClicks
        viewsByDay(days: 56, timeZone: $timeZone)
        liveSessions {
          id
        }
      }
      presentations(filter: $filter) {
        presentation {
          id
          name
          thumbnailUrl
          pageCount
        }
        figures {
          views
          timeMs
          completion
          fileViews
          fileId
          filePageCount
          isOfFormerFile
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
        }
      }
    }
  }
`);

export const ContactVisitsQuery = graphql(`
  query ContactVisits(
    $id: ID!
    $filter: ViewingFilter!
    $did: [ViewerDeed!]
    $page: Int!
    $pageSize: Int!
  ) {
    viewerSessions(contactId: $id, did: $did, filter: $filter, page: $page, pageSize: $pageSize) {
      total
      items {
        id
        lane
        userAgent
        downloads
        prints
        linkClicks
        visit {
          id
          lastSeenAt
          isLive
          currentPage
          elapsedMs
          fileId
          pageCount
          pages {
            page
            timeMs
          }
          sessions {
            id
          }
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
      }
    }
  }
`);

export const ContactConsentQuery = graphql(`
  query ContactConsent($id: ID!) {
    viewerSessions(
      contactId: $id
      filter: { includeOwnTeam: true, includeBots: true }
      pageSize: 100
    ) {
      total
      items {
        id
        hitId
        sharedLink {
          id
          name
          isVisible
        }
        hit {
          id
          consent {
            id
            mode
            statement
            isGiven
            shownAt
            chosenAt
          }
        }
      }
    }
  }
`);
