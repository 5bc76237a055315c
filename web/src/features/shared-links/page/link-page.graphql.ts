import { graphql } from '../../../gql/gql.ts';

/** A link with its access requests and figures. */
export const LinkPageQuery = graphql(`
  query LinkPage($id: ID!, $filter: ViewingFilter, $timeZone: String!) {
    sharedLink(id: $id) {
      ...LinkItem
      createdAt
      accessCode
      hitCounts {
        persons
        bots
        ownTeam
      }
      accessRequests {
        id
        email
        name
        message
        reason
        at
      }
      presentation {
        id
        name
        pages {
          number
          width
          height
          thumbnailUrl
        }
      }
      analytics(filter: $filter) {
        uniqueVisitors
        averageTimeMs
        completion
        downloads
        linkClicks
        pages {
          page
          views
          timeMs
          averageTimeMs
        }
        liveSessions {
          id
          currentPage
          fileId
          pages {
            page
            timeMs
          }
          ...LiveReader
        }
      }
    }
  }
`);

export const LinkVisitsQuery = graphql(`
  query LinkVisits(
    $id: ID!
    $filter: ViewingFilter
    $did: [ViewerDeed!]
    $visitor: String
    $page: Int!
    $pageSize: Int!
  ) {
    viewerSessions(
      sharedLinkId: $id
      did: $did
      visitor: $visitor
      filter: $filter
      page: $page
      pageSize: $pageSize
    ) {
      total
      items {
        id
        lane
        userAgent
        downloads
        prints
        linkClicks
        isContactVerified
        contact {
          id
          name
          email
        }
        viewer {
          id
          name
        }
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
      }
    }
  }
`);

export const LinkHistoryQuery = graphql(`
  query LinkHistory($id: ID!) {
    sharedLink(id: $id) {
      id
      history {
        id
        at
        summary
        actor {
          id
          name
          email
        }
        fields {
          name
          before
          after
        }
      }
    }
  }
`);

/** The link as of a moment; not cached with the current one. */
export const LinkAsOfQuery = graphql(`
  query LinkAsOf($id: ID!, $at: DateTime!) {
    sharedLink(id: $id, asOf: $at, withDeleted: true) {
      id
      name
      alias
      status
      expiresAt
      deletedAt
      hasAccessCode
      consentMode
      isForRecipientsOnly
      isDirect
      canBeDownloaded
      canBePrinted
      canBeForwarded
      notificationLevel
      userName
      recipients {
        id
        email
        name
      }
    }
  }
`);

export const LetRecipientInMutation = graphql(`
  mutation LetRecipientIn($id: ID!, $recipients: [LinkRecipientInput!]!) {
    reviseSharedLink(id: $id, input: { recipients: $recipients }) {
      id
      recipients {
        id
        email
        name
        mailedAt
      }
    }
  }
`);
export const ProlongSharedLinkMutation = graphql(`
  mutation ProlongSharedLink($id: ID!, $expiresAt: DateTime) {
    reviseSharedLink(id: $id, input: { expiresAt: $expiresAt }) {
      id
      status
      expiresAt
    }
  }
`);

/** Takes a person's requests off the list. */
export const AnswerAccessRequestMutation = graphql(`
  mutation AnswerAccessRequest($linkId: ID!, $personId: ID!, $isGranted: Boolean!) {
    answerAccessRequest(linkId: $linkId, personId: $personId, isGranted: $isGranted) {
      id
      accessRequests {
        id
        email
        name
        message
        reason
        at
      }
    }
  }
`);
