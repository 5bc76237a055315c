import { graphql } from '../../../gql/gql.ts';

graphql(`
  fragment PageFigures on PageStatistics {
    page
    views
    opened
    viewings
    timeMs
    averageTimeMs
    medianTimeMs
    stoppedHere
    readAgain
  }
`);

export const PresentationAttentionQuery = graphql(`
  query PresentationAttention(
    $id: ID!
    $filter: ViewingFilter
    $ofFile: ViewingFilter
    $isOfFile: Boolean!
    $timeZone: String!
  ) {
    presentation(id: $id) {
      id
      analytics(filter: $filter) {
        asOf
        views
        fileId
        uniqueVisitors
        averageTimeMs
        medianTimeMs
        completion
        lastViewedAt
        downloads
        prints
        linkClicks
        pages {
          ...PageFigures
        }
        liveSessions {
          id
          currentPage
          fileId
          pages {
            page
            timeMs
          }
          sharedLink {
            id
            name
          }
          ...LiveReader
        }
        previous(timeZone: $timeZone) {
          from
          to
          views
          uniqueVisitors
          averageTimeMs
          completion
          downloads
          linkClicks
        }
      }
      ofFile: analytics(filter: $ofFile) @include(if: $isOfFile) {
        views
        pages {
          ...PageFigures
        }
      }
    }
  }
`);

graphql(`
  fragment RuleFigures on Figures {
    views
    uniqueVisitors
    averageTimeMs
    medianTimeMs
    completion
  }
`);

export const PresentationRulesQuery = graphql(`
  query PresentationRules($id: ID!, $current: ViewingFilter, $earlier: ViewingFilter) {
    presentation(id: $id) {
      id
      current: analytics(filter: $current) {
        ...RuleFigures
      }
      earlier: analytics(filter: $earlier) {
        ...RuleFigures
      }
    }
  }
`);

export const PresentationVisitsQuery = graphql(`
  query PresentationVisits(
    $id: ID!
    $page: Int!
    $pageSize: Int!
    $filter: ViewingFilter
    $did: [ViewerDeed!]
    $visitor: String
  ) {
    viewerSessions(
      presentationId: $id
      did: $did
      visitor: $visitor
      page: $page
      pageSize: $pageSize
      filter: $filter
    ) {
      total
      items {
        id
        userAgent
        lane
        isContactVerified
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
        contact {
          id
          name
          email
        }
        viewer {
          id
          name
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

export const DocumentLinksQuery = graphql(`
  query PresentationDocumentLinks($id: ID!, $filter: ViewingFilter) {
    documentLinks(presentationId: $id, filter: $filter) {
      items {
        page
        target
        fileId
        clicks
      }
    }
  }
`);
