import { graphql } from '../../gql/gql.ts';

/** Fields of a card or row, with the strip's figures. */
graphql(`
  fragment ContentItem on Presentation {
    id
    name
    presentationType
    status
    pageCount
    thumbnailUrl
    sharedLinkCount
    isInternalUseOnly
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
    labels {
      ...LabelTag
    }
    brand {
      ...BrandTag
    }
    products {
      ...ProductTag
    }
    analytics {
      fileId
      filePageCount
      isOfFormerFile
      views
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

/** Loads further chunks of a long list. */
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

/** Refreshes one item's figures while someone reads it. */
export const ContentItemAttentionQuery = graphql(`
  query ContentItemAttention($id: ID!) {
    presentation(id: $id) {
      id
      analytics {
        fileId
        filePageCount
        isOfFormerFile
        views
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

/** Fields for selecting the whole list. */
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
        sharedLinkCount
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
        labels {
          id
        }
        brand {
          id
        }
        products {
          id
        }
      }
    }
  }
`);
