import { graphql } from '../../gql/gql.ts';

/** What a card or a row of the content list shows; the strip's figures come along. */
graphql(`
  fragment ContentItem on Presentation {
    id
    name
    presentationType
    status
    pageCount
    thumbnailUrl
    sharedLinkCount
    isNew
    isReleased
    isExpired
    releaseAt
    expiresAt
    restorableUntil
    may {
      edit
      delete
      shareByLink
    }
    settings {
      canBeShared
      canBeSharedLink
    }
    processing {
      status
      pagesDone
      pageCount
      failure
      canRetry
    }
    owner {
      id
      name
    }
    analytics {
      fileId
      filePageCount
      isOfFormerFile
      lastViewedAt
      pages {
        page
        averageTimeMs
      }
      liveSessions {
        id
        currentPage
        fileId
      }
    }
  }
`);

export const ContentPageQuery = graphql(`
  query ContentPage(
    $search: String
    $filter: PresentationFilter
    $sort: PresentationSort!
    $pageSize: Int!
  ) {
    presentations(search: $search, filter: $filter, sort: $sort, page: 1, pageSize: $pageSize) {
      total
      items {
        ...ContentItem
      }
    }
  }
`);

/** The further parts of a long list, each asked for when it comes near. */
export const ContentChunkQuery = graphql(`
  query ContentChunk(
    $search: String
    $filter: PresentationFilter
    $sort: PresentationSort!
    $page: Int!
    $pageSize: Int!
  ) {
    presentations(search: $search, filter: $filter, sort: $sort, page: $page, pageSize: $pageSize) {
      items {
        ...ContentItem
      }
    }
  }
`);

/** The figures of one item, asked again while it is being read. */
export const ContentItemAttentionQuery = graphql(`
  query ContentItemAttention($id: ID!) {
    presentation(id: $id) {
      id
      analytics {
        fileId
        filePageCount
        isOfFormerFile
        lastViewedAt
        pages {
          page
          averageTimeMs
        }
        liveSessions {
          id
          currentPage
          fileId
        }
      }
    }
  }
`);

/** What is selected when all of a list is. */
export const ContentSelectionQuery = graphql(`
  query ContentSelection(
    $search: String
    $filter: PresentationFilter
    $sort: PresentationSort!
    $pageSize: Int!
  ) {
    presentations(search: $search, filter: $filter, sort: $sort, page: 1, pageSize: $pageSize) {
      items {
        id
        name
        status
        pageCount
        thumbnailUrl
        processing {
          status
        }
        settings {
          canBeShared
          canBeSharedLink
        }
        may {
          edit
          delete
          shareByLink
        }
      }
    }
  }
`);

/** Who can own a presentation. */
export const ContentOwnersQuery = graphql(`
  query ContentOwners($search: String, $pageSize: Int!) {
    users(search: $search, pageSize: $pageSize) {
      total
      items {
        id
        name
        email
      }
    }
  }
`);
