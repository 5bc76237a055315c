import { graphql } from '../../gql/gql.ts';

/** Who the visit was attributed to, and by whom. */
graphql(`
  fragment HitLane on SharedLinkHit {
    id
    lane
    laneReason
    laneSource
    canUndoVerdict
    verdictAt
    verdictBy {
      id
      name
    }
  }
`);

export const VisitPageQuery = graphql(`
  query VisitPage($id: ID!) {
    viewerSession(id: $id) {
      id
      lane
      userAgent
      isContactVerified
      hitId
      visit {
        id
        startedAt
        isLive
        currentPage
        elapsedMs
        fileId
        files {
          fileId
          pageCount
          startedAt
          completion
          pages {
            page
            timeMs
          }
        }
        timeline {
          at
          kind
          page
          fileId
          timeMs
          text
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
        media {
          kind
          durationMs
        }
        files {
          id
        }
        versions {
          number
          pageCount
          from
          until
          file {
            id
            name
            size
          }
        }
      }
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
      hit {
        email
        isEmailVerified
        consent {
          isGiven
        }
        ...HitLane
      }
    }
  }
`);

export const OtherVisitsQuery = graphql(`
  query OtherVisits($contactId: ID!, $filter: ViewingFilter!) {
    viewerSessions(contactId: $contactId, filter: $filter, pageSize: 20) {
      total
      items {
        id
        lane
        presentation {
          id
          name
          pageCount
        }
        visit {
          id
          startedAt
          elapsedMs
          pageCount
          pages {
            page
            timeMs
          }
          sessions {
            id
          }
        }
      }
    }
  }
`);

export const GiveVerdictMutation = graphql(`
  mutation GiveVerdict($id: ID!, $lane: HitLane!) {
    giveHitVerdict(id: $id, lane: $lane) {
      ...HitLane
    }
  }
`);

export const UndoVerdictMutation = graphql(`
  mutation UndoVerdict($id: ID!) {
    undoHitVerdict(id: $id) {
      ...HitLane
    }
  }
`);
