import { graphql } from '../../../gql/gql.ts';

/** Fields of a row. */
graphql(`
  fragment LinkItem on SharedLink {
    id
    name
    url
    type
    status
    expiresAt
    deletedAt
    presentationName
    userName
    hasAccessCode
    isForRecipientsOnly
    emailMode
    isDirect
    asked {
      hasAccessCode
      isEmailRequired
      emailMode
      isForRecipientsOnly
      consentMode
    }
    recipients {
      id
      email
      name
      mailedAt
    }
    user {
      id
    }
    presentation {
      id
      status
      pageCount
      thumbnailUrl
    }
    analytics(filter: $filter) {
      asOf
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
  }
`);

/** Loads a chunk; the page query brings the first. */
export const LinksPageQuery = graphql(`
  query LinksPage(
    $search: String
    $status: SharedLinkStatus
    $type: SharedLinkType
    $userId: ID
    $isDeleted: Boolean!
    $order: SharedLinkOrder!
    $page: Int!
    $pageSize: Int!
    $filter: ViewingFilter
    $timeZone: String!
  ) {
    sharedLinks(
      search: $search
      status: $status
      type: $type
      userId: $userId
      isDeleted: $isDeleted
      order: $order
      page: $page
      pageSize: $pageSize
    ) {
      total
      items {
        ...LinkItem
      }
    }
  }
`);

/** Refreshes one link's figures while someone reads it. */
export const LinkFiguresQuery = graphql(`
  query LinkFigures($id: ID!, $filter: ViewingFilter, $timeZone: String!) {
    sharedLink(id: $id) {
      id
      analytics(filter: $filter) {
        asOf
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
    }
  }
`);

/** Possible owners of a link, by name. */
export const LinkOwnersQuery = graphql(`
  query LinkOwners($search: String) {
    users(search: $search, status: ACTIVE, page: 1, pageSize: 50) {
      items {
        id
        name
        email
      }
    }
  }
`);

export const DuplicateSharedLinkMutation = graphql(`
  mutation DuplicateSharedLink($id: ID!) {
    duplicateSharedLink(id: $id) {
      id
      name
      url
    }
  }
`);
export const TransferSharedLinkMutation = graphql(`
  mutation TransferSharedLink($id: ID!, $userId: ID!) {
    transferSharedLink(id: $id, userId: $userId) {
      id
      userName
      user {
        id
      }
    }
  }
`);
export const DeleteSharedLinkMutation = graphql(`
  mutation DeleteSharedLink($id: ID!) {
    deleteSharedLink(id: $id) {
      id
      deletedAt
    }
  }
`);
export const RestoreSharedLinkMutation = graphql(`
  mutation RestoreSharedLink($id: ID!) {
    restoreSharedLink(id: $id) {
      id
      deletedAt
      status
      expiresAt
    }
  }
`);
