import { graphql } from '../../gql/gql.ts';

/** What a card or a row of the content list shows; the strip's figures come along. */
export const ContentItemFragment = graphql(`
  fragment ContentItem on Presentation {
    id name presentationType status pageCount thumbnailUrl sharedLinkCount
    processing { status pagesDone pageCount failure canRetry }
    owner { id name }
    analytics { lastViewedAt pages { page averageTimeMs } liveSessions { id currentPage } }
  }
`);

export const ContentPageQuery = graphql(`
  query ContentPage($search: String, $status: PresentationStatus, $pageSize: Int!) {
    presentations(search: $search, status: $status, page: 1, pageSize: $pageSize) { total items { ...ContentItem } }
  }
`);

/** The further parts of a long list, each asked for when it comes near. */
export const ContentChunkQuery = graphql(`
  query ContentChunk($search: String, $status: PresentationStatus, $page: Int!, $pageSize: Int!) {
    presentations(search: $search, status: $status, page: $page, pageSize: $pageSize) { items { ...ContentItem } }
  }
`);

/** The figures of one item, asked again while it is being read. */
export const ContentItemAttentionQuery = graphql(`
  query ContentItemAttention($id: ID!) {
    presentation(id: $id) { id analytics { lastViewedAt pages { page averageTimeMs } liveSessions { id currentPage } } }
  }
`);
